import { execFileSync } from "node:child_process";
import { embeddedEnvironment } from "../../embedded/environment.ts";
import { previewPort } from "../../scripts/site/build-environment.ts";

/**
 * Builds the site with its CMS, as it goes live, once for the tests of the build and the browser tests after them. The
 * build uses the embedded backend, even when `.env` names a hosted one.
 */
export default function setup(): void {
  // Vitest sets variables that would change the build.
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/site/build.ts"], {
    stdio: "inherit",
    env: {
      ...environment,
      ...embeddedEnvironment(previewPort),
      VITE_EDITOR_REPOSITORY: "dakdekker/website",
    },
  });
}
