/*
 * `npm start` serves the site under development on port 5173, `npm run preview` (`--preview`) the build in dist/ on 4173,
 * both with the embedded backend. SITE_PORT sets another port, SITE_FOLDER another build.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, preview } from "vite";
import { embeddedSettings, embeddedStaff, portFromEnvironment } from "../../embedded/environment.ts";
import { requireFreePort } from "../../embedded/ports.ts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { paths } from "../../src/lib/paths.ts";

const isPreview = process.argv.includes("--preview");
const built = process.env.SITE_FOLDER || "dist";

async function startServer(port: number): Promise<{ close(): Promise<void> }> {
  // The backend's URLs name the port.
  const address = { host: "127.0.0.1", port, strictPort: true };
  if (isPreview) return preview({ preview: address, build: { outDir: built } });
  const server = await createServer({
    // A second Vite server would delete the shared cache.
    cacheDir: join(embeddedSettings().dataDirectory, "vite"),
    // A build would reload the page once for every file.
    server: { ...address, watch: { ignored: ["**/dist-*/**", "**/.wrangler/**"] } },
  });
  return server.listen();
}

async function serve(): Promise<void> {
  const port = portFromEnvironment("SITE_PORT", isPreview ? 4173 : 5173);
  if (isPreview && !existsSync(`${built}/index.html`)) {
    throw new SetupProblem('There is no build to preview: run "npm run build" first.');
  }
  await requireFreePort(port, "the site", "SITE_PORT");
  const server = await startServer(port);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  console.log(`
  Website   http://localhost:${port}
${isPreview ? "" : `  CMS       http://localhost:${port}/beheer\n`}  Inbox     http://localhost:${embeddedSettings().inboxPort}
  Requests  http://localhost:${port}${paths.requests}  (${embeddedStaff.email}, ${embeddedStaff.password})
  Stop      Ctrl+C
`);
}

serve().catch((error) => {
  reportProblem(error);
  process.exit();
});
