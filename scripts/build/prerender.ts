import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { Rendered } from "../../src/entry-server";
import type { KnownPath } from "../../src/routes";
import type { Content } from "../content/judge";
import { compileInlineScript } from "./inline-script";
import { linkPreviews } from "./link-previews";
import { structuredData } from "./structured-data";

type ServerEntry = typeof import("../../src/entry-server");

const headElements = /^(?:<(?:title|style)[^>]*>.*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)+/s;

type Shell = Awaited<ReturnType<typeof readShell>>;

async function readShell(clientFolder: string) {
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  const entries = [...template.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].flatMap(
    ([, src]) => src ?? [],
  );
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template);
  if (entries.length === 0 || !stylesheet?.[1] || !template.includes("<!--app-->")) {
    throw new Error("The built index.html has no script, no style sheet or no <!--app--> to put a page in");
  }
  const css = (await readFile(join(clientFolder, stylesheet[1]), "utf8")).trim();
  return {
    entries,
    template: template.replace(
      /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g,
      "",
    ),
    css,
    deferredLoader: await compileInlineScript("src/deferred-loader.ts"),
    cssFile: stylesheet[1],
    manifest: JSON.parse(await readFile(join(clientFolder, ".vite/manifest.json"), "utf8")) as Manifest,
  };
}

function modulesOf({ entries, manifest }: Shell, page: string): string[] {
  const files = new Set<string>();
  function add(source: string) {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  }
  add(`src/${page}`);
  add("index.html");
  return [...new Set([...entries, ...[...files].map((file) => `/${file}`)])];
}

/** Escapes a literal `</script>`, which would end the block. */
function jsonScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}

function assemble(
  shell: Shell,
  path: string,
  { markup, hydrationData }: Rendered,
  preview: string,
  modules: string[],
  data: unknown,
): string {
  const head = headElements.exec(markup)?.[0] ?? "";
  if (!head.includes("<title>")) throw new Error(`The page at ${path} has no title`);
  return shell.template
    .replace(
      "<!--head-->",
      () =>
        `${head}${preview}<style>${shell.css}</style>${jsonScript('type="application/ld+json"', data)}<script data-modules="${modules.join(" ")}">${shell.deferredLoader}</script>`,
    )
    .replace(
      '<div id="root"><!--app--></div>',
      () =>
        `<div id="root">${markup.slice(head.length)}</div>${jsonScript('type="application/json" id="hydration-data"', hydrationData)}`,
    );
}

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** contact.html rather than contact/index.html, for which hosts redirect to /contact/. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Writes every page, sitemap.xml and robots.txt, and returns the paths of the pages. */
export async function prerender(
  clientFolder: string,
  serverFolder: string,
  siteUrl: string,
  content: Content,
): Promise<string[]> {
  const server = (await import(pathToFileURL(resolve(serverFolder, "entry-server.js")).href)) as ServerEntry;
  const shell = await readShell(clientFolder);
  const previewOf = linkPreviews(
    clientFolder,
    siteUrl,
    content["bedrijf.yaml"].name,
    (await server.render("/")).markup,
  );

  async function write(file: string, text: string) {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  async function writePage({ path, page }: Pick<KnownPath, "path" | "page">) {
    const rendered = await server.render(path);
    const html = assemble(
      shell,
      path,
      rendered,
      await previewOf(rendered.markup),
      modulesOf(shell, page),
      structuredData(path, rendered.trail, content, siteUrl),
    );
    await write(pageFile(path), html);
    paths.push(path);
  }

  const paths: string[] = [];
  const knownPaths = await server.listKnownPaths();
  for (const page of knownPaths) await writePage(page);
  await writePage({ path: server.paths.notFound, page: "pages/niet-gevonden.tsx" });

  const listed = knownPaths.filter(({ hidden }) => !hidden);
  await write("sitemap.xml", sitemap(listed.map(({ path }) => siteUrl + path)));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await rm(join(clientFolder, shell.cssFile));
  await rm(join(clientFolder, ".vite"), { recursive: true });
  return paths;
}
