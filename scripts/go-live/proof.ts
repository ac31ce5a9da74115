import { randomUUID } from "node:crypto";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { ask } from "../checks/backend-probe";
import { isLive } from "./cloudflare";
import { type Step, type World, waitFor } from "./steps";
import { originsOf, query } from "./supabase";

/** Sends a request as each form does, sees it mailed and listed, deletes it, and asks whether the mail is there. */
export function proofStep(world: World): Step {
  const { settings, owner, run } = world;
  const name = `PROEF ${randomUUID().slice(0, 8)}`;

  async function prove(table: string, row: object): Promise<void> {
    const backend = { url: settings.get("VITE_SUPABASE_URL"), key: settings.get("VITE_SUPABASE_ANON_KEY") };
    const headers = { origin: originsOf(settings)[0] ?? "", "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ name, phone: "06 00000000", ...row }) };
    const { status } = await ask(backend, `/rest/v1/${table}`, init);
    if (status !== 201) throw new SetupProblem(`De proef voor ${table} is geweigerd (${status}).`);
    if (table === "contact_submissions") await ask(backend, "/functions/v1/send-quote-email", init);
    const sql = "select from public.requests where name = $1 and mail = 'sent' and kind = $2";
    const kind = table === "contact_submissions" ? "quote" : "callback";
    const isMailed = async () => (await query(world, sql, [name, kind])).length > 0;
    if (!(await waitFor(world, 180, isMailed)))
      throw new SetupProblem(`De proef voor ${table} is niet gemaild.`);
  }

  return {
    title: "Proef",
    always: true,
    canWait: true,
    look: async () => [],
    async act() {
      if (!(await owner.agrees("Zal ik via elk formulier een aanvraag sturen? Die wordt daarna gewist.")))
        return;
      const services = [serviceOptions.anders];
      try {
        await prove("contact_submissions", {
          email: settings.get("MAIL_TO"),
          message: `${name}: gewist.`,
          services,
        });
        await prove("callback_requests", {});
      } finally {
        for (const table of ["contact_submissions", "callback_requests"])
          await query(world, `delete from public.${table} where name = $1`, [name]);
      }
      if (!(await owner.agrees(`Zijn er twee mails over ${name} in ${settings.get("MAIL_TO")}?`)))
        owner.tell("Kijk in de map met spam. Staan ze daar, maak dan eerst DNS voor de mail in orde.");
      if (await isLive(world)) await run("npm run smoke");
    },
  };
}
