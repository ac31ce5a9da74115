/**
 * `npm start`: the site under development on http://localhost:5173.
 * `npm run preview` (`--preview`): the build in dist/ on http://localhost:4173.
 * Both with the embedded backend, until Ctrl+C. SITE_PORT sets another port, SITE_FOLDER another build.
 */
import { existsSync } from "node:fs";
import { createServer, preview } from "vite";
import { embeddedSettings, embeddedStaff, portFromEnvironment } from "../../embedded/environment.ts";
import { requireFreePort } from "../../embedded/ports.ts";
import { paths } from "../../src/lib/paths.ts";
import { reportProblem, SetupProblem } from "../shared/setup-problem.ts";
import { encodePhotos } from "./encode-pictures.ts";
import { whileEditing } from "./while-editing.ts";

const isPreview = process.argv.includes("--preview");
const built = process.env.SITE_FOLDER || "dist";

async function startServer(port: number): Promise<{ close(): Promise<void> }> {
  // Vite would take the next free port, on which the backend's addresses are wrong.
  const address = { host: "127.0.0.1", port, strictPort: true };
  if (isPreview) return preview({ preview: address, build: { outDir: built } });
  const server = await createServer({ server: address, plugins: [whileEditing()] });
  return server.listen();
}

async function serve(): Promise<void> {
  const port = portFromEnvironment("SITE_PORT", isPreview ? 4173 : 5173);
  if (isPreview && !existsSync(`${built}/index.html`)) {
    throw new SetupProblem('There is no build to preview: run "npm run build" first.');
  }
  await requireFreePort(port, "the site", "SITE_PORT");
  if (!isPreview) await encodePhotos();
  const server = await startServer(port);

  let stopping = false;
  const stop = async () => {
    // A second Ctrl+C is from somebody who does not want to wait.
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
  // Whatever did start must not keep a failed start alive.
  process.exit();
});
