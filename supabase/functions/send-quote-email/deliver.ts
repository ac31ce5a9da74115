import { composeCollectedMail, composeWordlessMail } from "./collected-mail.ts";
import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import { composeMail, type Mail } from "./mail.ts";
import type { Outbox, WaitingMail } from "./outbox.ts";
import { inSession, SendError, type Session } from "./send.ts";

/** A hosted function ends after 150 s (https://supabase.com/docs/guides/functions/limits), and its last mail may take 100. */
const maxRunMs = 40_000;

/**
 * Sends the leased mails of a browser's call, and the confirmations that follow. One session for both, because some mail
 * servers take one connection at a time. Rejects when the database takes no note; the leases then run out.
 */
export async function deliverNow(mails: WaitingMail[], outbox: Outbox, configuration: Configuration) {
  if (mails.length === 0) return;
  await inSession(configuration.smtp, async (session) => {
    const { sent, unreachable } = await deliver(mails, outbox, configuration, session);
    if (sent > 0 && !unreachable) await sendConfirmations(outbox, configuration, session);
  });
}

/**
 * Sends leased mails one after the other, and notes how each ended. Gives back what it did not try, because the deadline
 * passed or the mail server let nobody in.
 */
async function deliver(
  mails: WaitingMail[],
  outbox: Outbox,
  configuration: Configuration,
  session: Session,
  deadline = Date.now() + maxRunMs,
) {
  const delivery = { sent: 0, failed: 0, unreachable: false };
  const queue = [...mails];
  while (!delivery.unreachable && Date.now() < deadline) {
    const mail = queue.shift();
    if (!mail) return delivery;
    const photos = await photosOf(mail);
    const error = await sendFirstOf(() => versions(mail, photos, configuration), session);
    if (error === undefined) {
      await noteSent(mail, outbox);
      delivery.sent++;
    } else {
      console.error(`send-quote-email: mail ${mail.id} did not leave:`, error.message);
      delivery.unreachable = error.isUnreachable;
      await outbox.markFailed(mail, error.message, error.mayHaveArrived);
      delivery.failed++;
    }
  }
  await outbox.giveBack(queue);
  return delivery;

  async function photosOf(mail: WaitingMail): Promise<string[]> {
    if (mail.kind !== "quote" || mail.request.photos === 0) return [];
    return outbox.photosOf(mail).catch(() => []);
  }
}

/** Sends these versions of one mail until the mail server accepts one. Stops at any failure but a permanent refusal. */
async function sendFirstOf(compose: () => Mail[], session: Session): Promise<SendError | undefined> {
  let refusal: SendError | undefined;
  try {
    for (const mail of compose()) {
      refusal = await session.send(mail).then(
        () => undefined,
        (error: SendError) => error,
      );
      if (!refusal?.isRefused) break;
    }
    return refusal;
  } catch (error) {
    return new SendError("composing", error);
  }
}

function versions(mail: WaitingMail, photos: string[], configuration: Configuration): Mail[] {
  const wordless = composeWordlessMail(mail, configuration);
  if (mail.kind === "collected") return [composeCollectedMail(mail, configuration), wordless];
  const whole = photos.length > 0 ? [composeMail(mail, configuration, photos)] : [];
  return [...whole, composeMail(mail, configuration), wordless];
}

/** Retries for some seconds: a mail that left would be sent again if the database missed the note. */
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

/** Sends what is due, then the confirmations. A failure of the former rejects in the end, without stopping the latter. */
export function runSchedule(outbox: Outbox, configuration: Configuration) {
  const deadline = Date.now() + maxRunMs;
  return inSession(configuration.smtp, async (session) => {
    const total = { sent: 0, failed: 0 };
    let isUnreachable = false;
    try {
      while (Date.now() < deadline) {
        let mails = await outbox.leaseDue();
        if (mails.length === 0) mails = await outbox.leaseCollected();
        if (mails.length === 0) break;
        const { sent, failed, unreachable } = await deliver(mails, outbox, configuration, session, deadline);
        total.sent += sent;
        total.failed += failed;
        isUnreachable = unreachable;
        if (unreachable) break;
      }
    } finally {
      if (!isUnreachable) await sendConfirmations(outbox, configuration, session, deadline);
    }
    return total;
  });
}

/** Stops when the mail server lets nobody in, because a confirmation that was claimed is never sent again. */
async function sendConfirmations(
  outbox: Outbox,
  { company, from }: Configuration,
  session: Session,
  deadline = Date.now() + maxRunMs,
): Promise<void> {
  if (!company.sendsConfirmation) return;
  const report = (error: unknown) =>
    console.error("send-quote-email: a visitor gets no confirmation:", error);
  let isUnreachable = false;
  try {
    while (Date.now() < deadline && !isUnreachable) {
      const request = await outbox.claimConfirmation();
      if (!request) return;
      await session.send(composeConfirmation(request, company, from)).catch((error: SendError) => {
        report(error);
        isUnreachable = error.isUnreachable;
      });
    }
  } catch (error) {
    report(error);
  }
}
