import { spawnSync } from "node:child_process";
import { findChromium } from "../shared/chromium";

/* `npm run test:browser`: finds a browser, then runs the browser tests; further arguments go to Playwright. */
try {
  const { status } = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
  });
  process.exit(status ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
