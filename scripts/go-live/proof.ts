import { randomUUID } from "node:crypto";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { ask } from "../checks/backend-probe";
import { githubStep, textsStep } from "./github";
import { dnsStep, mailStep } from "./mail";
import { type Step, type World, waitFor } from "./steps";
import {
  backendOf,
  backendStep,
  functionPath,
  originsOf,
  projectStep,
  query,
  staffStep,
  tokenStep,
} from "./supabase";
import { addressStep, domainStep, isLive, websiteStep } from "./website";

/** Sends a request as each form does, sees it mailed and listed, deletes it, and asks whether the mail is there. */
function proofStep(world: World): Step {
  const { settings, owner } = world;
  const name = `PROEF ${randomUUID().slice(0, 8)}`;

  async function prove(table: string, kind: string, values: object): Promise<void> {
    const headers = { origin: originsOf(world)[0] ?? "", "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ name, phone: "06 00000000", ...values }) };
    const { status, text } = await ask(backendOf(world), `/rest/v1/${table}`, init);
    if (status !== 201) throw new SetupProblem(`De proef voor ${table} is geweigerd (${status}): ${text}`);
    if (kind === "quote") await ask(backendOf(world), functionPath, init);
    const sql = "select from public.requests where name = $1 and kind = $2 and mail = 'sent'";
    const isMailed = async () => (await query(world, sql, [name, kind])).length > 0;
    await waitFor(world, 180, isMailed);
    if (!(await isMailed())) throw new SetupProblem(`De proef voor ${table} is niet gemaild.`);
  }

  return {
    title: "Proef",
    always: true,
    canWait: true,
    look: async () => [],
    async act() {
      if (!(await owner.agrees("Zal ik via elk formulier een aanvraag sturen? Die wordt daarna gewist.")))
        return;
      const email = settings.get("MAIL_TO");
      const quote = { email, message: `Dit is een proef (${name}).`, services: [serviceOptions.anders] };
      try {
        await prove("contact_submissions", "quote", quote);
        await prove("callback_requests", "callback", {});
      } finally {
        for (const table of ["contact_submissions", "callback_requests"])
          await query(world, `delete from public.${table} where name = $1`, [name]);
      }
      if (!(await owner.agrees(`Zijn er twee mails over ${name} in ${email}?`)))
        owner.tell("Kijk in de map met spam. Staan ze daar, maak dan eerst DNS voor de mail in orde.");
      if (await isLive(world)) await world.run("npm run smoke");
    },
  };
}

const supabaseSteps = [tokenStep, projectStep, backendStep];
const websiteSteps = [websiteStep, staffStep, domainStep, dnsStep, githubStep];

/** All that lies between a clone and a working site, in order. */
export const allSteps = (world: World): Step[] =>
  [textsStep, mailStep, addressStep, ...supabaseSteps, ...websiteSteps, proofStep].map((step) => step(world));
