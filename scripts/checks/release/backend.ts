import type { Readiness } from "../../../supabase/functions/_shared/readiness";
import { schedulerHeader } from "../../../supabase/functions/send-quote-email/scheduler-secret";
import { ask, type Backend, insertBlankRow, isRefusedByRules, leadTables, reasonOf } from "../backend-probe";
import { confirm, fix, type Task } from "./task";

export interface ReleaseBackend extends Backend {
  siteUrl: string;
  schedulerSecret?: string;
  migrations: string[];
  confirmationSender?: string;
}

/** Checks that the backend can store and mail requests. Stores and sends nothing; never rejects. */
export async function findInBackend(backend: ReleaseBackend): Promise<Task[]> {
  const tasks: Task[] = [];
  try {
    for await (const task of findIn(backend)) tasks.push(task);
    return tasks;
  } catch (error) {
    const text = `${backend.url} antwoordt niet (${reasonOf(error)}). Bestaat het project, en is het niet gepauzeerd?`;
    return [fix(text)];
  }
}

async function* findIn(backend: ReleaseBackend): AsyncGenerator<Task> {
  const settings = await ask(backend, "/auth/v1/settings");
  if (settings.status === 401) {
    yield fix(`VITE_SUPABASE_ANON_KEY hoort niet bij ${backend.url}: het project weigert de sleutel.`);
    return;
  }
  if (settings.json.disable_signup !== true)
    yield fix(
      'Vreemden kunnen een account aanmaken. Zet dat uit: Dashboard > Authentication > Sign In / Providers > "Allow new users to sign up".',
    );
  for (const table of leadTables) yield* findInTable(backend, table);
  yield* findInFunction(backend);
}

const functionPath = "/functions/v1/send-quote-email";
const deployBackend = "Zet dat recht met: npm run deploy:backend";

async function* findInTable(
  backend: ReleaseBackend,
  table: (typeof leadTables)[number],
): AsyncGenerator<Task> {
  const read = await ask(backend, `/rest/v1/${table}?select=id&limit=1`);
  if (read.status === 200)
    yield fix(
      `Bezoekers mogen de tabel ${table} opvragen. Neem dat recht terug: revoke select on public.${table} from anon, authenticated;`,
    );
  const answer = await insertBlankRow(backend, table);
  if (isRefusedByRules(answer)) return;
  const { status, json } = answer;
  if (json.code === "42501")
    yield fix(`Bezoekers mogen niets in de tabel ${table} zetten: de rechten ontbreken. ${deployBackend}`);
  else if (status === 404 || status === 400)
    yield fix(`De tabel ${table} ontbreekt of is van een oudere versie. ${deployBackend}`);
  else
    yield fix(
      `De tabel ${table} weigert een lege aanvraag niet zoals het hoort (antwoord ${status}). Zie docs/deploy.md.`,
    );
}

async function* findInFunction(backend: ReleaseBackend): AsyncGenerator<Task> {
  const { siteUrl, schedulerSecret } = backend;
  const permission = await ask(backend, functionPath, {
    method: "OPTIONS",
    headers: {
      origin: siteUrl,
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey, content-type",
    },
  });
  if (permission.status === 404) {
    yield fix(`De functie send-quote-email staat er niet. ${deployBackend}`);
    return;
  }
  if (permission.status === 403)
    yield fix(`De functie kent de website niet: voeg ${siteUrl} toe aan ALLOWED_ORIGINS.`);
  else if (permission.status >= 500 && !schedulerSecret)
    yield fix(
      "De functie mist instellingen. Welke, staat in haar logboek: Dashboard > Edge Functions > send-quote-email > Logs.",
    );
  if (!schedulerSecret) {
    yield confirm(
      "Niet bekeken: de migraties, de planning en de mailserver. Zet SCHEDULER_SECRET in .env, met dezelfde waarde als bij de functie, en draai dit opnieuw.",
    );
    return;
  }
  const headers = { [schedulerHeader]: schedulerSecret };
  const { status, json } = await ask(backend, functionPath, { headers });
  if (status === 200) {
    const readiness = json as unknown as Readiness;
    if (permission.status !== 403 && readiness.siteUrl !== siteUrl)
      yield fix(
        `Mails verwijzen naar ${readiness.siteUrl}/aanvragen. Zet ${siteUrl} als eerste in ALLOWED_ORIGINS.`,
      );
    yield* findInReadiness(readiness, backend);
    return;
  }
  const { message } = (json.error ?? {}) as { message?: string };
  const remedies: Record<number, string> = {
    401: `SCHEDULER_SECRET is hier anders dan bij de functie. ${deployBackend}`,
    405: `De functie is van een oudere versie. ${deployBackend}`,
    500: `De functie mist instellingen: ${message ?? "zie haar logboek."} Vul ze aan in .env. ${deployBackend}`,
  };
  yield fix(remedies[status] ?? `De functie geeft antwoord ${status}. Zie haar logboek in het Dashboard.`);
}

function* findInReadiness(readiness: Readiness, backend: ReleaseBackend): Generator<Task> {
  const { mailProblem, databaseProblem, state, mailFrom } = readiness;
  if (mailProblem)
    yield fix(
      `De mailserver laat de functie niet toe (${mailProblem}). Kijk SMTP_HOST, SMTP_PORT, SMTP_USER en SMTP_PASSWORD na.`,
    );
  const { confirmationSender } = backend;
  if (confirmationSender && mailFrom && confirmationSender !== mailFrom)
    yield confirm(
      `Bezoekers krijgen hun bevestiging van ${confirmationSender} (confirmationSender), en u uw mails van ${mailFrom} (MAIL_FROM). Mag uw mailprovider van beide adressen versturen?`,
    );
  if (!state) {
    yield fix(`De functie komt niet bij de database (${databaseProblem}). ${deployBackend}`);
    return;
  }
  const missing = backend.migrations.filter((version) => !state.migrations?.includes(version));
  if (missing.length > 0)
    yield fix(`De database mist ${missing.length} migratie(s): ${missing.join(", ")}. ${deployBackend}`);
  if (!state.has_staff)
    yield fix(
      "Niemand kan de aanvragen op /aanvragen bekijken. Maak een account en voeg het toe: docs/deploy.md, “Supabase”.",
    );
  if (state.photos_are_full)
    yield confirm(
      "De ruimte voor foto’s is bijna vol; daarna verwijst de website naar WhatsApp. Zie docs/deploy.md.",
    );
  yield* findInSchedule(state, backend.url);
}

function* findInSchedule(
  { jobs, last_run, project_url, secret_matches }: NonNullable<Readiness["state"]>,
  url: string,
): Generator<Task> {
  if (!jobs?.includes("mail-requests")) {
    yield fix(
      "De planning ontbreekt, dus mails worden niet opnieuw geprobeerd. Zet pg_cron, pg_net en Vault aan; zie docs/deploy.md.",
    );
    return;
  }
  if (project_url?.replace(/\/$/, "") !== url)
    yield fix(
      `In Vault is project_url "${project_url ?? ""}", en dat moet ${url} zijn; zie docs/deploy.md, “Supabase”.`,
    );
  if (!secret_matches)
    yield fix(
      "In Vault ontbreekt scheduler_secret, of het is een ander dan bij de functie; zie docs/deploy.md, “Supabase”.",
    );
  // Only asked: after a repair the last run is still the failed one.
  if (last_run && last_run !== "succeeded")
    yield confirm(`De laatste geplande ronde ging mis (${last_run}). Kijk over twee minuten nog eens.`);
}
