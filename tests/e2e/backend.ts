import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Page } from "playwright/test";
import { embeddedKeys, inboxPath } from "../../embedded/environment";
import { previewPort } from "../../scripts/site/build-environment";
import { company } from "./content";

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

/** The owner's mails in the inbox that mention `text`. */
export async function mailsAbout(text: string): Promise<unknown[]> {
  const response = await fetch(`${siteOrigin}${inboxPath}/email`);
  const mails = (await response.json()) as { text?: string; to: { address: string }[] }[];
  return mails.filter((mail) => mail.to[0]?.address === company.email && mail.text?.includes(text));
}

/** Runs the schedule, which sends every mail that is due. */
export async function runSchedule(): Promise<void> {
  const response = await fetch(`${siteOrigin}/functions/v1/send-quote-email`, {
    method: "POST",
    headers: { apikey: embeddedKeys.publishable, "x-scheduler-secret": embeddedKeys.schedulerSecret },
  });
  if (!response.ok) throw new Error(`The function answered ${response.status}: ${await response.text()}`);
}

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

/** The site's own response to `path`, with method, headers and body of `request`, to be passed on. */
export async function askSite(path: string, request?: Request): Promise<Response> {
  const sent = ["apikey", "authorization", "content-type", "prefer"].map((name) => [
    name,
    request?.headers.get(name) ?? "",
  ]);
  const { body, status, headers } = await fetch(siteOrigin + path, {
    method: request?.method,
    headers: Object.fromEntries(sent),
    body: request?.method === "POST" ? await request.arrayBuffer() : undefined,
    redirect: "manual",
  });
  // These describe the compressed body, which fetch has decompressed.
  const { "content-encoding": _, "content-length": __, ...kept } = Object.fromEntries(headers);
  return new Response(body, { status, headers: kept });
}

/** Serves the site to `page` at `siteAddress` with its backend on another origin, as a host does. */
export async function serveWithFarBackend(page: Page) {
  const { port, close } = await serveAgain(async (request, path) => {
    // Supabase allows the headers that are asked for.
    const allowed = request.headers.get("access-control-request-headers") ?? "";
    const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": allowed };
    if (request.method === "OPTIONS") return new Response(null, { headers: cors });
    const answer = await askSite(path, request);
    for (const [name, value] of Object.entries({ ...Object.fromEntries(answer.headers), ...cors }))
      answer.headers.set(name, value.replace("connect-src 'self'", `connect-src 'self' ${backend}`));
    return answer;
  });
  const backend = `http://127.0.0.1:${port}`;
  await page.addInitScript((far) => {
    const send = window.fetch;
    const atBackend = (address: string) => address.replace(/^.*?(?=\/(?:rest|functions)\/)/, far);
    window.fetch = (address, options) => send(atBackend(String(address)), options);
  }, backend);
  return { siteAddress: `http://localhost:${port}`, close };
}
