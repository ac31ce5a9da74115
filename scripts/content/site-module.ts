import { createServer } from "vite";
import { content } from "./vite-plugin.ts";

/** Runs `work` with a module of src/ loaded through Vite, content included. */
export async function withSiteModule<Module, Result>(
  file: `/src/${string}`,
  work: (module: Module) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [content()],
    logLevel: "error",
  });
  try {
    return await work((await vite.ssrLoadModule(file)) as Module);
  } finally {
    await vite.close();
  }
}
