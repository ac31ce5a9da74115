/* This is `npm start`. With `--preview` it serves the build. SITE_PORT sets another port. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, preview } from "vite";
import { dataDirectory, embeddedStaff, inboxPath, sitePort } from "../../embedded/environment.ts";
import { requireFreePort } from "../../embedded/ports.ts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { paths } from "../../src/lib/paths.ts";

const isPreview = process.argv.includes("--preview");

async function startServer(port: number): Promise<{ close(): Promise<void> }> {
  const address = { host: "127.0.0.1", port, strictPort: true };
  if (isPreview) return preview({ preview: address });
  const server = await createServer({
    // A second Vite server would delete a cache that it shared with the first.
    cacheDir: join(dataDirectory(), "vite"),
    server: { ...address, watch: { ignored: ["**/dist-*/**", "**/.wrangler/**"] } },
  });
  return server.listen();
}

async function serve(): Promise<void> {
  const port = sitePort(isPreview ? 4173 : 5173);
  if (isPreview && !existsSync("dist/index.html")) {
    throw new SetupProblem("Er is nog geen gebouwde website: voer eerst npm run build uit.");
  }
  await requireFreePort(port);
  const server = await startServer(port);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);

  console.log(`
  Website    http://localhost:${port}
${isPreview ? "" : `  Beheer     http://localhost:${port}/beheer\n`}  Mails      http://localhost:${port}${inboxPath}/
  Aanvragen  http://localhost:${port}${paths.requests}  (${embeddedStaff.email}, ${embeddedStaff.password})
  Stoppen    Ctrl+C
`);
}

serve().catch((error) => {
  reportProblem(error);
  process.exit();
});
