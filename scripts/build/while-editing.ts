import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { embeddedSettings } from "../../embedded/environment.ts";
import { encodePhotos } from "./encode-pictures.ts";

/** What the commands of this repository write beside `dist/`, which Vite passes over by itself. */
const written = ["dist-*", ".wrangler"];

/**
 * What `npm start` does for somebody who works on the site, and no host does: it encodes a photograph that is put
 * into `photos/`, and is not disturbed by other commands.
 */
export function whileEditing(): Plugin {
  return {
    name: "while-editing",
    config: () => ({
      // Another server of Vite, as some commands start one, throws away what this one has bundled, and the page
      // stays white; so this one keeps it for itself.
      cacheDir: join(embeddedSettings().dataDirectory, "vite"),
      // Each page that a build writes would load the page anew.
      server: { watch: { ignored: written.map((folder) => `**/${folder}/**`) } },
    }),
    configureServer(server) {
      encodeAddedPhotos(server);
    },
  };
}

function encodeAddedPhotos(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const folder = join(root, "photos");
  let work = Promise.resolve();
  async function encode() {
    try {
      await encodePhotos();
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error));
    }
    server.ws.send({ type: "full-reload" });
  }
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on("all", (_event, file) => {
    if (relative(folder, file).startsWith("..")) return;
    clearTimeout(timer);
    // A large photograph is copied in several steps.
    timer = setTimeout(() => {
      work = work.then(encode);
    }, 300);
  });
}
