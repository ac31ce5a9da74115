import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { guardInbox } from "./inbox.ts";
import { findFreePort } from "./ports.ts";
import { SetupProblem } from "./setup-problem.ts";
import { untilAnswering } from "./until-answering.ts";

/** What a sender must log in with, so that the edge function's log-in is a real one. */
export const mailAccount = { user: "embedded", password: "embedded-backend-only" };

/**
 * Starts maildev on 127.0.0.1: an SMTP server that keeps what it gets in `directory`,
 * and a page that shows it. That page lets every website read and empty the inbox, so it is
 * at an address nobody can guess, behind a server of our own on `inboxPort`. Returns how to
 * stop both; rejects with a SetupProblem when one does not start. It runs in a thread, because maildev answers signals by ending
 * the process, and in a thread it gets none.
 */
export async function startMailServer(options: {
  smtpPort: number;
  inboxPort: number;
  directory: string;
}): Promise<{ stop(): Promise<void> }> {
  mkdirSync(options.directory, { recursive: true });
  const openPort = await findFreePort();
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
    await untilAnswering(`${openInbox}/healthz`, failed, 60_000);
    stopGuard = await guardInbox(openInbox, options.inboxPort);
  } catch (error) {
    await thread?.terminate();
    const reason = String(error instanceof Error ? error.message : error).split("\n")[0];
    throw new SetupProblem(`The mail server (maildev) does not start: ${reason} Run "npm ci" and try again.`);
  }
  const running = thread;
  return {
    async stop() {
      await stopGuard();
      await running.terminate();
    },
  };
}
