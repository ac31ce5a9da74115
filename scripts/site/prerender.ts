import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { hydrationDataId, modulesAttribute } from "../../src/lib/browser/prerendered-page.ts";
import type { Content } from "../../src/lib/content/schema.ts";
import type { KnownPath } from "../../src/routes.tsx";
import { closedOfficeScript } from "./closed-office.ts";
import { inlineDrawing } from "./inline-drawing.ts";
import { compileInlineScript } from "./inline-script.ts";
import { linkPreview } from "./link-previews.ts";
import { structuredData } from "./structured-data.ts";

type ServerEntry = typeof import("../../src/entry-server.tsx");

const headElements = /^(?:<(?:title|style)[^>]*>.*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)+/s;

/** The built index.html without style sheet and scripts, because each page adds its own. */
async function readShell(clientFolder: string) {
  const html = await readFile(join(clientFolder, "index.html"), "utf8");
  const [, script] = /<script type="module"[^>]*src="([^"]+)"/.exec(html) ?? [];
  const [, stylesheet] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html) ?? [];
  if (!script || !stylesheet || !html.includes("<!--app-->"))
    throw new Error("The built index.html has no script, no style sheet or no <!--app--> to put a page in");
  const builtIn =
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;
  return { template: html.replace(builtIn, ""), script, cssFile: join(clientFolder, stylesheet) };
}

/** The files of a page's code: the script of all pages, and what its own modules import. */
function modulesOf(manifest: Manifest, script: string, page: string): string[] {
  const files = new Set<string>();
  function add(source: string) {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const source of chunk.imports ?? []) add(source);
  }
  add(`src/${page}`);
  add("index.html");
  return [...new Set([script, ...[...files].map((file) => `/${file}`)])];
}

/** Escapes a literal `</script>`, which would end the block. */
const jsonScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The file of a page: contact.html, because hosts redirect to /contact/ when the file is contact/index.html. */
export const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Writes every page, sitemap.xml and robots.txt, and returns the paths of the pages. */
export async function prerender(
  clientFolder: string,
  serverFolder: string,
  siteUrl: string,
  content: Content,
): Promise<string[]> {
  const server = (await import(pathToFileURL(resolve(serverFolder, "entry-server.js")).href)) as ServerEntry;
  const { template, script, cssFile } = await readShell(clientFolder);
  const css = (await readFile(cssFile, "utf8")).trim();
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, ".vite/manifest.json"), "utf8"));
  const deferredLoader = await compileInlineScript("src/deferred-loader.ts");
  const company = content["bedrijf.yaml"];
  const closedOffice = await closedOfficeScript(company.closed);
  const home = await server.render(server.paths.home, inlineDrawing);

  async function write(file: string, text: string) {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  async function writePage({ path, page }: Pick<KnownPath, "path" | "page">) {
    const rendering = await server.render(path, inlineDrawing);
    const { markup, hydrationData, trail, picture } = rendering;
    const head = headElements.exec(markup)?.[0] ?? "";
    if (!head.includes("<title>")) throw new Error(`The page at ${path} has no title`);
    const data = jsonScript('type="application/ld+json"', structuredData(path, trail, content, siteUrl));
    const modules = modulesOf(manifest, script, page).join(" ");
    const loader = `<script ${modulesAttribute}="${modules}">${deferredLoader}</script>`;
    const preview = await linkPreview(picture ? rendering : home, clientFolder, siteUrl, company.name);
    const inHead = `${head}${preview}<style>${css}</style>${closedOffice}${loader}`;
    const hydration = jsonScript(`type="application/json" id="${hydrationDataId}"`, hydrationData);
    // Data that nobody sees comes last, so that the first screen arrives in the first packets.
    const root = `<div id="root">${markup.slice(head.length)}</div>${data}${hydration}`;
    const html = template
      .replace("<!--head-->", () => inHead)
      .replace('<div id="root"><!--app--></div>', () => root);
    await write(pageFile(path), html);
    return path;
  }

  const paths: string[] = [];
  const knownPaths = await server.listKnownPaths();
  for (const page of knownPaths) paths.push(await writePage(page));
  paths.push(await writePage({ path: server.paths.notFound, page: "pages/niet-gevonden.tsx" }));

  const publicPaths = knownPaths.filter((page) => !page.hidden);
  await write("sitemap.xml", sitemap(publicPaths.map(({ path }) => siteUrl + path)));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await rm(cssFile);
  await rm(join(clientFolder, ".vite"), { recursive: true });
  return paths;
}
