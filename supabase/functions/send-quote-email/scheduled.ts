import { raiseAlarm } from "./alarm.ts";
import type { Configuration } from "./configuration.ts";
import { deliver } from "./deliver.ts";
import { composeDigest, composeFloodWarning } from "./digest.ts";
import type { Outbox } from "./outbox.ts";
import { send } from "./send.ts";
import { sendConfirmations } from "./send-confirmations.ts";
import { sendLatePhotos } from "./send-late-photos.ts";

/** The next call comes after a minute; hosted functions end after 150 s (https://supabase.com/docs/guides/functions/limits). */
const maxRunMs = 40_000;

/** The work of every minute. A step that fails does not stop the rest; at the end its reason is what this rejects with. */
export async function runSchedule(
  outbox: Outbox,
  configuration: Configuration,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 };
  const steps = [
    () => outbox.cleanUp(),
    () => sendWhatIsDue(outbox, configuration, total),
    () => sendLatePhotos(outbox, configuration),
    () => raiseAlarms(outbox, configuration),
    () => warnOfFlood(outbox, configuration),
    () => sendDigest(outbox, configuration),
  ];
  const problems: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      problems.push(error);
      console.error("send-quote-email: a part of the scheduled work failed:", error);
    }
  }
  await sendConfirmations(outbox, configuration);
  if (problems.length > 0) throw problems[0];
  return total;
}

async function sendWhatIsDue(
  outbox: Outbox,
  configuration: Configuration,
  total: { sent: number; failed: number },
): Promise<void> {
  const deadline = Date.now() + maxRunMs;
  while (Date.now() < deadline) {
    const mails = await outbox.leaseDue();
    if (mails.length === 0) return;
    const { sent, failed, unreachable } = await deliver(mails, outbox, configuration);
    total.sent += sent;
    total.failed += failed;
    if (unreachable) return;
  }
}

async function raiseAlarms(outbox: Outbox, configuration: Configuration): Promise<void> {
  const { alertWebhookUrl } = configuration;
  const alarms = await outbox.leaseAlarms();
  if (alarms.length === 0) return;
  if (alertWebhookUrl) await raiseAlarm(alarms, alertWebhookUrl, configuration);
  else console.error(`send-quote-email: ${alarms.length} not mailed, and ALERT_WEBHOOK_URL is not set.`);
  await outbox.markAlarmed(alarms);
}

/** By mail, because in a flood mails do leave, and the web hook is optional. */
async function warnOfFlood(outbox: Outbox, configuration: Configuration): Promise<void> {
  const warning = await outbox.leaseFloodWarning();
  if (!warning) return;
  await send(composeFloodWarning(warning, configuration), configuration.smtp);
  await outbox.markDailyMailSent("flood_warning", warning.day);
}

async function sendDigest(outbox: Outbox, configuration: Configuration): Promise<void> {
  const digest = await outbox.leaseDigest();
  if (!digest) return;
  await send(composeDigest(digest, configuration), configuration.smtp);
  await outbox.markDailyMailSent("digest", digest.day);
}
