import { join } from "node:path";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import { schedulerHeader } from "../supabase/functions/send-quote-email/scheduler-secret.ts";
import { holdDataDirectory } from "./data-directory.ts";
import { openDatabase } from "./database.ts";
import { databaseSecrets, startEdgeFunction } from "./edge-function.ts";
import { dataDirectory, embeddedKeys } from "./environment.ts";
import { mailAccount, mailFrom, startMailServer } from "./mail-server.ts";

export type EmbeddedBackend = Awaited<ReturnType<typeof startBackend>>;

/** Starts all parts for a site on `sitePort`. If one fails, stops the others and rejects with a SetupProblem. */
export async function startBackend(sitePort: number, company: CompanyFacts, log: (text: string) => void) {
  const directory = dataDirectory();
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.();
  };
  try {
    stops.push(holdDataDirectory(directory));
    const { smtpPort, inboxUrl, ...mailServer } = await startMailServer(join(directory, "mail"));
    stops.push(mailServer.stop);
    const edgeFunction = await startEdgeFunction(
      {
        ALLOWED_ORIGINS: `http://localhost:${sitePort},http://127.0.0.1:${sitePort}`,
        MAIL_FROM: mailFrom,
        MAIL_TO: company.email,
        SMTP_HOST: "127.0.0.1",
        SMTP_PORT: String(smtpPort),
        SMTP_USER: mailAccount.user,
        SMTP_PASSWORD: mailAccount.password,
        ...databaseSecrets(`http://127.0.0.1:${sitePort}`),
        SCHEDULER_SECRET: embeddedKeys.schedulerSecret,
      },
      company,
      log,
    );
    stops.push(edgeFunction.stop);
    const database = await openDatabase(directory, { smtpPort, siteUrl: `http://localhost:${sitePort}` });
    stops.push(database.close);
    const headers = { [schedulerHeader]: embeddedKeys.schedulerSecret };
    const callFunction = () => fetch(edgeFunction.url, { method: "POST", headers }).catch(() => {});
    let everyMinute: NodeJS.Timeout | undefined;
    stops.push(() => clearInterval(everyMinute));
    return {
      app: database.app,
      functionUrl: edgeFunction.url,
      inboxUrl,
      stop,
      /**
       * Calls the function every minute, as pg_cron does on the hosted service. The site must be listening by then,
       * because the function reaches the database through the site.
       */
      startSchedule() {
        everyMinute ??= setInterval(callFunction, 60_000);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
