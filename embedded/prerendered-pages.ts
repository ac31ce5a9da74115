import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes `vite preview` answer like a static host: `/contact` gives
 * `dist/contact/index.html` without a redirect, and what does not exist gives
 * `dist/404.html` with status 404. Without it Vite answers every address with the
 * home page.
 */
export function prerenderedPages(): Plugin {
  return {
    name: "prerendered-pages",
    config: (_config, { isPreview }) => (isPreview ? { appType: "custom" } : undefined),
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        if (existsSync(join(dist, pathname, "index.html"))) {
          request.url = `${pathname.replace(/\/$/, "")}/index.html${search}`;
        }
        next();
      });
      // Returned, so that it comes after the backend and the files of the build.
      return () => {
        server.middlewares.use((_request, response) => {
          response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
          createReadStream(join(dist, "404.html")).pipe(response);
        });
      };
    },
  };
}
