import type { Configuration } from "./configuration.ts";
import { deliver, maxRunMs } from "./deliver.ts";
import type { Outbox } from "./outbox.ts";
import { sendConfirmations } from "./send-confirmations.ts";

/** Does the work of a minute. A step that fails does not stop the rest, and its reason is what this rejects with. */
export async function runSchedule(
  outbox: Outbox,
  configuration: Configuration,
): Promise<{ sent: number; failed: number }> {
  const deadline = Date.now() + maxRunMs;
  const total = { sent: 0, failed: 0 };
  const steps = [() => outbox.cleanUp(), () => sendWhatIsDue(outbox, configuration, deadline, total)];
  const problems: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      problems.push(error);
      console.error("send-quote-email: a part of the scheduled work failed:", error);
    }
  }
  await sendConfirmations(outbox, configuration, deadline);
  if (problems.length > 0) throw problems[0];
  return total;
}

async function sendWhatIsDue(
  outbox: Outbox,
  configuration: Configuration,
  deadline: number,
  total: { sent: number; failed: number },
): Promise<void> {
  while (Date.now() < deadline) {
    let mails = await outbox.leaseDue();
    if (mails.length === 0) mails = await outbox.leaseCollected();
    if (mails.length === 0) return;
    const { sent, failed, unreachable } = await deliver(mails, outbox, configuration, deadline);
    total.sent += sent;
    total.failed += failed;
    if (unreachable) return;
  }
}
