import { relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { z } from "zod";
import {
  type CollectionName,
  collections,
  type ExtractName,
  extracts,
  type FileName,
  files,
} from "../../src/lib/content/schema.ts";
import { checkContent, checkContentAndPhotos } from "./check.ts";
import { type Finding, findingText } from "./finding.ts";
import { type Content, pagesOf } from "./judge.ts";
import { writeModuleTypes } from "./module-types.ts";

const watched = /^(?:src\/content|public\/(?:pictures|drawings|documenten)|photos)\//;

/** Debounce in milliseconds: editors write a file, and copy a large photograph, in several steps. */
const settleTime = 200;

const linesOf = (findings: Finding[]): string => findings.map(findingText).join("\n\n");

const overlayText = (findings: Finding[]): string =>
  `In de teksten van de site is iets te verbeteren.\n\n${linesOf(findings)}\n\nSla de verbeterde tekst op, dan verdwijnt deze melding. Met Esc sluit u haar voor even.`;

const overlay = (findings: Finding[]): ErrorPayload => ({
  type: "error",
  err: { message: overlayText(findings), stack: "" },
});

/** The part of a value that a schema, picked from a larger one, describes. */
function partOf(value: unknown, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return partOf(value, schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodObject) || value === undefined) return value;
  const fields = Object.entries(value as object);
  return Object.fromEntries(
    fields.flatMap(([name, inner]) =>
      name in schema.shape ? [[name, partOf(inner, schema.shape[name])]] : [],
    ),
  );
}

/** What a module of src/content/ exports; `name` is its path there. */
function exported(name: string, content: Content): unknown {
  const [path = ""] = name.split("?");
  const [folder = "", file] = path.split("/");
  const entries: { slug: string; order?: number }[] =
    folder in collections ? content[folder as CollectionName] : pagesOf(content);
  const schema = extracts[name as ExtractName] as z.ZodType | undefined;
  if (path in files) return schema ? partOf(content[path as FileName], schema) : content[path as FileName];
  if (!schema) return entries.find(({ slug }) => `${slug}.yaml` === file);
  return entries
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((entry) => ({ slug: entry.slug, ...(partOf(entry, schema) as object) }));
}

/**
 * Loads the files of src/content/, and the extracts of the schema, as modules with the company's facts filled in.
 * Findings of `npm run check:content` fail a build; the development server shows them, and encodes added photographs.
 */
export function content(): Plugin {
  let root = process.cwd();
  let server: ViteDevServer | undefined;
  let checked: ReturnType<typeof checkContentAndPhotos> | undefined;
  const check = () => {
    checked ??= checkContentAndPhotos(root);
    return checked;
  };
  const nameOf = (file: string) => relative(root, file).split(sep).join("/");

  function watch(site: ViteDevServer) {
    let timer: NodeJS.Timeout | undefined;
    let update = refresh();
    async function encodeAndCheck() {
      const { encodePhotos } = await import("../build/encode-pictures.ts");
      const unusable = await encodePhotos(`${root}/photos`, `${root}/public/pictures`);
      for (const remedy of Object.values(unusable)) site.config.logger.error(remedy);
      return checkContent(root, unusable);
    }
    async function refresh() {
      checked = encodeAndCheck();
      const { findings } = await checked;
      // Any file may hold a fact or a reference that another file shows.
      for (const [id, module] of site.environments.client.moduleGraph.idToModuleMap)
        if (id.includes("/src/content/")) site.environments.client.moduleGraph.invalidateModule(module);
      if (findings.length > 0) site.config.logger.error(linesOf(findings));
      site.ws.send(findings.length > 0 ? overlay(findings) : { type: "full-reload" });
    }
    site.watcher.add([`${root}/photos`]);
    site.watcher.on("all", (_event, file) => {
      if (!watched.test(nameOf(file))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        update = update.then(refresh);
      }, settleTime);
    });
    site.ws.on("connection", async (socket) => {
      const { findings } = await check();
      if (findings.length > 0) socket.send(JSON.stringify(overlay(findings)));
    });
  }

  return {
    name: "content",
    configResolved(config) {
      root = config.root;
      writeModuleTypes();
    },
    configureServer(site) {
      server = site;
      site.httpServer?.once("listening", () => watch(site));
    },
    async buildStart() {
      checked = undefined;
      if (server) return;
      const { findings } = await check();
      if (findings.length > 0) this.error(linesOf(findings));
    },
    // The tip of Vite's overlay is for programmers.
    transformIndexHtml: (_html, { server: isServed }) =>
      isServed ? [{ tag: "style", children: "vite-error-overlay::part(tip) { display: none }" }] : [],
    hotUpdate({ file }) {
      if (watched.test(nameOf(file))) return [];
    },
    resolveId: {
      filter: { id: /\/content\/\w+\?\w+$/ },
      handler: (id) => `${root}/src/content/${id.replace(/^.*\/content\//, "")}`,
    },
    load: {
      filter: { id: /\/src\/content\// },
      async handler(id) {
        const { content: all, findings } = await check();
        if (!all) {
          // Otherwise the overlay names the importing module.
          const at = `${root}/src/content/${findings[0]?.file}`;
          this.error({ message: overlayText(findings), id: at, stack: "" });
        }
        const value = exported(nameOf(id).replace("src/content/", ""), all);
        return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: "js" };
      },
    },
  };
}
