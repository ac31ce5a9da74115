import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { guardInbox } from "./inbox.ts";
import { findFreePort } from "./ports.ts";
import { SetupProblem } from "./setup-problem.ts";

export const mailAccount = { user: "embedded", password: "embedded-backend-only" };

interface MailServerOptions {
  smtpPort: number;
  inboxPort: number;
  directory: string;
}

/** Starts maildev in a thread, because it exits its process on a signal, and at a secret path, because it lets any origin read. */
export async function startMailServer(options: MailServerOptions): Promise<{ stop(): Promise<void> }> {
  const openPort = await findFreePort();
  mkdirSync(options.directory, { recursive: true });
  const secretPath = `/${randomUUID()}`;
  const openInbox = `http://127.0.0.1:${openPort}${secretPath}`;
  let thread: Worker | undefined;
  let stopGuard: () => Promise<void>;
  try {
    thread = new Worker(createRequire(import.meta.url).resolve("maildev/bin/maildev"), {
      argv: [
        "--silent",
        ...["--ip", "127.0.0.1"],
        ...["--smtp", String(options.smtpPort)],
        ...["--web", String(openPort)],
        ...["--base-pathname", secretPath],
        ...["--mail-directory", options.directory],
        ...["--incoming-user", mailAccount.user],
        ...["--incoming-pass", mailAccount.password],
      ],
    });
    const failed = new Promise<never>((_, reject) => thread?.once("error", reject));
    await Promise.race([failed, untilHealthy(`${openInbox}/healthz`)]);
    stopGuard = await guardInbox(openInbox, options.inboxPort);
  } catch (error) {
    await thread?.terminate();
    const reason = String(error instanceof Error ? error.message : error).split("\n")[0];
    throw new SetupProblem(
      `De mailserver (maildev) start niet: ${reason} Voer npm ci uit en probeer het opnieuw.`,
    );
  }
  const running = thread;
  return {
    async stop() {
      await stopGuard();
      await running.terminate();
    },
  };
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it does not answer.");
}
