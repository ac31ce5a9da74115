import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { embeddedKeys } from "./environment.ts";
import { findFreePort } from "./ports.ts";
import { SetupProblem } from "./setup-problem.ts";
import { untilAnswering } from "./until-answering.ts";

/** The edge function, running under Deno at an address of this machine. */
export interface EdgeFunction {
  url: string;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** A first start fetches the function's one dependency, which can take a while on a slow line. */
const longestStartMs = 60_000;

/** What Supabase itself gives to every function: the way to the project's database. */
export function databaseSecrets(url: string): Record<string, string> {
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }) };
}

/**
 * Starts `send-quote-email` under Deno with `secrets` and no other environment, no
 * file access, and no network but this machine. Its log goes to `onLog` as it comes.
 * Rejects with a SetupProblem when Deno or the function does not start.
 */
export async function startEdgeFunction(
  secrets: Record<string, string>,
  onLog?: (text: string) => void,
): Promise<EdgeFunction> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    findDeno(),
    [
      "run",
      "--quiet",
      "--no-prompt",
      "--allow-net=127.0.0.1",
      "--allow-env",
      ...["--config", pathOf("../supabase/functions/send-quote-email/deno.json")],
      pathOf("./edge-function-process.js"),
    ],
    { env: { ...denoEnvironment(), ...secrets, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: "1" } },
  );
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      onLog?.(text);
    });
  }
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`it ended with ${code ?? signal}.`)));
  });
  failed.catch(() => {});
  try {
    await untilAnswering(url, failed, longestStartMs);
  } catch (error) {
    await stop(child);
    const reason = log.trim().split("\n")[0] || (error instanceof Error ? error.message : error);
    throw new SetupProblem(`The edge function does not start under Deno: ${reason}`);
  }
  return { url, log: () => log, stop: () => stop(child) };
}

/** The Deno that npm installed. Its own launcher is passed by: that one would not hand on our signal to stop. */
function findDeno(): string {
  try {
    const { runInstall } = createRequire(import.meta.url)("deno/install_api.cjs") as { runInstall(): string };
    return runInstall();
  } catch {
    throw new SetupProblem('Deno is missing: run "npm ci", without leaving out optional packages.');
  }
}

/** What Deno itself needs to find its cache and the package registry; the function's own variables come on top. */
function denoEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|USERPROFILE|LOCALAPPDATA|SystemRoot|XDG_CACHE_HOME|DENO_DIR|DENO_TLS_CA_STORE|DENO_CERT|SSL_CERT_FILE|SSL_CERT_DIR|NPM_CONFIG_REGISTRY|https?_proxy|no_proxy)$/i.test(
      name,
    ),
  );
  // Deno trusts Mozilla's list only; behind a company's proxy the machine's own list is needed, as npm uses it.
  return { DENO_TLS_CA_STORE: "system,mozilla", ...Object.fromEntries(inherited) };
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await ended;
  clearTimeout(impatient);
}
