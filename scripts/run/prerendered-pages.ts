import { createReadStream, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { backendPath } from "../../embedded/environment.ts";
import { paths } from "../../src/lib/paths.ts";
import { headersFor } from "../site/hosting/headers.ts";
import { readHostingFiles } from "../site/hosting/static-files.ts";

const anyPlace = new RegExp(`^${paths.city("")}[^/]+$`);

/** Makes Vite's preview answer as Cloudflare does: pages by their addresses, redirects, headers, and the page for 404. */
export function prerenderedPages(): Plugin {
  return {
    name: "prerendered-pages",
    config: (_config, { isPreview }) => (isPreview ? { appType: "custom" } : undefined),
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      const { rules, redirects } = readHostingFiles(dist);

      server.middlewares.use((request, response, next) => {
        // The origin is put before the path, because `new URL("//name", base)` would name another host.
        if (backendPath.test(request.url ?? "")) return next();
        const { pathname, search } = new URL(`http://localhost${request.url}`);
        for (const [name, value] of Object.entries(headersFor(pathname, rules))) {
          response.setHeader(name, value);
        }
        const page = pathname.replace(/(?:\/index)?(?:\.html|\/)$/, "");
        const hasFile = !pathname.startsWith("//") && existsSync(join(dist, `${page || "/index"}.html`));
        const isPlace = anyPlace.test(page);
        const isPage = hasFile || isPlace;
        const redirect = redirects.get(pathname);
        const target = redirect ?? (isPage && pathname !== (page || "/") ? page || "/" : undefined);
        if (target) {
          // A line of `_redirects` answers 301. Cloudflare answers 307 when it removes a slash or .html by itself.
          response.writeHead(redirect || isPlace ? 301 : 307, { location: target + search }).end();
          return;
        }
        if (isPage) request.url = `${hasFile ? page || "/index" : paths.anyPlace}.html${search}`;
        if (/^\/(?:_headers$|_redirects$|\/)/.test(pathname)) request.url = "/404";
        next();
      });
      // Vite runs a returned function after the backend and the static files.
      return () => {
        server.middlewares.use((_request, response) => {
          response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
          createReadStream(join(dist, "404.html")).pipe(response);
        });
      };
    },
  };
}
