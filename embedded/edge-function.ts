import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import { embeddedKeys } from "./environment.ts";
import { SetupProblem } from "./setup-problem.ts";

export type EdgeFunction = Awaited<ReturnType<typeof startEdgeFunction>>;

const functionDirectory = new URL("../supabase/functions/send-quote-email/", import.meta.url);
const denoConfig = fileURLToPath(new URL("deno.json", functionDirectory));

export const companyFactsFile = fileURLToPath(new URL("company-facts.json", functionDirectory));

/** The secrets that Supabase itself gives a function. */
export function databaseSecrets(url: string): Record<string, string> {
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }) };
}

/** Runs `send-quote-email` under Deno with only `secrets` and this machine's network. Rejects with a SetupProblem. */
export async function startEdgeFunction(
  secrets: Record<string, string>,
  company: CompanyFacts,
  onLog?: (text: string) => void,
  deno = findDeno(),
) {
  let log = "";
  const child = spawn(deno, denoArguments(company, secrets.SMTP_HOST), {
    env: { ...denoEnvironment(), ...secrets, NO_COLOR: "1" },
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const note = (text: string) => {
        const otherText = text.replace(/^Listening on http:.*:(\d+)\/\n/m, (_, port) => {
          resolve(Number(port));
          return "";
        });
        log += otherText;
        if (otherText) onLog?.(otherText);
      };
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", note);
      setTimeout(reject, 120_000, new Error("it does not answer.")).unref();
      child.once("error", reject);
      child.once("exit", (code, signal) => reject(new Error(`it ended with ${code ?? signal}.`)));
    });
    return {
      url: `http://127.0.0.1:${port}`,
      pid: () => child.pid,
      log: () => log,
      stop: () => stopProcess(child),
    };
  } catch (error) {
    await stopProcess(child);
    const reason = /^error: .*/m.exec(log)?.[0] ?? (error instanceof Error ? error.message : error);
    throw new SetupProblem(`The edge function does not start under Deno: ${reason}`);
  }
}

function denoArguments(company: CompanyFacts, smtpHost?: string): string[] {
  const { imports } = createRequire(import.meta.url)(denoConfig) as { imports: Record<string, string> };
  // These facts replace company-facts.json, because functions that run at the same time would share that file.
  const facts = `data:application/json,${encodeURIComponent(JSON.stringify(company))}`;
  const importMap = { imports: { ...imports, "company-facts": facts } };
  return [
    "run",
    "--no-prompt",
    "--frozen",
    // A mail server on another host is found through DNS, so the function may then use the whole network.
    smtpHost === "127.0.0.1" ? "--allow-net=127.0.0.1" : "--allow-net",
    "--allow-env",
    ...["--config", denoConfig],
    ...["--import-map", `data:application/json,${encodeURIComponent(JSON.stringify(importMap))}`],
    fileURLToPath(new URL("./edge-function-process.js", import.meta.url)),
  ];
}

/** Returns the path of Deno's binary, because npm's launcher forwards no signals. Throws a SetupProblem without it. */
function findDeno(): string {
  try {
    const { runInstall } = createRequire(import.meta.url)("deno/install_api.cjs") as { runInstall(): string };
    return runInstall();
  } catch {
    throw new SetupProblem("Deno ontbreekt: voer npm ci uit, zonder pakketten weg te laten.");
  }
}

function denoEnvironment(): NodeJS.ProcessEnv {
  const ownVariables = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|USERPROFILE|LOCALAPPDATA|SystemRoot|XDG_CACHE_HOME|DENO_DIR|DENO_TLS_CA_STORE|DENO_CERT|SSL_CERT_FILE|SSL_CERT_DIR|NPM_CONFIG_REGISTRY|https?_proxy)$/i.test(
      name,
    ),
  );
  const hostsWithoutProxy = [process.env.NO_PROXY ?? process.env.no_proxy, "127.0.0.1", "localhost"]
    .filter(Boolean)
    .join();
  return {
    // A company's proxy needs the machine's certificates, which Deno does not trust by default.
    DENO_TLS_CA_STORE: "system,mozilla",
    // NODE_EXTRA_CA_CERTS is Node's variable for a file of such certificates, and DENO_CERT is Deno's.
    ...(process.env.NODE_EXTRA_CA_CERTS && { DENO_CERT: process.env.NODE_EXTRA_CA_CERTS }),
    ...Object.fromEntries(ownVariables),
    // The database and the mail server are on this machine, so no proxy reaches them.
    NO_PROXY: hostsWithoutProxy,
    no_proxy: hostsWithoutProxy,
  };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
