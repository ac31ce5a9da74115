import type { Readiness } from "../_shared/readiness.ts";
import type { Configuration } from "./configuration.ts";
import type { Outbox } from "./outbox.ts";
import { tryMailServer } from "./send.ts";

/** Tries the mail server and asks the database how it is set up. Sends and stores nothing; never rejects. */
export async function readReadiness(outbox: Outbox, configuration: Configuration): Promise<Readiness> {
  const [mail, database, told] = await Promise.allSettled([
    tryMailServer(configuration.smtp),
    outbox.projectState(configuration.schedulerSecret),
    outbox.toldSite(),
  ]);
  return {
    mailProblem: problemOf(mail),
    databaseProblem: problemOf(database),
    state: database.status === "fulfilled" ? database.value : null,
    told: told.status === "fulfilled" ? told.value : null,
    mailFrom: configuration.from,
    hasAlarm: configuration.alertWebhookUrl !== undefined,
  };
}

function problemOf(result: PromiseSettledResult<unknown>): string | null {
  if (result.status === "fulfilled") return null;
  return result.reason instanceof Error ? result.reason.message : String(result.reason);
}
