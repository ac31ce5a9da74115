import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import { embeddedKeys } from "./environment.ts";
import { findFreePort } from "./ports.ts";
import { SetupProblem } from "./setup-problem.ts";
import { untilAnswering } from "./until-answering.ts";

/** The edge function, running under Deno at an address of this machine. */
export interface EdgeFunction {
  url: string;
  /** Of its process, which is another one after a restart. */
  pid(): number | undefined;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** The first start fetches the function's one dependency. */
const maxStartMs = 60_000;
/** After 1, 2, 4, 8 and 16 seconds; running for a minute makes the next failure a first one. */
const maxRestarts = 5;
const stableAfterMs = 60_000;

const functionDirectory = new URL("../supabase/functions/send-quote-email/", import.meta.url);
const denoConfig = fileURLToPath(new URL("deno.json", functionDirectory));

/** The generated file that the function imports its company's facts from. */
export const companyFactsFile = fileURLToPath(new URL("company-facts.json", functionDirectory));

/** What Supabase itself sets for every function: the project's database. */
export function databaseSecrets(url: string): Record<string, string> {
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }) };
}

/**
 * Starts `send-quote-email` under Deno with `secrets` and no other environment, with the facts of `company`, no file
 * access, and no network but this machine. Its log goes to `onLog` as it comes. When it ends by itself it is started
 * again at the same address. Rejects with a SetupProblem when Deno or the function does not start.
 */
export async function startEdgeFunction(
  secrets: Record<string, string>,
  company: CompanyFacts,
  onLog?: (text: string) => void,
): Promise<EdgeFunction> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const deno = findDeno();
  let log = "";
  let child: ChildProcess;
  let restarts = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let isStopping = false;

  function note(text: string): void {
    log += text;
    onLog?.(text);
  }

  function launch(): ChildProcess {
    const launched = spawn(deno, denoArguments(company), {
      env: { ...denoEnvironment(), ...secrets, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: "1" },
    });
    for (const stream of [launched.stdout, launched.stderr]) stream.setEncoding("utf8").on("data", note);
    return launched;
  }

  function restartWhenEnded(running: ChildProcess): void {
    const startedAt = Date.now();
    running.once("exit", (code, signal) => {
      if (isStopping) return;
      if (Date.now() - startedAt > stableAfterMs) restarts = 0;
      if (restarts === maxRestarts) {
        note(`The edge function ended (${signal ?? code}) too often: restart the site.\n`);
        return;
      }
      note(`The edge function ended (${signal ?? code}) and is started again.\n`);
      restartTimer = setTimeout(
        () => {
          child = launch();
          restartWhenEnded(child);
        },
        1_000 * 2 ** restarts++,
      );
    });
  }

  child = launch();
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`it ended with ${code ?? signal}.`)));
  });
  failed.catch(() => {});
  try {
    await untilAnswering(url, failed, maxStartMs);
  } catch (error) {
    await stopProcess(child);
    const reason = log.trim().split("\n")[0] || (error instanceof Error ? error.message : error);
    throw new SetupProblem(`The edge function does not start under Deno: ${reason}`);
  }
  restartWhenEnded(child);
  return {
    url,
    pid: () => child.pid,
    log: () => log,
    stop() {
      isStopping = true;
      clearTimeout(restartTimer);
      return stopProcess(child);
    },
  };
}

function denoArguments(company: CompanyFacts): string[] {
  const { imports } = createRequire(import.meta.url)(denoConfig) as { imports: Record<string, string> };
  // In place of the generated file, which the next function with other facts would overwrite.
  const facts = `data:application/json,${encodeURIComponent(JSON.stringify(company))}`;
  const importMap = { imports: { ...imports, [pathToFileURL(companyFactsFile).href]: facts } };
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--allow-net=127.0.0.1",
    "--allow-env",
    ...["--config", denoConfig],
    ...["--import-map", `data:application/json,${encodeURIComponent(JSON.stringify(importMap))}`],
    fileURLToPath(new URL("./edge-function-process.js", import.meta.url)),
  ];
}

/** The Deno that npm installed. Not its launcher, which does not pass on the signal to stop. */
function findDeno(): string {
  try {
    const { runInstall } = createRequire(import.meta.url)("deno/install_api.cjs") as { runInstall(): string };
    return runInstall();
  } catch {
    throw new SetupProblem('Deno is missing: run "npm ci", without leaving out optional packages.');
  }
}

/** What Deno itself needs to find its cache and the package registry. */
function denoEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|USERPROFILE|LOCALAPPDATA|SystemRoot|XDG_CACHE_HOME|DENO_DIR|DENO_TLS_CA_STORE|DENO_CERT|SSL_CERT_FILE|SSL_CERT_DIR|NPM_CONFIG_REGISTRY|https?_proxy|no_proxy)$/i.test(
      name,
    ),
  );
  // Deno trusts Mozilla's list only; behind a company's proxy it needs the machine's own, as npm does.
  return { DENO_TLS_CA_STORE: "system,mozilla", ...Object.fromEntries(inherited) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await ended;
  clearTimeout(impatient);
}
