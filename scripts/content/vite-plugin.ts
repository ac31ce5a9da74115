import { relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { type CollectionName, collections, type FileName } from "../../src/lib/content/schema.ts";
import { checkContent } from "./check.ts";
import { findingText } from "./finding.ts";
import { writeModuleTypes } from "./module-types.ts";

const watched = /^(?:src\/content|public\/(?:pictures|drawings)|photos)\//;

/** Debounce in milliseconds: editors write a file in several steps. */
const settleTime = 50;

type Checked = ReturnType<typeof checkContent>;

const linesOf = ({ findings }: Checked): string => findings.map(findingText).join("\n");

function overlayText({ findings }: Checked): string {
  const count = findings.length === 1 ? "is iets" : `zijn ${findings.length} dingen`;
  const heading = `Er ${count} te verbeteren in de teksten van de site.`;
  const ending = "Verbeter de tekst en sla het bestand op; deze melding verdwijnt dan vanzelf.";
  return [heading, ...findings.map(findingText), ending].join("\n\n");
}

const overlay = (checked: Checked): ErrorPayload => ({
  type: "error",
  err: { message: overlayText(checked), stack: "" },
});

/**
 * Makes a module of each file in src/content/, with the company's facts filled in; `?fields=name,order` gives
 * an object of those fields alone. A build fails on content that `npm run check:content` refuses; the development
 * server shows the findings in the browser, and follows redirects.
 */
export function content(): Plugin {
  let root = process.cwd();
  let server: ViteDevServer | undefined;
  let checked: Checked | undefined;
  const check = () => {
    checked ??= checkContent(root);
    return checked;
  };
  const nameOf = (file: string) => relative(root, file).split(sep).join("/");

  function watch(site: ViteDevServer) {
    let timer: NodeJS.Timeout | undefined;
    const isRefused = () => check().findings.length > 0;
    site.watcher.add([`${root}/photos`]);
    site.watcher.on("all", (_event, file) => {
      if (!watched.test(nameOf(file))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        checked = undefined;
        // Any file may hold a fact or a reference that another file shows.
        for (const [id, module] of site.environments.client.moduleGraph.idToModuleMap)
          if (id.includes("/src/content/")) site.environments.client.moduleGraph.invalidateModule(module);
        if (isRefused()) site.config.logger.error(linesOf(check()));
        site.ws.send(isRefused() ? overlay(check()) : { type: "full-reload" });
      }, settleTime);
    });
    site.ws.on("connection", (socket) => isRefused() && socket.send(JSON.stringify(overlay(check()))));
    if (isRefused()) site.config.logger.error(linesOf(check()));
  }

  return {
    name: "content",
    configResolved(config) {
      root = config.root;
      writeModuleTypes();
    },
    configureServer(site) {
      server = site;
      site.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        const to = check().content?.["doorverwijzingen.yaml"].find(({ from }) => from === pathname)?.to;
        if (!to) return next();
        // 302 where hosts answer 301, which the browser would remember after the line is gone.
        response.writeHead(302, { location: to + search }).end();
      });
      site.httpServer?.once("listening", () => watch(site));
    },
    buildStart() {
      checked = undefined;
      if (!server && check().findings.length > 0) this.error(linesOf(check()));
    },
    // The watcher above reloads the page once.
    hotUpdate({ file }) {
      if (watched.test(nameOf(file))) return [];
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.yaml(?:\?|$)/ },
      handler(_code, id) {
        const [file = "", query] = id.split("?");
        const name = nameOf(file).replace("src/content/", "");
        const { content: all } = check();
        if (!all) {
          const [first] = check().findings;
          // Else the overlay names the importing module, with a stack.
          this.error({ message: overlayText(check()), id: `${root}/src/content/${first?.file}`, stack: "" });
        }
        const [folder = "", slug] = name.replace(".yaml", "").split("/");
        const entries: object = folder in collections ? all[folder as CollectionName] : [];
        const value = all[name as FileName] ?? Object.values(entries).find((entry) => entry.slug === slug);
        const fields = new URLSearchParams(query).get("fields")?.split(",");
        const shown = fields
          ? Object.fromEntries(Object.entries(value ?? {}).filter(([field]) => fields.includes(field)))
          : value;
        return { code: `export default ${JSON.stringify(shown)};`, map: null, moduleType: "js" };
      },
    },
  };
}
