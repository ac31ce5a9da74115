import { withSiteModule } from "../../content/site-module.ts";

type ServerEntry = typeof import("../../../src/entry-server");

/** A page as this checkout would build it. */
export interface ExpectedPage {
  path: string;
  title: string;
  /** Kept out of the sitemap. */
  hidden: boolean;
}

/** Every known address with its title, and the title of the not-found page, from the route table. */
export function loadExpectedPages(): Promise<{ pages: ExpectedPage[]; notFoundTitle: string }> {
  return withSiteModule("/src/entry-server.tsx", async (server: ServerEntry) => {
    const titleAt = async (path: string) => titleOf((await server.render(path)).markup);
    const pages: ExpectedPage[] = [];
    for (const { path, hidden = false } of await server.listAddresses())
      pages.push({ path, hidden, title: await titleAt(path) });
    return { pages, notFoundTitle: await titleAt(server.paths.notFound) };
  });
}

/** The text of a page's title element as it stands in the HTML, or "" when there is none. */
export function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}
