import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import type { Outbox } from "./outbox.ts";
import { send } from "./send.ts";

const maxRunMs = 20_000;

/** Confirms quote requests to their visitors, each at most once. Never rejects. */
export async function sendConfirmations(
  outbox: Outbox,
  { company, smtp }: Pick<Configuration, "company" | "smtp">,
): Promise<void> {
  const { confirmationSender } = company;
  if (confirmationSender === null) return;
  const deadline = Date.now() + maxRunMs;
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
