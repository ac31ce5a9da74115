import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Where systems put a Chromium or Chrome of their own. */
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What a Chromium needs to run as root and to ask no other machine for anything. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

function attempt(command: string, commandArguments: string[]): boolean {
  console.log(`No Chromium found; trying: ${command} ${commandArguments.join(" ")}`);
  try {
    execFileSync(command, commandArguments, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/** Debian's package manager asks for root; elsewhere the download of Playwright works. */
function installWithPackageManager(): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...words: string[]) => {
    const [command = "", ...rest] = [...asRoot, ...words];
    return attempt(command, rest);
  };
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "chromium");
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, Playwright's own, the
 * system's, or one that is installed now, first by Playwright's download, then
 * by the system's package manager. Throws an Error that says what to do when
 * none can be had.
 */
export function findChromium(): string {
  const found =
    installed() ??
    (attempt("npx", ["playwright", "install", "chromium"]) ? installed() : undefined) ??
    (installWithPackageManager() ? installed() : undefined);
  if (!found) {
    throw new Error(
      "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.",
    );
  }
  console.log(`Browser tests use ${found}`);
  return found;
}
