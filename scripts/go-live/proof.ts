import { createHash, randomUUID } from "node:crypto";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { type QuoteRequest, serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { ask, leadTables } from "../checks/backend-probe";
import { backendStep, functionPath, origins } from "./backend";
import { dnsStep } from "./dns";
import { githubStep, textsStep } from "./github";
import { mailSettings, mailStep } from "./mail";
import { backend, projectRef, projectStep, query, tokenStep } from "./project";
import { get, pick, save } from "./settings";
import { staffStep } from "./staff";
import { agrees, type Step, tell, waitFor } from "./steps";
import { websiteStep } from "./website";

/** Sends a request through each form. Throws a SetupProblem with the provider's own sentence when it was not mailed. */
async function prove(name: string): Promise<void> {
  const both = { name, phone: "06 00000000" };
  const message = `Dit is een proef (${name}).`;
  const quote: QuoteRequest = { ...both, email: get("MAIL_TO"), message, services: [serviceOptions.anders] };
  const headers = { origin: origins()[0] ?? "", "content-type": "application/json" };
  const post = (path: string, row: object) =>
    ask(backend(), path, { method: "POST", headers, body: JSON.stringify(row) });
  for (const table of leadTables) {
    const row = table === "contact_submissions" ? quote : both;
    const { status, text } = await post(`/rest/v1/${table}`, row);
    if (status !== 201) throw new SetupProblem(`De proef voor ${table} is geweigerd (${status}): ${text}`);
  }
  await post(functionPath, quote);
  const mails = () =>
    query<{ mail: string; last_error: string | null }>(
      `select o.state as mail, o.last_error from public.requests as r
        join private.outbox as o on o.quote_id = r.quote_id or o.callback_id = r.callback_id where r.request ->> 'name' = $1`,
      [name],
    );
  await waitFor(180, async () => (await mails()).every(({ mail }) => mail === "sent"));
  const unsent = (await mails()).filter(({ mail }) => mail !== "sent");
  const reason = unsent.map(({ last_error }) => last_error).find(Boolean);
  const log = `de functie heeft het nog niet geprobeerd. Kijk op https://supabase.com/dashboard/project/${projectRef()}/functions/send-quote-email/logs`;
  if (unsent.length > 0) throw new SetupProblem(`De proef is niet gemaild: ${reason ?? log}`);
}

/** A hash of everything that a proof depends on. */
const provenSettings = () =>
  createHash("sha256")
    .update(JSON.stringify(pick([...mailSettings, "VITE_SUPABASE_URL"])))
    .digest("hex");

const proofStep: Step = {
  title: "Proef, van formulier tot mailbox",
  canWait: true,
  look: async () => [
    get("PROVEN_SETTINGS") !== provenSettings() &&
      "Het is nog niet bewezen dat een aanvraag u per mail bereikt.",
  ],
  async act() {
    const name = `PROEF ${randomUUID().slice(0, 8)}`;
    tell(`Ik stuur via elk formulier een aanvraag van ${name}, en haal die daarna weg.`);
    try {
      await prove(name);
    } finally {
      for (const table of leadTables) await query(`delete from public.${table} where name = $1`, [name]);
    }
    if (!(await agrees(`Zijn er twee mails over ${name} in ${get("MAIL_TO")}, en niet bij de spam?`)))
      throw new SetupProblem(
        `De mails gingen weg bij ${get("SMTP_HOST")}, maar kwamen niet goed aan in ${get("MAIL_TO")}. Kijk daar bij de spam, markeer ze als gewenst, en maak DNS voor de mail in orde.`,
      );
    save("PROVEN_SETTINGS", provenSettings());
  },
};

const supabaseSteps = [tokenStep, projectStep, backendStep];

/** All steps from a clone to a working site, in order. */
export const allSteps = [
  textsStep,
  mailStep,
  ...supabaseSteps,
  websiteStep,
  staffStep,
  dnsStep,
  githubStep,
  proofStep,
];
/** The steps that the workflow can check, without a mail password. */
export const stepsOfWorkflow = [textsStep, ...supabaseSteps, staffStep];

/** The steps that a check of `steps` leaves out. */
export const unseenBy = (steps: Step[]) => [
  ...allSteps.filter((step) => !steps.includes(step)).map(({ title }) => title),
  "Of een mail nu echt aankomt, en niet bij de spam",
];
