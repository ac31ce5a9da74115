import { join, relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { type Finding, findingText } from "./finding.ts";
import type { spellingMistake } from "./sources.ts";

const watched = /^(?:src\/content|public\/pictures|photos)\//;

function overlay(findings: Finding[]): ErrorPayload {
  const heading =
    findings.length === 1
      ? "Er is iets te verbeteren in de teksten van de site."
      : `Er zijn ${findings.length} dingen te verbeteren in de teksten van de site.`;
  const list = findings.map((finding) => findingText(finding)).join("\n\n");
  const ending = "Verbeter de tekst en sla het bestand op; deze melding verdwijnt dan vanzelf.";
  return { type: "error", err: { message: `${heading}\n\n${list}\n\n${ending}`, stack: "" } };
}

/**
 * While the site is being edited (`npm start`), says in the browser what
 * `npm run check:content` says: at start, and after every save. A file that does
 * not even parse gives the same answer instead of a white page. Does nothing in a
 * build, a preview or a test run.
 */
export function answersInBrowser(): Plugin {
  let server: ViteDevServer | undefined;
  /** The newest check; a page that is opened meanwhile waits for it. */
  let findings: Promise<Finding[]> = Promise.resolve([]);

  function watch(site: ViteDevServer) {
    const { root, logger } = site.config;
    // Loaded by the server, and only now: TypeScript takes half a second, which a build can do without.
    const check = site
      .ssrLoadModule("/scripts/content/check.ts")
      .then(({ contentCheck }) => contentCheck(root, (path: string) => site.ssrLoadModule(path)));
    let shown = "";
    async function answer() {
      const found = await findings;
      const text = found.map(findingText).join("\n");
      if (text) site.ws.send(overlay(found));
      else if (shown) site.ws.send({ type: "full-reload" });
      if (text && text !== shown) logger.error(text);
      shown = text;
    }
    function run() {
      findings = findings
        .then(async () => (await check)())
        .catch(({ message }) => [
          { file: "src/content", path: [], remedy: `de teksten zijn niet te laden: ${message}` },
        ]);
      void answer();
    }
    let timer: NodeJS.Timeout | undefined;
    site.watcher.on("all", (_event, file) => {
      if (!watched.test(relative(root, file).split(sep).join("/"))) return;
      clearTimeout(timer);
      // An editor writes a file in several steps.
      timer = setTimeout(run, 50);
    });
    site.ws.on("connection", async (socket) => {
      const found = await findings;
      if (found.length > 0) socket.send(JSON.stringify(overlay(found)));
    });
    run();
  }

  return {
    name: "answers-in-browser",
    enforce: "pre",
    apply: (_config, { command }) => command === "serve" && !process.env.VITEST,
    configureServer(site) {
      server = site;
      site.httpServer?.once("listening", () => watch(site));
    },
    // What does not parse stops Vite with words of its own; these come before.
    async transform(code, id, options) {
      const root = server?.config.root ?? "";
      if (!server || options?.ssr || !id.startsWith(join(root, "src/content/"))) return;
      const sources = await server.ssrLoadModule("/scripts/content/sources.ts");
      const find: typeof spellingMistake = sources.spellingMistake;
      const mistake = find(relative(root, id).split(sep).join("/").replace(/\?.*/, ""), code);
      if (mistake) this.error(overlay([mistake]).err.message);
    },
  };
}
