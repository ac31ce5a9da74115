import type { Configuration } from "./configuration.ts";
import { composeMail } from "./mail.ts";
import type { Outbox, WaitingMail } from "./outbox.ts";
import { isUnreachable, send } from "./send.ts";

/** How many mails went and did not go, and whether there is a mail server to talk to at all. */
export interface Delivery {
  sent: number;
  failed: number;
  unreachable: boolean;
}

/** Mail servers allow a sender only so many connections at once. */
const connections = 4;

/**
 * Sends leased mails and notes in the outbox how each ended. Once the mail server
 * cannot be reached, the rest is not tried. Rejects when the outbox cannot be told
 * that a mail failed; its lease then runs out.
 */
export async function deliver(
  mails: WaitingMail[],
  outbox: Outbox,
  configuration: Configuration,
): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failed: 0, unreachable: false };
  const queue = [...mails];

  async function work(): Promise<void> {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const reason = delivery.unreachable
        ? "Not tried: the mail server could not be reached."
        : await attempt(mail);
      if (reason === undefined) {
        await noteSent(mail, outbox);
        delivery.sent++;
      } else {
        await outbox.markFailed(mail, reason);
        delivery.failed++;
      }
    }
  }

  /** Sends one; returns why it did not go. */
  async function attempt(mail: WaitingMail): Promise<string | undefined> {
    try {
      await send(composeMail(mail, configuration), configuration.smtp);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`send-quote-email: the mail server failed for mail ${mail.id}:`, reason);
      delivery.unreachable ||= isUnreachable(error);
      return reason;
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  return delivery;
}

/** A mail that left must not go again for a hiccup of the database, so this insists for a while. */
async function noteSent(mail: WaitingMail, outbox: Outbox): Promise<void> {
  for (const pauseMs of [200, 1_000, 3_000]) {
    try {
      return await outbox.markSent(mail);
    } catch (error) {
      console.error(`send-quote-email: mail ${mail.id} left, but that could not be noted:`, error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  await outbox.markSent(mail);
}
