import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** For root, and without requests of Chromium's own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/** Runs a command that may install Chromium, and returns the path of the one that is there after it. */
function installChromium(command: string, commandArguments: string[]): string | undefined {
  console.log(`No Chromium found; trying: ${command} ${commandArguments.join(" ")}`);
  try {
    execFileSync(command, commandArguments, { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    // The caller tries the next way.
  }
  return findChromium();
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's, the system's, or one that is installed now, by Playwright's
 * download or by Debian's package manager. Throws an Error that says what to do when none can be had.
 */
export function ensureChromium(): string {
  const apt = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  const found =
    findChromium() ??
    installChromium("npx", ["playwright", "install", "chromium"]) ??
    installChromium("sh", ["-c", `${apt} update -qq && ${apt} install -y -qq chromium`]);
  if (!found) {
    throw new Error(
      "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.",
    );
  }
  console.log(`Browser tests use ${found}`);
  return found;
}
