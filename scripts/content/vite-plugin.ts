import { relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { type CollectionName, collections, type FileName } from "../../src/lib/content/schema.ts";
import { checkContent, checkContentAndPhotos } from "./check.ts";
import { type Finding, findingText } from "./finding.ts";
import { writeModuleTypes } from "./module-types.ts";

const watched = /^(?:src\/content|public\/(?:pictures|drawings|documenten)|photos)\//;

/** Debounce in milliseconds: editors write a file, and copy a large photograph, in several steps. */
const settleTime = 200;

const linesOf = (findings: Finding[]): string => findings.map(findingText).join("\n");

function overlayText(findings: Finding[]): string {
  const count = findings.length === 1 ? "is iets" : `zijn ${findings.length} dingen`;
  const heading = `Er ${count} te verbeteren in de teksten van de site.`;
  const ending =
    "Verbeter de tekst en sla haar op; deze melding verdwijnt dan vanzelf. Met Esc sluit u haar voor even.";
  return [heading, ...findings.map(findingText), ending].join("\n\n");
}

const overlay = (findings: Finding[]): ErrorPayload => ({
  type: "error",
  err: { message: overlayText(findings), stack: "" },
});

function pick(value: object, fields: string[]): object {
  const picked = Object.entries(value).flatMap(([name, inner]) => {
    if (fields.includes(name)) return [[name, inner]];
    const deeper = fields.flatMap((field) =>
      field.startsWith(`${name}.`) ? field.slice(name.length + 1) : [],
    );
    return deeper.length > 0 ? [[name, pick(inner, deeper)]] : [];
  });
  return Object.fromEntries(picked);
}

/**
 * Loads src/content/ as modules, with the company's facts filled in; `?fields=name,order` picks fields. Findings of
 * `npm run check:content` fail a build; the development server shows them, and encodes added photographs.
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
    transform: {
      filter: { id: /\/src\/content\/.*\.yaml(?:\?|$)/ },
      async handler(_code, id) {
        const [file = "", query] = id.split("?");
        const name = nameOf(file).replace("src/content/", "");
        const { content: all, findings } = await check();
        if (!all) {
          // Otherwise the overlay names the importing module.
          const at = `${root}/src/content/${findings[0]?.file}`;
          this.error({ message: overlayText(findings), id: at, stack: "" });
        }
        const [folder = "", slug] = name.replace(".yaml", "").split("/");
        const entries: object = folder in collections ? all[folder as CollectionName] : [];
        const value = all[name as FileName] ?? Object.values(entries).find((entry) => entry.slug === slug);
        const fields = new URLSearchParams(query).get("fields")?.split(",");
        const shown = fields ? pick(value ?? {}, fields) : value;
        return { code: `export default ${JSON.stringify(shown)};`, map: null, moduleType: "js" };
      },
    },
  };
}
