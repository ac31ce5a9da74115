import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { embeddedSettings } from "../../embedded/environment.ts";
import { encodePhotos } from "./encode-pictures.ts";

const written = ["dist-*", ".wrangler"];

/** For `npm start` only: encodes a photograph put into `photos/`, and is not disturbed by other commands. */
export function whileEditing(): Plugin {
  return {
    name: "while-editing",
    config: () => ({
      // Of its own, as a second Vite server would delete the shared cache and leave the page white.
      cacheDir: join(embeddedSettings().dataDirectory, "vite"),
      // A build would reload the page once for every file.
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
