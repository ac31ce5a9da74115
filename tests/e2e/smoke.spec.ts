import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { paths } from "../../src/lib/paths";
import { rowsOf, siteOrigin } from "./backend";

test.setTimeout(120_000);

/** Runs the check against `address`; resolves with its exit code and all that it printed. */
function smoke(address: string, variables = {}) {
  const command = ["--import", "tsx", "scripts/checks/smoke.ts", address];
  const env = { ...process.env, ...variables };
  return new Promise<{ exitCode: number; printed: string }>((resolve) =>
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), printed: stdout + stderr }),
    ),
  );
}

/** What a wrongly set up host makes of a page. */
function spoil(path: string, html: string, headers: Headers): string {
  if (path === paths.faq) headers.delete("x-frame-options");
  if (path === paths.services) return html.replace(/<title>[^<]*/, "<title>");
  if (path === paths.contact) return html.replace('href="mailto:', 'href="/cdn-cgi/l/email#');
  if (path === paths.privacy) return html.replace("</head>", "<script>alert()</script></head>");
  return html;
}

/** The site with these faults at an address of its own, where one page is elsewhere and every other address has one. */
async function serveSpoiled() {
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(siteOrigin + url);
    const headers = new Headers(answer.headers);
    for (const name of ["content-length", "content-encoding"]) headers.delete(name);
    const html = spoil(url, await answer.text(), headers);
    response.writeHead(url === paths.projects ? 302 : 200, Object.fromEntries(headers)).end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

test("the built site passes, and neither stores nor mails anything of the check", async () => {
  const { exitCode, printed } = await smoke(siteOrigin);
  expect(printed).toContain("is in orde: ");
  expect(exitCode).toBe(0);
  expect(await rowsOf("contact_submissions", " ")).toEqual([]);
  expect(await rowsOf("callback_requests", " ")).toEqual([]);
});

test("each fault of a wrongly set up host, and a paused backend, is named once for all pages that have it", async () => {
  const site = await serveSpoiled();
  const { exitCode, printed } = await smoke(site.url, {
    VITE_SUPABASE_URL: "http://localhost:1",
    VITE_SUPABASE_ANON_KEY: "sb_publishable_x",
    VITE_SITE_URL: siteOrigin,
  });
  site.stop();
  for (const fault of [
    `${paths.faq}: heeft X-Frame-Options: niets in plaats van DENY`,
    `${paths.projects}: geeft antwoord 302 in plaats van 200`,
    `${paths.services}: heeft geen titel`,
    `${paths.privacy}: heeft een Content-Security-Policy die sha256-`,
    `${paths.contact}: is onderweg veranderd door Cloudflare`,
    `andere: staat in de sitemap als pagina van ${siteOrigin}`,
    "een adres dat niet bestaat: geeft antwoord 200 in plaats van 404",
  ])
    expect(printed).toContain(fault);
  expect(printed.match(/staat in de sitemap/g)).toHaveLength(1);
  expect(printed).toMatch(/localhost:1\/.*antwoordt niet \(.*\)\. Is het project bij Supabase gepauzeerd\?/);
  expect(exitCode).toBe(1);
});
