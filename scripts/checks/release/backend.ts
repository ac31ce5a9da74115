import type { Readiness } from "../../../supabase/functions/_shared/readiness";
import {
  ask,
  askPermission,
  type Backend,
  functionPath,
  isRefusedByRules,
  leadTables,
  offerBlankRow,
} from "../backend-probe";
import { confirm, type Finding, fix } from "./finding";

export interface ReleaseBackend extends Backend {
  siteUrl: string;
  /** The function's SCHEDULER_SECRET; without it the check sees less. */
  schedulerSecret?: string;
  /** Versions of the migrations in this repository. */
  migrations: string[];
  /** The company's `confirmationSender`; absent where visitors get no confirmation. */
  confirmationSender?: string;
}

/**
 * Asks the running backend whether it can take requests and mail them. Stores and sends
 * nothing. Never rejects: a backend that does not answer is a finding.
 */
export async function findInBackend(backend: ReleaseBackend): Promise<Finding[]> {
  try {
    const settings = await ask(backend, "/auth/v1/settings");
    if (settings.status === 401) {
      return [fix(`VITE_SUPABASE_ANON_KEY hoort niet bij ${backend.url}: het project weigert de sleutel.`)];
    }
    const findings = [findInSignUp(settings.json)];
    for (const table of leadTables) findings.push(await findInTable(backend, table));
    return [...findings.flat(), ...(await findInFunction(backend))];
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return [
      fix(`${backend.url} antwoordt niet (${reason}). Bestaat het project, en is het niet gepauzeerd?`),
    ];
  }
}

function findInSignUp({ disable_signup }: Record<string, unknown>): Finding[] {
  if (disable_signup === true) return [];
  return [
    fix(
      'Vreemden kunnen een account aanmaken. Zet dat uit: Dashboard > Authentication > Sign In / Providers > "Allow new users to sign up".',
    ),
  ];
}

async function findInTable(backend: ReleaseBackend, table: (typeof leadTables)[number]): Promise<Finding[]> {
  const read = await ask(backend, `/rest/v1/${table}?select=id&limit=1`);
  const findings: Finding[] = [];
  if (read.status === 200) {
    findings.push(
      fix(
        `Bezoekers mogen de tabel ${table} opvragen. Neem dat recht terug: revoke select on public.${table} from anon, authenticated;`,
      ),
    );
  }
  const answer = await offerBlankRow(backend, table, backend.siteUrl);
  if (isRefusedByRules(answer)) return findings;
  const { status, json } = answer;
  if (json.code === "42501") {
    findings.push(
      fix(
        `Bezoekers mogen niets in de tabel ${table} zetten: de rechten ontbreken. Zet de migraties erop met: npx supabase db push --remote`,
      ),
    );
  } else if (status === 404 || status === 400) {
    findings.push(
      fix(
        `De tabel ${table} ontbreekt of is van een oudere versie. Zet de migraties erop met: npx supabase db push --remote`,
      ),
    );
  } else {
    findings.push(
      fix(
        `De tabel ${table} weigert een lege aanvraag niet zoals het hoort (antwoord ${status}). Zie docs/deploy.md.`,
      ),
    );
  }
  return findings;
}

async function findInFunction(backend: ReleaseBackend): Promise<Finding[]> {
  const { siteUrl, schedulerSecret } = backend;
  const permission = await askPermission(backend, functionPath, siteUrl);
  if (permission.status === 404) {
    return [
      fix(
        "De functie send-quote-email staat er niet. Plaats haar met: npx supabase functions deploy send-quote-email",
      ),
    ];
  }
  const findings: Finding[] = [];
  if (permission.status === 403) {
    findings.push(fix(`De functie kent de website niet: voeg ${siteUrl} toe aan ALLOWED_ORIGINS.`));
  } else if (permission.status >= 500 && !schedulerSecret) {
    findings.push(
      fix(
        "De functie mist instellingen. Welke, staat in haar logboek: Dashboard > Edge Functions > send-quote-email > Logs.",
      ),
    );
  }
  if (!schedulerSecret) {
    findings.push(
      confirm(
        "Niet bekeken: de migraties, de planning en de mailserver. Zet SCHEDULER_SECRET in .env, met dezelfde waarde als bij de functie, en draai dit opnieuw.",
      ),
    );
    return findings;
  }
  const answer = await ask(backend, functionPath, { headers: { "x-scheduler-secret": schedulerSecret } });
  if (answer.status === 200) {
    return [...findings, ...findInReadiness(answer.json as unknown as Readiness, backend)];
  }
  const { message } = (answer.json.error ?? {}) as { message?: string };
  const remedies: Record<number, string> = {
    401: "SCHEDULER_SECRET is hier anders dan bij de functie. Zet hem opnieuw: npx supabase secrets set --env-file .env",
    405: "De functie is van een oudere versie. Plaats haar opnieuw met: npx supabase functions deploy send-quote-email",
    500: `De functie mist instellingen: ${message ?? "zie haar logboek."} Zet ze met: npx supabase secrets set --env-file .env`,
  };
  findings.push(
    fix(
      remedies[answer.status] ??
        `De functie geeft antwoord ${answer.status}. Zie haar logboek in het Dashboard.`,
    ),
  );
  return findings;
}

function findInReadiness(
  { mailProblem, databaseProblem, state, told, mailFrom, hasAlarm }: Readiness,
  backend: ReleaseBackend,
): Finding[] {
  const findings: Finding[] = [];
  if (mailProblem) {
    findings.push(
      fix(
        `De mailserver laat de functie niet toe (${mailProblem}). Kijk SMTP_HOST, SMTP_PORT, SMTP_USER en SMTP_PASSWORD na.`,
      ),
    );
  }
  if (!hasAlarm) {
    findings.push(
      confirm(
        "ALERT_WEBHOOK_URL is leeg: als het mailen hapert, hoort u dat alleen in het dagelijkse overzicht.",
      ),
    );
  }
  const { confirmationSender } = backend;
  if (confirmationSender && mailFrom && confirmationSender !== mailFrom) {
    findings.push(
      confirm(
        `Bezoekers krijgen hun bevestiging van ${confirmationSender} (confirmationSender), en u uw mails van ${mailFrom} (MAIL_FROM). Mag uw mailprovider van beide adressen versturen?`,
      ),
    );
  }
  if (told?.pages === 0) {
    findings.push(
      confirm(
        "De database weet nog niet welke pagina’s de website heeft, en wat er in de bevestiging aan bezoekers staat. Draai na het plaatsen: npm run tell:site",
      ),
    );
  }
  if (!state) {
    findings.push(
      fix(
        `De functie komt niet bij de database (${databaseProblem}). Zet de migraties erop met: npx supabase db push --remote`,
      ),
    );
    return findings;
  }
  const applied = new Set(state.migrations ?? []);
  const missing = backend.migrations.filter((version) => !applied.has(version));
  if (missing.length > 0) {
    findings.push(
      fix(
        `De database mist ${missing.length} migratie(s): ${missing.join(", ")}. Zet ze erop met: npx supabase db push --remote`,
      ),
    );
  }
  return [...findings, ...findInSchedule(state, backend.url)];
}

function findInSchedule(
  { jobs, last_run, project_url, secret_matches }: NonNullable<Readiness["state"]>,
  url: string,
): Finding[] {
  if (!jobs?.includes("mail-leads")) {
    return [
      fix(
        "De planning ontbreekt, dus mails worden niet opnieuw geprobeerd. Zet pg_cron, pg_net en Vault aan; zie docs/deploy.md.",
      ),
    ];
  }
  const findings: Finding[] = [];
  if (project_url?.replace(/\/$/, "") !== url) {
    findings.push(
      fix(
        `In Vault is project_url "${project_url ?? ""}", en dat moet ${url} zijn; zie docs/online-zetten.md, stap 6.`,
      ),
    );
  }
  if (!secret_matches) {
    findings.push(
      fix(
        "In Vault ontbreekt scheduler_secret, of het is een ander dan bij de functie; zie docs/online-zetten.md, stap 6.",
      ),
    );
  }
  // Of a schedule that was mended just now, the last run is still the failed one.
  if (last_run && last_run !== "succeeded") {
    findings.push(
      confirm(`De laatste geplande ronde ging mis (${last_run}). Kijk over twee minuten nog eens.`),
    );
  }
  return findings;
}
