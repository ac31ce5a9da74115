import { basename, extname } from "node:path";
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from "vite";

/** Everything of the CMS but its page lies here, apart from what visitors get. */
const folder = "assets/beheer";

/**
 * How Vite makes the CMS for the GitHub repository "owner/name": a page of its own, with nothing of the site's
 * bundle in it and nothing in that.
 */
export function cmsBuild(repository: string): InlineConfig {
  return {
    configFile: false,
    root: "beheer",
    publicDir: false,
    logLevel: "warn",
    define: { "import.meta.env.VITE_EDITOR_REPOSITORY": JSON.stringify(repository) },
    build: {
      outDir: "../dist",
      emptyOutDir: false,
      assetsDir: folder,
      // What only an editor loads may be heavy.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: "beheer/beheer.html",
        // The colouring of code in 250 languages, for a kind of field that no content has.
        external: /^@shikijs\/langs/,
      },
    },
  };
}

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/**
 * Serves the CMS at /beheer while the site is under development. It is built on the first visit and
 * has no part in hot reloading: a saved text reloads the pages of the site, and must not reload the form.
 */
export function cms(): Plugin {
  let files: Promise<Map<string, string | Uint8Array>> | undefined;
  async function buildFiles() {
    // The CMS names the folder that it asks for.
    const config = cmsBuild(process.env.VITE_EDITOR_REPOSITORY || `lokaal/${basename(process.cwd())}`);
    const { output } = (await build(
      mergeConfig(config, { build: { write: false } }),
    )) as Rolldown.RolldownOutput;
    return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
  }
  return {
    name: "cms",
    apply: (_config, { command }) => command === "serve" && !process.env.VITEST,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const name = /^\/beheer\/?$/.test(pathname) ? "beheer.html" : pathname.slice(1);
        if (name !== "beheer.html" && !name.startsWith(`${folder}/`)) return next();
        files ??= buildFiles();
        try {
          const file = (await files).get(name);
          if (file === undefined) return next();
          response.setHeader("content-type", contentTypes[extname(name)] ?? "application/octet-stream");
          response.end(file);
        } catch (error) {
          files = undefined;
          next(error);
        }
      });
    },
  };
}
