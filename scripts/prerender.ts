import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type ServerEntry = typeof import("../src/entry-server");

/** What React puts in front of the markup for the head; see `render` in src/entry-server.tsx. */
const headElements = /^(?:<(?:title|style)[^>]*>.*?<\/(?:title|style)>|<(?:meta|link)[^>]*>)+/s;

function page(template: string, markup: string, path: string): string {
  const head = headElements.exec(markup)?.[0] ?? "";
  return template
    .replace("<!--head-->", () => head)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-prerendered="${path}">${markup.slice(head.length)}</div>`,
    );
}

/**
 * Writes the HTML of every known address into the client's build, with
 * 404.html, sitemap.xml and robots.txt. Returns the number of pages. Fails
 * when the template or a page lacks what it must have.
 */
export async function prerender({
  clientFolder,
  serverFolder,
  siteUrl,
}: {
  clientFolder: string;
  serverFolder: string;
  siteUrl: string;
}): Promise<number> {
  const server = (await import(pathToFileURL(resolve(serverFolder, "entry-server.js")).href)) as ServerEntry;
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  if (!template.includes("<!--app-->")) throw new Error("index.html has no <!--app--> to put a page in");

  async function write(path: string, file: string) {
    const html = page(template, await server.render(path), path);
    if (!html.includes("<title>")) throw new Error(`The page at ${path} has no title`);
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }

  const paths = server.routes.flatMap((route) => route.paths);
  for (const path of paths) await write(path, join(path, "index.html"));
  await write(server.notFoundPath, "404.html");

  const indexed = server.routes.filter((route) => !route.hidden).flatMap((route) => route.paths);
  const urls = indexed.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join("\n");
  await writeFile(
    join(clientFolder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  await writeFile(
    join(clientFolder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  return paths.length + 1;
}
