import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { mailsAbout, rowsOf, siteOrigin } from "./backend";

test.setTimeout(120_000);

/** Runs the check against `address`, and resolves with its exit code and all that it printed. */
async function smoke(address: string): Promise<{ exitCode: number; printed: string }> {
  // Set by the test runner, and Node says so in the child's output.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/checks/smoke.ts", address],
    {
      env: { ...env, NO_COLOR: "1" },
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
    if (path === "/diensten") return { status: 200, body: body.replace(/<title>[^<]*/, "<title>Welkom") };
    if (path === "/over-ons")
      return { status: 200, body: body.replaceAll(`href="${siteOrigin}/`, 'href="https://x/') };
    if (path === "/privacy")
      return { status: 200, body: body.replace("</head>", "<script>alert()</script></head>") };
    if (path === "/robots.txt") return { status: 200, body: "User-agent: *\nDisallow: /" };
    if (path === "/sitemap.xml") return { status: 200, body: body.replace("/werkgebied<", "/regio<") };
    if (path.startsWith("/assets/")) headers["cache-control"] = "no-store";
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
  expect(await mailsAbout("Smoke check")).toEqual([]);
});

test("each fault of a wrongly set up host is named, and once for all the pages that have it", async () => {
  const site = await spoiledSite();
  try {
    const { exitCode, printed } = await smoke(site.url);
    for (const fault of [
      "/faq: heeft X-Frame-Options: niets in plaats van DENY",
      "/projecten: geeft antwoord 302 in plaats van 200",
      "/diensten: heeft de titel “Welkom” in plaats van",
      "/over-ons: heeft het canonieke adres https://x/over-ons in plaats van",
      "/privacy: heeft een stuk code dat de eigen Content-Security-Policy verbiedt",
      "/robots.txt: noemt",
      "/werkgebied: ontbreekt in /sitemap.xml",
      "/regio: staat in /sitemap.xml, maar",
      "andere: heeft Cache-Control: no-store in plaats van een jaar",
      "een adres dat niet bestaat geeft antwoord 200 in plaats van 404",
    ]) {
      expect(printed).toContain(fault);
    }
    expect(printed.match(/Cache-Control: no-store/g)).toHaveLength(1);
    expect(exitCode).toBe(1);
  } finally {
    site.stop();
  }
});

test("an address where nothing answers is said in two lines, and none at all in one", async () => {
  const nobody = await smoke("http://127.0.0.1:1");
  expect(nobody.exitCode).toBe(1);
  expect(nobody.printed).toContain("http://127.0.0.1:1 antwoordt niet");
  expect(nobody.printed.trim().split("\n")).toHaveLength(2);
  expect((await smoke("")).printed).toBe("Welk adres? Voorbeeld: npm run smoke -- https://www.example.nl\n");
});
