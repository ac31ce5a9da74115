import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** The headless shell is faster than a desktop Chromium, which also has to start its windows. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Features to disable. Each of the last two makes a desktop Chromium load an extra page per window. */
const disabledFeatures = [
  // Chromium reads only the last --disable-features flag, so this list repeats Playwright's that affect any page.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** These flags switch off the background work of a desktop browser, so that no test waits for it. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join()}`,
];

/** Playwright's command. Node runs it directly, because Windows finds no `npx` without a shell. */
export const playwright = fileURLToPath(new URL("cli.js", import.meta.resolve("playwright/package.json")));

const apt = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
const installations = [
  `"${process.execPath}" "${playwright}" install chromium`,
  `${apt} update -qq && ${apt} install -y -qq chromium-headless-shell`,
];

/** The path of a Chromium. Installs one when there is none, and throws when that fails. */
export function ensureChromium(): string {
  for (const install of ["", ...installations]) {
    if (install) {
      console.log(`No Chromium found; trying: ${install}`);
      spawnSync(install, { shell: true, stdio: ["ignore", "ignore", "inherit"] });
    }
    const paths = [process.env.CHROMIUM_PATH, headlessShell, chromium.executablePath(), ...systemBrowsers];
    const program = paths.find((path) => path && existsSync(path));
    if (program) return program;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.",
  );
}
