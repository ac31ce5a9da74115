import { relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ResolvedConfig } from "vite";
import { extracts } from "../../src/lib/content/schema/extracts.ts";
import { type CollectionName, type Content, type FileName, files } from "../../src/lib/content/schema.ts";
import { checkContentAndPhotos, findUnusablePhotos } from "./check.ts";
import { type Finding, findingText } from "./finding.ts";
import { writeModuleTypes } from "./module-types.ts";

const contentFiles = /^(?:src\/content|public\/(?:drawings|documenten)|photos)\//;

const linesOf = (findings: Finding[]): string => findings.map(findingText).join("\n\n");

function overlay(findings: Finding[]): ErrorPayload {
  const message = `In de teksten van de site is iets te verbeteren.\n\n${linesOf(findings)}\n\nSla de verbeterde tekst op, dan verdwijnt deze melding. Met Esc sluit u haar voor even.`;
  return { type: "error", err: { message, stack: "" } };
}

/** Returns what a module gets when it imports `name` from src/content/. */
function importOf(name: string, content: Content): unknown {
  if (name in extracts) return extracts[name as keyof typeof extracts](content);
  if (name in files) return content[name as FileName];
  const [folder, file] = name.split("/");
  return content[folder as CollectionName].find(({ slug }) => `${slug}.yaml` === file);
}

/** Gives the site its content as modules, and shows in browser and terminal what the check finds in it. */
export function content(): Plugin {
  let config: ResolvedConfig;
  let lastCheck: ReturnType<typeof checkContentAndPhotos> | undefined;
  const check = () => {
    lastCheck ??= checkContentAndPhotos(config.root, config.command === "serve" ? "sizes" : "encoding");
    return lastCheck;
  };
  let lastEncoding: Promise<unknown> = Promise.resolve();
  /** Encodes new photographs in the background, one run after the other, so that saving a text does not wait for them. */
  const encode = (then?: () => void) => {
    lastEncoding = lastEncoding
      .then(() => findUnusablePhotos(config.root, "encoding"))
      .then(then, (error) => config.logger.error(String(error)));
  };
  const nameOf = (file: string) => relative(config.root, file).split(sep).join("/");

  return {
    name: "content",
    configResolved(resolvedConfig) {
      config = resolvedConfig;
      writeModuleTypes();
    },
    configureServer(site) {
      site.ws.on("connection", async (socket) => {
        const { findings } = await check();
        if (findings.length > 0) socket.send(JSON.stringify(overlay(findings)));
      });
    },
    async buildStart() {
      lastCheck = undefined;
      const { findings } = await check();
      if (config.command === "serve") encode();
      if (findings.length === 0) return;
      if (config.command === "serve") this.warn(linesOf(findings));
      else this.error(linesOf(findings));
    },
    async closeBundle() {
      await lastEncoding;
    },
    /** Reloads every page, because any file may hold a fact or a reference that another page shows. */
    hotUpdate({ file }) {
      if (!contentFiles.test(nameOf(file))) return;
      const { moduleGraph, hot } = this.environment;
      lastCheck = undefined;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.includes("/src/content/")) moduleGraph.invalidateModule(module);
      const reload = () => hot.send({ type: "full-reload" });
      reload();
      if (nameOf(file).startsWith("photos/")) encode(reload);
      return [];
    },
    resolveId: {
      filter: { id: /\/content\/\w+\?\w+$/ },
      handler: (id) => `${config.root}/src/content/${id.replace(/^.*\/content\//, "")}`,
    },
    load: {
      filter: { id: /\/src\/content\// },
      async handler(id) {
        const { content: all, findings } = await check();
        if (!all)
          this.error({ ...overlay(findings).err, id: `${config.root}/src/content/${findings[0]?.file}` });
        const value = importOf(nameOf(id).replace("src/content/", ""), all);
        return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: "js" };
      },
    },
  };
}
