import { composeCollectedMail, composeWordlessMail } from "./collected-mail.ts";
import type { Configuration } from "./configuration.ts";
import { composeConfirmation } from "./confirmation.ts";
import { composeMail, type Mail } from "./mail.ts";
import type { Outbox, WaitingMail } from "./outbox.ts";
import { SendError, send, withPhotographs } from "./send.ts";

const connections = 4;

/** Hosted functions end after 150 s (https://supabase.com/docs/guides/functions/limits), and a mail may take 60. */
const maxRunMs = 40_000;

/** Sends leased mails, none begun after the deadline, and notes how each ended. Rejects when a failure cannot be noted; the lease then runs out. */
export async function deliver(
  mails: WaitingMail[],
  outbox: Outbox,
  configuration: Configuration,
  deadline = Date.now() + maxRunMs,
) {
  const delivery = { sent: 0, failed: 0, unreachable: false };
  const queue = [...mails];

  async function work(): Promise<void> {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const error = await attempt(mail);
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

  async function attempt(mail: WaitingMail): Promise<SendError | undefined> {
    if (mail.kind !== "quote" || mail.request.photos === 0) return sendOneOf(mail, []);
    return withPhotographs(async () => sendOneOf(mail, await outbox.photosOf(mail).catch(() => [])));
  }

  async function sendOneOf(mail: WaitingMail, photos: string[]): Promise<SendError | undefined> {
    let failure = new SendError("connecting", "Not tried: there was no time, or no mail server.");
    try {
      for (const version of versions(mail, photos, configuration)) {
        if (delivery.unreachable || Date.now() > deadline) return failure;
        const problem = await send(version, configuration.smtp).catch((error: SendError) => error);
        if (!problem) return;
        console.error(`send-quote-email: the mail server failed for mail ${mail.id}:`, problem.message);
        if (!problem.isRefused) return problem;
        failure = problem;
      }
      return failure;
    } catch (error) {
      return new SendError("composing", error);
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  return delivery;
}

function versions(mail: WaitingMail, photos: string[], configuration: Configuration): Mail[] {
  const wordless = composeWordlessMail(mail, configuration);
  if (mail.kind === "collected") return [composeCollectedMail(mail, configuration), wordless];
  const whole = photos.length > 0 ? [composeMail(mail, configuration, photos)] : [];
  return [...whole, composeMail(mail, configuration), wordless];
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

/** Does the work of a minute. What fails does not keep visitors from their confirmation, and is what this rejects with. */
export async function runSchedule(outbox: Outbox, configuration: Configuration) {
  const deadline = Date.now() + maxRunMs;
  const total = { sent: 0, failed: 0 };
  try {
    while (Date.now() < deadline) {
      let mails = await outbox.leaseDue();
      if (mails.length === 0) mails = await outbox.leaseCollected();
      if (mails.length === 0) break;
      const { sent, failed, unreachable } = await deliver(mails, outbox, configuration, deadline);
      total.sent += sent;
      total.failed += failed;
      if (unreachable) break;
    }
  } finally {
    await sendConfirmations(outbox, configuration, deadline);
  }
  return total;
}

export async function sendConfirmations(
  outbox: Outbox,
  { company, smtp }: Pick<Configuration, "company" | "smtp">,
  deadline = Date.now() + maxRunMs,
): Promise<void> {
  const { confirmationSender } = company;
  if (confirmationSender === null) return;
  const report = (error: unknown) =>
    console.error("send-quote-email: a visitor gets no confirmation:", error);
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
