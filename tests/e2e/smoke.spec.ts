import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { rowsOf, siteOrigin } from "./backend";

test.setTimeout(120_000);

/** Runs the check against `address`, and resolves with its exit code and all that it printed. */
async function smoke(address: string, variables = {}): Promise<{ exitCode: number; printed: string }> {
  // Set by the test runner, and Node says so in the child's output.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/checks/smoke.ts", address],
    {
      env: { ...env, ...variables, NO_COLOR: "1" },
    },
  );
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const [exitCode] = await once(child, "close");
  return { exitCode, printed };
}

/** The site at an address of its own, with faults that a wrongly set up host would have. */
async function spoiledSite() {
  function spoil(path: string, answer: IncomingMessage, body: string): { status: number; body: string } {
    const { headers } = answer;
    if (path === "/faq") delete headers["x-frame-options"];
    if (path === "/projecten") return { status: 302, body };
    if (path === "/diensten") return { status: 200, body: body.replace(/<title>[^<]*/, "<title>") };
    if (path === "/contact")
      return { status: 200, body: body.replace('href="mailto:', 'href="/cdn-cgi/l/email#') };
    if (path === "/privacy")
      return { status: 200, body: body.replace("</head>", "<script>alert()</script></head>") };
    // What a catch-all rewrite to the home page does.
    return { status: answer.statusCode === 404 ? 200 : (answer.statusCode ?? 502), body };
  }
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    httpRequest(siteOrigin + path, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { status, body } = spoil(path, answer, Buffer.concat(chunks).toString("latin1"));
      const { "content-length": _, ...headers } = answer.headers;
      response.writeHead(status, headers).end(Buffer.from(body, "latin1"));
    }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

test("the built site passes, and neither stores nor mails anything of the check", async () => {
  const { exitCode, printed } = await smoke(siteOrigin);
  expect(printed).toContain("is in orde: ");
  expect(exitCode).toBe(0);
  expect(await rowsOf("contact_submissions", " ")).toEqual([]);
  expect(await rowsOf("callback_requests", " ")).toEqual([]);
});

test("each fault of a wrongly set up host is named, once for all the pages that have it, and a paused backend", async () => {
  const site = await spoiledSite();
  try {
    const { exitCode, printed } = await smoke(site.url, {
      VITE_SUPABASE_URL: "http://localhost:1",
      VITE_SUPABASE_ANON_KEY: "sb_publishable_x",
      VITE_SITE_URL: siteOrigin,
    });
    for (const fault of [
      "/faq: heeft X-Frame-Options: niets in plaats van DENY",
      "/projecten: geeft antwoord 302 in plaats van 200",
      "/diensten: heeft geen titel",
      "/privacy: heeft een Content-Security-Policy die sha256-",
      "/contact: is onderweg veranderd door Cloudflare",
      `andere: staat in de sitemap als pagina van ${siteOrigin}`,
      "een adres dat niet bestaat: geeft antwoord 200 in plaats van 404",
    ]) {
      expect(printed).toContain(fault);
    }
    expect(printed.match(/staat in de sitemap/g)).toHaveLength(1);
    expect(printed).toMatch(
      /http:\/\/localhost:1\/.*antwoordt niet \(.*\)\. Is het project bij Supabase gepauzeerd\?/,
    );
    expect(exitCode).toBe(1);
  } finally {
    site.stop();
  }
});
