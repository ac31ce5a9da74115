import { randomUUID } from "node:crypto";
import * as clack from "@clack/prompts";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { ask, leadTables } from "../checks/backend-probe";
import { backendStep, functionPath, origins, staffStep } from "./backend";
import { githubStep, textsStep } from "./github";
import { dnsStep, mailStep } from "./mail";
import { backend, projectStep, query, tokenStep } from "./project";
import { show } from "./run";
import { get } from "./settings";
import { answerTo, type Step, tell, waitFor } from "./steps";
import { isLive, websiteStep } from "./website";

const agrees = (message: string) =>
  answerTo<boolean>(clack.confirm({ message, active: "ja", inactive: "nee" }));

async function prove(name: string): Promise<void> {
  const both = { name, phone: "06 00000000" };
  const message = `Dit is een proef (${name}).`;
  const quote = { ...both, email: get("MAIL_TO"), message, services: [serviceOptions.anders] };
  const headers = { origin: origins()[0] ?? "", "content-type": "application/json" };
  const post = (path: string, row: object) =>
    ask(backend(), path, { method: "POST", headers, body: JSON.stringify(row) });
  for (const table of leadTables) {
    const row = table === "contact_submissions" ? quote : both;
    const { status, text } = await post(`/rest/v1/${table}`, row);
    if (status !== 201) throw new SetupProblem(`De proef voor ${table} is geweigerd (${status}): ${text}`);
  }
  await post(functionPath, quote);
  const mailed = () => query("select 1 from public.requests where name = $1 and mail = 'sent'", [name]);
  await waitFor(180, async () => (await mailed()).length === leadTables.length);
  if ((await mailed()).length < leadTables.length) throw new SetupProblem("De proef is niet gemaild.");
}

const proofStep: Step = {
  title: "Proef",
  always: true,
  look: async () => [],
  async act() {
    if (!(await agrees("Zal ik via elk formulier een aanvraag sturen? Die wordt daarna gewist."))) return;
    const name = `PROEF ${randomUUID().slice(0, 8)}`;
    try {
      await prove(name);
    } finally {
      for (const table of leadTables) await query(`delete from public.${table} where name = $1`, [name]);
    }
    if (!(await agrees(`Zijn er twee mails over ${name} in ${get("MAIL_TO")}?`)))
      tell("Kijk in de map met spam. Staan ze daar, maak dan eerst DNS voor de mail in orde.");
    if (await isLive()) await show("npm run smoke");
  },
};

const supabaseSteps = [tokenStep, projectStep, backendStep];
const websiteSteps = [websiteStep, staffStep, dnsStep, githubStep];

/** All that lies between a clone and a working site, in order. */
export const allSteps = [textsStep, mailStep, ...supabaseSteps, ...websiteSteps, proofStep];
/** What the workflow can look at, without a mail password. */
export const stepsOfWorkflow = [textsStep, ...supabaseSteps, staffStep];
