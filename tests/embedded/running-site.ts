import { spawn } from "node:child_process";
import { once } from "node:events";
import { inboxPath } from "../../embedded/environment.ts";
import { findFreePort } from "../../embedded/ports.ts";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Runs `npm start` in a copy of the repository, on a free port and apart from a site that the developer is running. */
export async function startSite(dataDirectory: string, folder: string) {
  const port = await findFreePort();
  // VITEST would switch the embedded backend off, and CI would keep Vite from reading its standard input.
  const { VITEST: _, CI: __, NO_PROXY: ___, no_proxy: ____, ...ownVariables } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/run/serve.ts"], {
    cwd: folder,
    env: {
      // No proxy answers at this address, which must not matter: the backend calls only this machine.
      HTTP_PROXY: "http://127.0.0.1:9",
      ...ownVariables,
      EMBEDDED_DATA_DIR: dataDirectory,
      SITE_PORT: String(port),
      NO_COLOR: "1",
    },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stdout.on("data", () => output.stdout.includes("Ctrl+C") && resolve()),
    ),
    once(child, "close").then(() => Promise.reject(new Error(`The site did not start: ${output.stderr}`))),
  ]);
  const url = `http://localhost:${port}`;
  return {
    url,
    inboxUrl: url + inboxPath,
    output,
    /** Closes the standard input of `npm start`, as a service, a container or cron does. */
    closeInput: () => child.stdin.end(),
    /** Ends the process with a signal and resolves with its exit code. */
    async stop(): Promise<number | null> {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const close = once(child, "close");
      child.kill("SIGTERM");
      const [exitCode] = await close;
      return exitCode;
    },
  };
}
