import { defineConfig } from "playwright/test";
import { chromiumFlags } from "./scripts/checks/chromium";
import { siteOrigin } from "./tests/e2e/backend";

/**
 * A desktop Chromium starts pages of its own for the suggestions of each new window's address bar, which cost as much
 * as the page under test. As Chromium obeys only the last list, the rest repeats what Playwright switches off.
 */
const switchedOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/*
 * Browser tests on the built site with its embedded backend. `npm run test:browser` starts them;
 * scripts/checks/browser-tests.ts sets their ports, folders and browser.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than most machines of a CI have cores: some tests wait for an answer that never comes.
  workers: 3,
  retries: 0,
  reporter: "list",
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteOrigin,
    locale: "nl-NL",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, `--disable-features=${switchedOff}`],
    },
  },
  webServer: {
    command: "npm run preview",
    url: `${siteOrigin}/`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    // Ends what hangs; a slow machine with other work may take a minute to start the database.
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
