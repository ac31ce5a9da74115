import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import type { Outbox } from "./outbox.ts";
import { isUnreachable, send } from "./send.ts";

/** Addresses whose mail server is slow must not take up what the hosted service gives to one call. */
const longestRunMs = 20_000;

/**
 * Sends the confirmations to visitors that are due, one after another over one connection at a time, so that the
 * owner's mails find the mail server free. Never rejects: they are a courtesy, and what they meet alarms nobody.
 */
export async function sendConfirmations(
  outbox: Outbox,
  { smtp }: Pick<Configuration, "smtp">,
): Promise<void> {
  const deadline = Date.now() + longestRunMs;
  try {
    while (Date.now() < deadline) {
      const confirmation = await outbox.leaseConfirmation();
      if (!confirmation) return;
      try {
        await send(composeConfirmation(confirmation), smtp);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await outbox.markConfirmationFailed(confirmation, reason, hasSurelyNotLeft(error));
        continue;
      }
      await outbox.markConfirmationSent(confirmation);
    }
  } catch (error) {
    console.error("send-quote-email: the confirmations are left to the next call:", error);
  }
}

/**
 * Whether the mail server did not take the mail and may do so later. A mail that it refused for good, or fell silent
 * at, is not tried again: a stranger's address must not get the same mail time after time.
 */
function hasSurelyNotLeft(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number };
  return isUnreachable(error) || (responseCode >= 400 && responseCode < 500);
}
