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

/** Works as root; makes no requests of its own. */
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

function installChromium(command: string, commandArguments: string[]): string | undefined {
  console.log(`No Chromium found; trying: ${command} ${commandArguments.join(" ")}`);
  try {
    execFileSync(command, commandArguments, { stdio: ["ignore", "ignore", "inherit"] });
  } catch {}
  return findChromium();
}

/** The path of `CHROMIUM_PATH`, Playwright's or the system's Chromium, or one installed now. Throws without any. */
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
