import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { inboxPath } from "./environment.ts";
import { findFreePort } from "./ports.ts";
import { SetupProblem } from "./setup-problem.ts";

export const mailAccount = { user: "embedded", password: "embedded-backend-only" };
export const mailFrom = "website@dakdekker.example";

/**
 * Starts maildev in a thread, because maildev ends its process on a signal. The path of the inbox is secret, because
 * maildev lets every origin read the mails.
 */
export async function startMailServer(directory: string) {
  const [smtpPort, webPort, secret] = [await findFreePort(), await findFreePort(), randomUUID()];
  mkdirSync(directory, { recursive: true });
  const inboxUrl = `http://127.0.0.1:${webPort}/${secret}`;
  let thread: Worker | undefined;
  try {
    thread = new Worker(createRequire(import.meta.url).resolve("maildev/bin/maildev"), {
      argv: [
        "--silent",
        ...["--ip", "127.0.0.1"],
        ...["--smtp", String(smtpPort)],
        ...["--web", String(webPort)],
        ...["--base-pathname", `/${secret}${inboxPath}`],
        ...["--mail-directory", directory],
        ...["--incoming-user", mailAccount.user],
        ...["--incoming-pass", mailAccount.password],
      ],
    });
    const worker = thread;
    const failure = new Promise<never>((_, reject) => worker.once("error", reject));
    await Promise.race([failure, untilHealthy(`${inboxUrl}${inboxPath}/healthz`)]);
    return { smtpPort, inboxUrl, stop: () => worker.terminate() };
  } catch (error) {
    await thread?.terminate();
    const reason = String(error instanceof Error ? error.message : error).split("\n")[0];
    throw new SetupProblem(
      `De mailserver (maildev) start niet: ${reason} Voer npm ci uit en probeer het opnieuw.`,
    );
  }
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it does not answer.");
}
