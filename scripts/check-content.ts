import { createServer } from "vite";
import { contentCheck } from "./content/check";
import { findingText } from "./content/finding";

/* `npm run check:content`: every mistake in src/content/, with its file, its field and what to do about it, in Dutch. */
const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const findings = await contentCheck(process.cwd(), (path) => server.ssrLoadModule(path))();
  if (findings.length === 0) console.log("Alles in src/content/ is in orde.");
  else console.error(`${findings.map(findingText).join("\n")}\n\nOm te verbeteren: ${findings.length}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await server.close();
}
