import type { Envelope } from "./mail.ts";
import { formatTime, kindNames, requestUrl } from "./mail-text.ts";
import type { Alarm } from "./outbox.ts";

type Site = Pick<Envelope, "company" | "siteUrl">;

/** Reports unsent mails to the web hook of Slack, Mattermost or Google Chat, without a visitor's data. May reject. */
export async function raiseAlarm(alarms: Alarm[], url: string, site: Site): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: composeAlarm(alarms, site) }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The web hook for alarms answered ${response.status}.`);
}

function composeAlarm(alarms: Alarm[], { company, siteUrl }: Site): string {
  const lines = alarms.map(({ id, kind, created_at, state, attempts }) => {
    const what = `${kindNames[kind]} van ${formatTime(created_at)} (mail ${id}, ${attempts} keer geprobeerd)`;
    return state === "dead" ? `- ${what}: wordt niet meer gemaild` : `- ${what}: nog niet gemaild`;
  });
  return [
    `${company.name}: er zijn aanvragen die u niet per mail heeft gekregen.`,
    ...lines,
    `Ze zijn opgeslagen: ${requestUrl(siteUrl)}`,
  ].join("\n");
}
