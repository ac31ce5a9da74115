import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { ensureChromium, playwright } from "./chromium.ts";

/* `npm run test:browser` tests dist/ with its own data. Further arguments go to Playwright. */

try {
  const policy = existsSync("dist/_headers") ? readFileSync("dist/_headers", "utf8") : "";
  // A build for a hosted backend would send the requests of the tests to that backend.
  if (!policy.includes("connect-src 'self';"))
    throw new SetupProblem(
      'The browser tests need a build for this machine in dist/: run "npm run build" without the VITE_ variables first.',
    );
  const data = mkdtempSync(join(tmpdir(), "browser-tests-"));
  const { status, error } = spawnSync(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), EMBEDDED_DATA_DIR: data },
  });
  rmSync(data, { recursive: true, force: true });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  reportProblem(error);
}
