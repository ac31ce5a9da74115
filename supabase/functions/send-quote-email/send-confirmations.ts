import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import { maxRunMs } from "./deliver.ts";
import type { Outbox } from "./outbox.ts";
import { send } from "./send.ts";

/** Confirms quote requests to their visitors, each at most once and none begun after the deadline. Never rejects. */
export async function sendConfirmations(
  outbox: Outbox,
  { company, smtp }: Pick<Configuration, "company" | "smtp">,
  deadline = Date.now() + maxRunMs,
): Promise<void> {
  const { confirmationSender } = company;
  if (confirmationSender === null) return;
  try {
    while (Date.now() < deadline) {
      const request = await outbox.claimConfirmation();
      if (!request) return;
      await send(composeConfirmation(request, { ...company, confirmationSender }), smtp).catch(report);
    }
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  console.error("send-quote-email: a visitor gets no confirmation:", error);
}
