import { basename, extname } from "node:path";
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from "vite";
import { checkContentAndPhotos, knownContent } from "../../content/check.ts";
import { dutchWords } from "./dutch.ts";

const folder = "assets/beheer";

/** Where the CMS fetches all content: locally the files of this moment, online those of the last deployment. */
export const knownContentPath = "/beheer.json";

/** Vite's configuration for the CMS, of the GitHub repository "owner/name" or of the folder on this machine. */
export function cmsBuild(repository: string, isLocal = false): InlineConfig {
  return {
    configFile: false,
    root: "beheer",
    publicDir: false,
    logLevel: "warn",
    plugins: [dutchWords(isLocal)],
    define: {
      "import.meta.env.VITE_EDITOR_REPOSITORY": JSON.stringify(repository),
      "import.meta.env.VITE_EDITOR_IS_LOCAL": String(isLocal),
    },
    build: {
      outDir: "../dist",
      emptyOutDir: false,
      assetsDir: folder,
      // Locally, minifying would only keep the editor waiting.
      minify: !isLocal,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: "beheer/beheer.html",
        // The build leaves out this package, which highlights syntax in a widget that no field uses.
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

/** Serves the CMS at /beheer in development. The first visit builds it, so that hot reloading never reloads its form. */
export function cms(): Plugin {
  let builtFiles: Promise<Map<string, string | Uint8Array>> | undefined;
  async function buildFiles() {
    // On this machine the CMS shows this name when it asks for a folder.
    const config = cmsBuild(process.env.VITE_EDITOR_REPOSITORY || `lokaal/${basename(process.cwd())}`, true);
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
        if (pathname === knownContentPath) {
          const content = knownContent(await checkContentAndPhotos(server.config.root, "sizes"));
          response.setHeader("content-type", "application/json");
          return response.end(JSON.stringify(content));
        }
        const name = /^\/beheer\/?$/.test(pathname) ? "beheer.html" : pathname.slice(1);
        if (name !== "beheer.html" && !name.startsWith(`${folder}/`)) return next();
        builtFiles ??= buildFiles();
        try {
          const file = (await builtFiles).get(name);
          if (file === undefined) return next();
          response.setHeader("content-type", contentTypes[extname(name)] ?? "application/octet-stream");
          response.end(file);
        } catch (error) {
          builtFiles = undefined;
          next(error);
        }
      });
    },
  };
}
