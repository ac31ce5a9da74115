import { rm } from "node:fs/promises";
import { build, loadEnv } from "vite";
import { buildEnvironment } from "./build-environment";
import { encodePhotos } from "./encode-pictures";
import { prerender } from "./prerender";
import { refuseSecrets } from "./secrets";

/* `npm run build`: the browser's bundle, the server's bundle, and from the two a page of HTML per route. */
try {
  const environment = buildEnvironment({ ...loadEnv("production", process.cwd(), "VITE_"), ...process.env });
  Object.assign(process.env, environment);
  console.log(
    `Building for ${environment.VITE_SITE_URL} with the backend at ${environment.VITE_SUPABASE_URL}`,
  );

  // First, as the build copies the pictures that are there.
  await encodePhotos();
  await build({ logLevel: "warn", build: { manifest: true } });
  await build({
    logLevel: "warn",
    build: { ssr: "src/entry-server.tsx", outDir: "dist-server", copyPublicDir: false },
  });
  const pages = await prerender({
    clientFolder: "dist",
    serverFolder: "dist-server",
    siteUrl: environment.VITE_SITE_URL,
  });
  await rm("dist-server", { recursive: true });
  refuseSecrets("dist", { ...loadEnv("production", process.cwd(), ""), ...process.env });
  console.log(`dist/ is ready: ${pages} pages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
