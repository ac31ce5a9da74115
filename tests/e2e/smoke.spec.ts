import { execFile } from "node:child_process";
import { expect, test } from "playwright/test";
import { embeddedEnvironment } from "../../embedded/environment.ts";
import { previewPort } from "../../scripts/site/build-environment.ts";
import { paths } from "../../src/lib/paths.ts";
import { askSite, rowsOf, serveAgain, siteOrigin } from "./backend.ts";

/** Runs the check against `address`; resolves with its exit status and all that it printed. */
function smoke(address: string, variables: object) {
  const command = ["--import", "tsx", "scripts/checks/smoke.ts", address];
  const env = { ...process.env, ...variables };
  return new Promise<{ exitCode: number; output: string }>((resolve) =>
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

/** The responses of a wrongly configured host: problems on some pages, a redirect, and a page at every unknown address. */
async function spoil(_request: Request, path: string): Promise<Response> {
  const answer = await askSite(path);
  if (path === paths.faq) answer.headers.delete("x-frame-options");
  let html = await answer.text();
  if (path === paths.services) html = html.replace(/<title>[^<]*/, "<title>");
  if (path === paths.contact) html = html.replace('href="mailto:', 'href="/cdn-cgi/l/email#');
  if (path === paths.privacy) html = html.replace("</head>", "<script>alert()</script></head>");
  return new Response(html, { status: path === paths.projects ? 302 : 200, headers: answer.headers });
}

test("the check of a live site passes on this one and stores nothing", async () => {
  const { exitCode, output } = await smoke(siteOrigin, embeddedEnvironment(previewPort));
  expect(output).toContain("is in orde: ");
  expect(exitCode).toBe(0);
  expect(await rowsOf("contact_submissions", " ")).toEqual([]);
  expect(await rowsOf("callback_requests", " ")).toEqual([]);
});

test("the check names each problem of a wrongly set up host once", async () => {
  const { port, close } = await serveAgain(spoil);
  const { exitCode, output } = await smoke(`http://127.0.0.1:${port}`, {
    VITE_SUPABASE_URL: "http://localhost:1",
    VITE_SUPABASE_ANON_KEY: "sb_publishable_x",
    VITE_SITE_URL: siteOrigin,
  });
  close();
  for (const problem of [
    `${paths.faq}: heeft X-Frame-Options: niets in plaats van DENY`,
    `${paths.projects}: geeft antwoord 302 in plaats van 200`,
    `${paths.services}: heeft geen titel`,
    `${paths.privacy}: heeft een Content-Security-Policy die sha256-`,
    `${paths.contact}: is onderweg veranderd door Cloudflare`,
    `andere: staat in de sitemap als pagina van ${siteOrigin}`,
    "een adres dat niet bestaat: geeft antwoord 200 in plaats van 404",
  ])
    expect(output).toContain(problem);
  expect(output.match(/staat in de sitemap/g)).toHaveLength(1);
  expect(output).toMatch(/localhost:1\/.*antwoordt niet \(.*\)\. Is het project bij Supabase gepauzeerd\?/);
  expect(exitCode).toBe(1);
});
