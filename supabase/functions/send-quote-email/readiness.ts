import type { Readiness } from "../_shared/readiness.ts";
import type { Configuration } from "./configuration.ts";
import type { Outbox } from "./outbox.ts";
import { tryMailServer } from "./send.ts";

/** Logs in at the mail server and asks the database for its state. Never rejects. */
export async function readReadiness(outbox: Outbox, configuration: Configuration): Promise<Readiness> {
  const [mail, database] = await Promise.allSettled([
    tryMailServer(configuration.smtp),
    outbox.projectState(configuration.schedulerSecret),
  ]);
  return {
    mailProblem: problemOf(mail),
    databaseProblem: problemOf(database),
    state: database.status === "fulfilled" ? database.value : null,
    mailFrom: configuration.from,
    siteUrl: configuration.siteUrl,
  };
}

function problemOf(result: PromiseSettledResult<unknown>): string | null {
  if (result.status === "fulfilled") return null;
  return result.reason instanceof Error ? result.reason.message : String(result.reason);
}
