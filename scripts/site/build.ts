import { readFileSync } from "node:fs";
import { appendFile, rm, writeFile } from "node:fs/promises";
import { build, loadEnv } from "vite";
import { checkContentAndPhotos, contentOf, knownContent } from "../content/check.ts";
import { buildEnvironment } from "./build-environment.ts";
import { cmsBuild, knownContentPath } from "./cms/cms-plugin.ts";
import { headerRules } from "./hosting/headers.ts";
import { inlineHashes } from "./hosting/inline-hashes.ts";
import { headersFile, redirectsFile } from "./hosting/static-files.ts";
import { pageFile, prerender } from "./prerender.ts";

/* `npm run build` makes the client bundle, the HTML of each route, and the files for hosts. */

/** Vite's own loader would bundle the configuration and load every package of the embedded backend with it. */
const configLoader = "native";

try {
  const environment = buildEnvironment(loadEnv("production", process.cwd(), ""));
  Object.assign(process.env, environment);
  console.log(
    `Building for ${environment.VITE_SITE_URL} with the backend at ${environment.VITE_SUPABASE_URL}`,
  );

  const check = await checkContentAndPhotos(".");
  const content = contentOf(check);
  await build({
    configLoader,
    logLevel: "warn",
    build: { manifest: true, license: { fileName: "licenses.txt" } },
  });
  await appendFile(
    "dist/licenses.txt",
    `\n## Typeface (OFL-1.1)\n\n${readFileSync("src/fonts/OFL.txt", "utf8")}`,
  );
  await build({
    configLoader,
    logLevel: "warn",
    build: { ssr: "src/entry-server.tsx", outDir: "dist-server", copyPublicDir: false },
  });
  const paths = await prerender("dist", "dist-server", environment.VITE_SITE_URL, content);
  await rm("dist-server", { recursive: true });
  const repository = environment.VITE_EDITOR_REPOSITORY;
  if (repository) {
    await build(cmsBuild(repository));
    await writeFile(`dist${knownContentPath}`, JSON.stringify(knownContent(check)));
  }

  const rules = headerRules({
    siteUrl: environment.VITE_SITE_URL,
    supabaseUrl: environment.VITE_SUPABASE_URL,
    frameOrigins: [new URL(content["paginas/werkgebied.yaml"].map.frameUrl).origin],
    hasCms: repository !== undefined,
    ...inlineHashes(paths.map((path) => readFileSync(`dist/${pageFile(path)}`, "utf8"))),
  });
  await writeFile("dist/_headers", headersFile(rules));
  await writeFile("dist/_redirects", redirectsFile(content["doorverwijzingen.yaml"], paths));

  console.log(`dist/ is ready: ${paths.length} pages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
