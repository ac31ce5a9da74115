import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { expect, type Page } from "playwright/test";
import { embeddedKeys, functionPath, inboxPath } from "../../embedded/environment.ts";
import { previewPort } from "../../scripts/site/build-environment.ts";
import { schedulerHeader } from "../../supabase/functions/send-quote-email/scheduler-secret.ts";
import { company } from "./content.ts";

/** The origin of the built site. */
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

/** The mails in the inbox to `address`, oldest first. */
export async function mailsTo(address: string) {
  const response = await fetch(`${siteOrigin}${inboxPath}/email`);
  const mails = (await response.json()) as { text?: string; html?: string; to: { address: string }[] }[];
  return mails.filter(({ to }) => to[0]?.address === address);
}

/** The owner's mails in the inbox that mention `text`. */
export async function mailsAbout(text: string) {
  return (await mailsTo(company.email)).filter((mail) => mail.text?.includes(text));
}

/** Runs the schedule, which sends every mail that is due. Throws when a part of it failed. */
export async function runSchedule(): Promise<void> {
  const response = await fetch(siteOrigin + functionPath, {
    method: "POST",
    headers: { apikey: embeddedKeys.publishable, [schedulerHeader]: embeddedKeys.schedulerSecret },
  });
  if (!response.ok) throw new Error(`The function answered ${response.status}: ${await response.text()}`);
}

/** Like `expect` of the owner's mails about `text`, but with retries until the mails have come. */
export const expectMailsAbout = (text: string) =>
  expect.poll(
    async () => {
      const mails = await mailsAbout(text);
      // On a busy machine the visitor's own call may give up. The schedule sends the mail two minutes later.
      if (mails.length === 0) await runSchedule().catch(() => {});
      return mails;
    },
    { message: `the owner's mails about ${text}`, timeout: 200_000 },
  );

/** Serves the site again, on a free port or on `port`; `answer` makes each response. `close` also ends open connections. */
export async function serveAgain(answer: (request: Request, path: string) => Promise<Response>, port = 0) {
  const server = serve({
    fetch: (request) => answer(request, request.url.replace(new URL(request.url).origin, "")),
    hostname: "127.0.0.1",
    port,
    overrideGlobalObjects: false,
  }) as Server;
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Sends `request` to the site at `path`. Returns the site's own response, which can be passed on. */
export async function askSite(path: string, request?: Request): Promise<Response> {
  const requestHeaders = ["apikey", "authorization", "content-type", "prefer"].map((name) => [
    name,
    request?.headers.get(name) ?? "",
  ]);
  const { body, status, headers } = await fetch(siteOrigin + path, {
    method: request?.method,
    headers: Object.fromEntries(requestHeaders),
    body: request?.method === "POST" ? await request.arrayBuffer() : undefined,
    redirect: "manual",
  });
  // These headers describe the compressed body, which fetch has decompressed.
  const { "content-encoding": _, "content-length": __, ...otherHeaders } = Object.fromEntries(headers);
  return new Response(body, { status, headers: otherHeaders });
}

/** Serves the site to `page` at `siteAddress` with its backend on another origin, as a host does. */
export async function serveWithFarBackend(page: Page) {
  const { port, close } = await serveAgain(async (request, path) => {
    // Like Supabase, this backend allows every header that a preflight request asks for.
    const headerNames = request.headers.get("access-control-request-headers") ?? "";
    const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": headerNames };
    if (request.method === "OPTIONS") return new Response(null, { headers: cors });
    const answer = await askSite(path, request);
    for (const [name, value] of Object.entries({ ...Object.fromEntries(answer.headers), ...cors }))
      answer.headers.set(name, value.replace("connect-src 'self'", `connect-src 'self' ${backend}`));
    return answer;
  });
  const backend = `http://127.0.0.1:${port}`;
  await page.addInitScript((origin) => {
    const send = window.fetch;
    const atBackend = (address: string) => address.replace(/^.*?(?=\/(?:rest|functions)\/)/, origin);
    window.fetch = (address, options) => send(atBackend(String(address)), options);
  }, backend);
  return { siteAddress: `http://localhost:${port}`, close };
}
