import { composeCollectedMail } from "./collected-mail.ts";
import type { Configuration } from "./configuration.ts";
import { composeMail } from "./mail.ts";
import type { Outbox, WaitingMail } from "./outbox.ts";
import { SendError, send } from "./send.ts";

export interface Delivery {
  sent: number;
  failed: number;
  unreachable: boolean;
}

const connections = 4;

/** Sends leased mails and notes how each ended. It rejects when a failure cannot be noted; the lease then runs out. */
export async function deliver(
  mails: WaitingMail[],
  outbox: Outbox,
  configuration: Configuration,
): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failed: 0, unreachable: false };
  const queue = [...mails];

  async function work(): Promise<void> {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const photos = delivery.unreachable ? [] : await photosOf(mail);
      const error = delivery.unreachable
        ? new SendError("connecting", "Not tried: the mail server could not be reached.")
        : await attempt(mail, photos);
      if (error === undefined) {
        await noteSent(mail, outbox);
        delivery.sent++;
      } else {
        delivery.unreachable ||= error.isUnreachable;
        await outbox.markFailed(mail, error.message, error.mayHaveArrived);
        delivery.failed++;
      }
    }
  }

  async function photosOf(mail: WaitingMail): Promise<string[]> {
    try {
      return mail.kind === "quote" ? await outbox.photosOf(mail) : [];
    } catch (error) {
      console.error(`send-quote-email: mail ${mail.id} goes without photographs:`, error);
      return [];
    }
  }

  async function attempt(mail: WaitingMail, photos: string[]): Promise<SendError | undefined> {
    try {
      const composed =
        mail.kind === "collected"
          ? composeCollectedMail(mail, configuration)
          : composeMail(mail, configuration, photos);
      await send(composed, configuration.smtp);
    } catch (error) {
      const failure = error instanceof SendError ? error : new SendError("composing", error);
      console.error(`send-quote-email: the mail server failed for mail ${mail.id}:`, failure.message);
      return failure;
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  return delivery;
}

/** Retries, as a mail that left must not go again because the database fails for a moment. */
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
