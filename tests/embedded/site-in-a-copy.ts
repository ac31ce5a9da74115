import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { chromiumFlags, ensureChromium } from "../../scripts/checks/chromium";
import { scratchCopy } from "../scratch-copy";
import { type SiteEnvironment, startNewSite, type startSite } from "./running-site";

interface SiteInACopy {
  folder: string;
  environment: SiteEnvironment;
  site: Awaited<ReturnType<typeof startSite>>;
  browser: Browser;
}

/**
 * While the tests of a file run: a copy of the site, which they may change, with `npm start` in it and a browser
 * beside it. `prepare` changes the copy before it starts.
 */
export function siteInACopy(prepare: (folder: string) => void | Promise<void> = () => {}): SiteInACopy {
  const copy = {} as SiteInACopy;

  beforeAll(async () => {
    copy.folder = scratchCopy();
    await prepare(copy.folder);
    const dataDirectory = join(copy.folder, ".embedded");
    cpSync(inject("newData"), dataDirectory, { recursive: true });
    Object.assign(copy, await startNewSite(dataDirectory, copy.folder));
    copy.browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  });

  afterAll(async () => {
    await copy.browser?.close();
    await copy.site?.stop();
    if (copy.folder) rmSync(copy.folder, { recursive: true, force: true });
  });

  return copy;
}
