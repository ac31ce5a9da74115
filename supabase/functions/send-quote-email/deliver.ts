import { composeCollectedMail, composeWordlessMail } from "./collected-mail.ts";
import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import { composeMail, type Mail } from "./mail.ts";
import type { LeasedMail, Outbox } from "./outbox.ts";
import { inSession, SendError, type Session } from "./send.ts";

/** A hosted function ends after 150 s (https://supabase.com/docs/guides/functions/limits), and its last mail may take 100. */
const maxRunMs = 40_000;

/**
 * Sends the mails that were just leased for a browser's call, and the confirmations that follow. Both share one
 * session, because some mail servers take one connection at a time. Rejects when the database cannot note a result; the
 * leases then run out.
 */
export async function deliverNow(mails: LeasedMail[], outbox: Outbox, configuration: Configuration) {
  if (mails.length === 0) return;
  // The clock starts before the wait for the session, because the lease may run out during a long wait.
  const deadline = Date.now() + maxRunMs;
  await inSession(configuration.smtp, async (session) => {
    const count = await deliver(mails, outbox, configuration, session, deadline);
    if (count.sent > 0) await sendConfirmations(outbox, configuration, session, deadline);
  });
}

/** Sends the mails that are due, then the confirmations. If the mails fail, it sends the confirmations and rejects. */
export function runSchedule(outbox: Outbox, configuration: Configuration) {
  const deadline = Date.now() + maxRunMs;
  return inSession(configuration.smtp, async (session) => {
    const total = { sent: 0, failed: 0 };
    try {
      while (!session.isUnreachable && Date.now() < deadline) {
        const due = await outbox.leaseDue();
        const mails = due.length > 0 ? due : await outbox.leaseCollectedMail();
        if (mails.length === 0) break;
        const count = await deliver(mails, outbox, configuration, session, deadline);
        total.sent += count.sent;
        total.failed += count.failed;
      }
    } finally {
      await sendConfirmations(outbox, configuration, session, deadline);
    }
    return total;
  });
}

/**
 * Sends leased mails one after the other, and notes how each ended. Stops at the deadline or when the mail server is
 * unavailable. The mails that are left wait until their lease runs out.
 */
async function deliver(
  mails: LeasedMail[],
  outbox: Outbox,
  configuration: Configuration,
  session: Session,
  deadline: number,
) {
  const count = { sent: 0, failed: 0 };
  for (const mail of mails) {
    if (session.isUnreachable || Date.now() >= deadline) break;
    const error = await trySending(mail, outbox, configuration, session);
    if (error === undefined) {
      await noteSent(mail, outbox);
      count.sent++;
    } else {
      console.error(`send-quote-email: mail ${mail.id} did not leave:`, error.message);
      await outbox.markFailed(mail, error.message, error.mayHaveArrived);
      count.failed++;
    }
  }
  return count;
}

async function trySending(
  mail: LeasedMail,
  outbox: Outbox,
  configuration: Configuration,
  session: Session,
): Promise<SendError | undefined> {
  try {
    await session.send(await compose(mail, outbox, configuration));
  } catch (error) {
    return error instanceof SendError ? error : new SendError("composing", error);
  }
}

/**
 * Composes a mail. From the third attempt it has only a phone number and a link, because its words or photographs may
 * be why it is refused. A collected mail does so from the second, because one refused request keeps back all others.
 */
async function compose(mail: LeasedMail, outbox: Outbox, configuration: Configuration): Promise<Mail> {
  if (mail.attempts > (mail.kind === "collected" ? 1 : 2)) return composeWordlessMail(mail, configuration);
  if (mail.kind === "collected") return composeCollectedMail(mail, configuration);
  const hasPhotos = mail.kind === "quote" && mail.request.photos > 0;
  const photos = hasPhotos ? await outbox.photosOf(mail).catch(() => []) : [];
  return composeMail(mail, configuration, photos);
}

/** Notes that a mail was sent. Retries for some seconds, because without this note the mail would be sent again. */
async function noteSent(mail: LeasedMail, outbox: Outbox): Promise<void> {
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

/** Sends confirmations, if the mail server is available, because a claimed confirmation is never sent again. */
async function sendConfirmations(
  outbox: Outbox,
  { company, from }: Configuration,
  session: Session,
  deadline: number,
): Promise<void> {
  if (!company.sendsConfirmation) return;
  const report = (error: unknown) =>
    console.error("send-quote-email: a visitor gets no confirmation:", error);
  try {
    while (!session.isUnreachable && Date.now() < deadline) {
      const request = await outbox.claimConfirmation();
      if (!request) return;
      await session.send(composeConfirmation(request, company, from)).catch(report);
    }
  } catch (error) {
    report(error);
  }
}
