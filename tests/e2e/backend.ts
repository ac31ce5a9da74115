import { embeddedKeys, embeddedSettings } from "../../embedded/environment";
import { previewPort } from "../../scripts/build/build-environment";
import { requireContent } from "../../scripts/content/check";

/** Where the built site answers, without a slash at the end. */
export const siteOrigin = `http://localhost:${previewPort}`;

/** The stored rows whose name is `name`, read with the secret key of the embedded backend. */
export async function rowsOf(
  table: "contact_submissions" | "callback_requests",
  name: string,
): Promise<unknown[]> {
  const query = new URLSearchParams({ name: `eq.${name}` });
  const response = await fetch(`${siteOrigin}/rest/v1/${table}?${query}`, {
    headers: { apikey: embeddedKeys.secret, authorization: `Bearer ${embeddedKeys.secret}` },
  });
  if (!response.ok)
    throw new Error(`The embedded backend answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The owner's mails in the inbox that mention `text`. */
export async function mailsAbout(text: string): Promise<unknown[]> {
  const response = await fetch(`http://127.0.0.1:${embeddedSettings().inboxPort}/email`);
  const mails = (await response.json()) as { text?: string; to: { address: string }[] }[];
  const { email } = requireContent()["bedrijf.yaml"];
  return mails.filter((mail) => mail.to[0]?.address === email && mail.text?.includes(text));
}

/** Has everything mailed that is due, as the scheduler does every minute. */
export async function runSchedule(): Promise<void> {
  const response = await fetch(`${siteOrigin}/functions/v1/send-quote-email`, {
    method: "POST",
    headers: { apikey: embeddedKeys.publishable, "x-scheduler-secret": embeddedKeys.schedulerSecret },
  });
  if (!response.ok) throw new Error(`The function answered ${response.status}: ${await response.text()}`);
}
