import type { Readiness } from "../_shared/readiness.ts";
import type { Configuration } from "./configuration.ts";
import type { Outbox } from "./outbox.ts";
import { tryMailServer } from "./send.ts";

/** Logs in at the mail server and asks the database for its state. Never rejects. */
export async function readReadiness(outbox: Outbox, configuration: Configuration): Promise<Readiness> {
  const problem = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const [mailProblem, database] = await Promise.all([
    tryMailServer(configuration.smtp).then(() => null, problem),
    outbox.projectState(configuration.schedulerSecret).catch(problem),
  ]);
  return {
    mailProblem,
    databaseProblem: typeof database === "string" ? database : null,
    state: typeof database === "string" ? null : database,
    mailFrom: configuration.from,
    siteUrl: configuration.siteUrl,
  };
}
