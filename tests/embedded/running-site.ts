import { spawn } from "node:child_process";
import { once } from "node:events";
import { inboxPath } from "../../embedded/environment.ts";
import { findFreePort } from "../../embedded/ports.ts";

/** Data directory and port of one run, apart from a site that the developer is running. */
export type SiteEnvironment = Record<"EMBEDDED_DATA_DIR" | "SITE_PORT", string>;

/** Runs `npm start` in the repository or in a copy, and resolves when it says its address. */
export async function startSite(environment: SiteEnvironment, folder?: string) {
  const { child, output } = startServer(environment, folder);
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stdout.on("data", () => output.stdout.includes("Ctrl+C") && resolve()),
    ),
    once(child, "close").then(() => Promise.reject(new Error(`The site did not start: ${output.stderr}`))),
  ]);
  return {
    url: `http://localhost:${environment.SITE_PORT}`,
    inboxUrl: `http://localhost:${environment.SITE_PORT}${inboxPath}`,
    output,
    /** Closes its standard input, as for a service, in a container or under cron. */
    closeInput: () => child.stdin.end(),
    /** Ends the process with a signal and resolves with its exit code. */
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const close = once(child, "close");
      child.kill(signal);
      const [exitCode] = await close;
      return exitCode;
    },
  };
}

/** Starts a site with its own data on a free port. */
export async function startNewSite(dataDirectory: string, folder?: string) {
  const environment = { EMBEDDED_DATA_DIR: dataDirectory, SITE_PORT: String(await findFreePort()) };
  return { environment, site: await startSite(environment, folder) };
}

function startServer(environment: SiteEnvironment, folder = ".") {
  // VITEST would switch the embedded backend off; in CI Vite does not read its standard input.
  const { VITEST: _, CI: __, NO_PROXY: ___, no_proxy: ____, ...ownVariables } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/run/serve.ts"], {
    cwd: folder,
    // The backend asks only this machine, so a proxy must not matter.
    env: { HTTP_PROXY: "http://127.0.0.1:9", ...ownVariables, ...environment, NO_COLOR: "1" },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  return { child, output };
}
