import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../embedded/ports";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { ensureChromium } from "./chromium";

/* `npm run test:browser`, on a free port, so that `npm start` may run beside it; further arguments go to Playwright. */

/** A build names its own address, and the copy that of the tests. */
function copyBuild(folder: string, origin: string): void {
  const robots = existsSync("dist/robots.txt") ? readFileSync("dist/robots.txt", "utf8") : "";
  const [builtFor] = /http:\/\/localhost:\d+/.exec(robots) ?? [];
  if (!builtFor)
    throw new SetupProblem(
      'The browser tests need a build for this machine in dist/: run "npm run build" without the VITE_ variables first.',
    );
  cpSync("dist", folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/(?:\.(?:html|js|txt|xml)|_headers)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    if (text.includes(builtFor)) writeFileSync(join(folder, file), text.replaceAll(builtFor, origin));
  }
}

async function runTests(): Promise<void> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "browser-tests-"));
  try {
    copyBuild(join(folder, "dist"), `http://localhost:${port}`);
    const { status } = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
      stdio: "inherit",
      env: {
        ...process.env,
        CHROMIUM_PATH: ensureChromium(),
        SITE_FOLDER: join(folder, "dist"),
        SITE_PORT: String(port),
        EMBEDDED_DATA_DIR: join(folder, "data"),
      },
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

runTests().catch(reportProblem);
