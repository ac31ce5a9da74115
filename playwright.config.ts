import { defineConfig } from "playwright/test";
import { chromiumFlags } from "./scripts/checks/chromium.ts";
import { siteOrigin } from "./tests/e2e/backend.ts";

/*
 * Browser tests on the built site with its embedded backend. `npm run test:browser` starts them through
 * scripts/checks/browser-tests.ts, which sets their data folder and browser.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // There is one worker more than most CI machines have cores, because some tests wait for an answer that never comes.
  workers: 3,
  retries: 0,
  reporter: "dot",
  // These timeouts only end a test that hangs. On a busy machine, a test that passes may take a minute.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: siteOrigin,
    locale: "nl-NL",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
  },
  webServer: {
    command: "npm run preview",
    url: `${siteOrigin}/`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 300_000,
    stdout: "ignore",
    // The database prints a stack trace for each refused request. `npm run preview` shows why the site does not start.
    stderr: "ignore",
  },
});
