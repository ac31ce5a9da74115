import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { embeddedKeys, inboxPath } from "../../embedded/environment";
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
  const response = await fetch(`${siteOrigin}${inboxPath}/email`);
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

/**
 * The site once more, with its backend on another origin, as it is on every host: at `siteAddress`, each request to the
 * backend under way for `delayMs` before it arrives. `firstMethod` resolves with the method of the first of those. What
 * `lose` names is missing there until `find`, with the headers that the host gives it.
 */
export async function serveWithFarBackend(delayMs: number) {
  let arrive: (method: string | undefined) => void = () => {};
  const firstMethod = new Promise<string | undefined>((resolve) => {
    arrive = resolve;
  });
  let lost = /(?!)/;
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    if (/^\/(rest|functions)\//.test(url)) {
      arrive(method);
      await setTimeout(delayMs);
      // As Supabase does.
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
      if (method === "OPTIONS") return response.end();
    }
    const kept = ["apikey", "authorization", "content-type", "prefer"].flatMap((name) =>
      headers[name] ? [[name, String(headers[name])]] : [],
    );
    const body = method === "POST" ? await buffer(request) : undefined;
    const answer = await fetch(siteOrigin + url + (lost.test(url) ? ".gone" : ""), {
      method,
      headers: Object.fromEntries(kept),
      body,
    });
    const withBackend = (text: string) => text.replaceAll(siteOrigin, backend);
    for (const name of ["content-type", "cache-control", "content-security-policy"])
      response.setHeader(name, withBackend(answer.headers.get(name) ?? ""));
    const content = Buffer.from(await answer.arrayBuffer());
    const isText = /html|javascript/.test(answer.headers.get("content-type") ?? "");
    response.writeHead(answer.status).end(isText ? withBackend(content.toString()) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const backend = `http://127.0.0.1:${port}`;
  return {
    siteAddress: `http://localhost:${port}`,
    firstMethod,
    lose: (address: RegExp) => {
      lost = address;
    },
    find: () => {
      lost = /(?!)/;
    },
    close: () => server.close(),
  };
}
