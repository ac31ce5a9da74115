import { createReadStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../../src/lib/paths.ts";
import { encodedAlphabet, headersFor, placeAddress, revalidate } from "./hosting/rules.ts";
import { readHostingFiles } from "./hosting/static-files.ts";

const isPlace = new RegExp(placeAddress(encodedAlphabet));

/**
 * Makes `vite preview` answer like the hosts of the site, by the same files: it sends the headers
 * of `dist/_headers` and redirects what `dist/_redirects` names, `/contact` gives `dist/contact.html`,
 * `/contact/` and `/contact.html` lead to it, any place gives the general page, and what does not exist gives
 * `dist/404.html` with status 404. Without it Vite answers every address with the home page.
 */
export function prerenderedPages(): Plugin {
  return {
    name: "prerendered-pages",
    config: (_config, { isPreview }) => (isPreview ? { appType: "custom" } : undefined),
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      const { rules, redirects } = readHostingFiles(dist);

      server.middlewares.use((request, response, next) => {
        // Joined and not resolved: `//name` would be another host.
        const { pathname, search } = new URL(`http://localhost${request.url}`);
        for (const [name, value] of Object.entries(headersFor(pathname, rules))) {
          response.setHeader(name, value);
        }
        const page = pathname.replace(/(?:\/index)?(?:\.html|\/)$/, "");
        const hasFile = !pathname.startsWith("//") && existsSync(join(dist, `${page || "/index"}.html`));
        const isPage = hasFile || isPlace.test(page);
        const target =
          redirects.get(pathname) ?? (isPage && pathname !== (page || "/") ? page || "/" : undefined);
        if (target) {
          response.writeHead(301, { location: target + search }).end();
          return;
        }
        if (isPage) request.url = `${hasFile ? page || "/index" : paths.anyPlace}.html${search}`;
        // The hosts read the first two, and serve them to nobody; the last is no address of a file.
        if (/^\/(?:_headers$|_redirects$|\/)/.test(pathname)) request.url = "/404";
        next();
      });
      // Returned, so that it comes after the backend and the files of the build.
      return () => {
        server.middlewares.use((_request, response) => {
          response.writeHead(404, {
            "content-type": "text/html; charset=utf-8",
            // A file that is missing now may be there in a minute.
            "cache-control": revalidate,
          });
          createReadStream(join(dist, "404.html")).pipe(response);
        });
      };
    },
  };
}
