import { createHash, randomUUID } from "node:crypto";
import { functionPath } from "../../embedded/environment.ts";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { type QuoteRequest, serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { functionLogs } from "./backend.ts";
import { mailSettings } from "./mail.ts";
import { outside } from "./outside.ts";
import { callProject, query } from "./project.ts";
import { get, origins, pick, save } from "./settings.ts";
import { type Step, waitFor } from "./steps.ts";

/** Sends a request through each form. Throws a SetupProblem with the mail server's words if one is not mailed. */
async function tryForms(name: string): Promise<void> {
  const headers = { origin: origins()[0] ?? "" };
  const callback = { name, phone: "06 00000000" };
  const message = `Dit is een proef (${name}).`;
  const services = [serviceOptions.anders];
  const quote: QuoteRequest = { ...callback, email: get("MAIL_TO"), message, services };
  const calls: [path: string, request: object][] = [
    ["/rest/v1/callback_requests", callback],
    ["/rest/v1/contact_submissions", quote],
    [functionPath, quote],
  ];
  for (const [path, body] of calls) {
    const { status, text } = await callProject(path, { body, headers });
    if (status >= 300) throw new SetupProblem(`De proef is geweigerd door ${path} (${status}): ${text}`);
  }
  const findMails = () =>
    query<{ state: string; last_error: string | null }>(
      `select o.state, o.last_error from private.outbox as o join public.requests as r
        on o.quote_id = r.quote_id or o.callback_id = r.callback_id where r.request ->> 'name' = $1`,
      [name],
    );
  const isMailed = async () => (await findMails()).filter(({ state }) => state === "sent").length === 2;
  await waitFor(180, isMailed);
  if (await isMailed()) return;
  const reason = (await findMails()).map(({ last_error }) => last_error).find(Boolean);
  const silence = `de functie heeft het nog niet geprobeerd. Kijk op ${functionLogs()}`;
  throw new SetupProblem(`De proef is niet gemaild: ${reason ?? silence}`);
}

/** A hash of everything that the trial depends on. */
const triedSettings = () =>
  createHash("sha256")
    .update(JSON.stringify(pick([...mailSettings, "VITE_SUPABASE_URL"])))
    .digest("hex");

export const trialStep: Step = {
  title: "Proef, van formulier tot mailbox",
  canWait: true,
  findProblems: async () => [
    get("TRIED_SETTINGS") !== triedSettings() &&
      "Het is nog niet bewezen dat een aanvraag u per mail bereikt.",
  ],
  async act() {
    const name = `PROEF ${randomUUID().slice(0, 8)}`;
    outside.tell(`Ik stuur via elk formulier een aanvraag van ${name}, en haal die daarna weg.`);
    try {
      await tryForms(name);
    } finally {
      await query(
        `with quotes as (delete from public.contact_submissions where name = $1)
          delete from public.callback_requests where name = $1`,
        [name],
      );
    }
    if (!(await outside.agrees(`Zijn er twee mails over ${name} in ${get("MAIL_TO")}, en niet bij de spam?`)))
      throw new SetupProblem(
        `De mails gingen weg bij ${get("SMTP_HOST")}, maar kwamen niet goed aan in ${get("MAIL_TO")}. Kijk daar bij de spam, markeer ze als gewenst, en maak DNS voor de mail in orde.`,
      );
    save("TRIED_SETTINGS", triedSettings());
  },
};
