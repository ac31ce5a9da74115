import { askFor, isMissing } from "./questions";
import { run } from "./run";
import { get, pick } from "./settings";
import type { Step } from "./steps";

const sending = ["MAIL_FROM", "SMTP_HOST", "SMTP_USER", "SMTP_PASSWORD"];
const asked = ["VITE_SITE_URL", "MAIL_TO", "STAFF", ...sending];
/** The settings that the function needs to mail. */
export const mailSettings = ["MAIL_TO", "SMTP_PORT", ...sending];

const config = "supabase/functions/send-quote-email/deno.json";
export const tryMailServer = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;

/** Asks the mail server from this computer whether it accepts the sender and the recipient. Sends nothing. */
async function findProblem(): Promise<string | false> {
  const { status, stdout } = await run(tryMailServer, { env: pick(mailSettings) });
  if (status !== 0) return "Deno start niet. Typ npm ci, en dan weer npm run go-live.";
  return stdout.trim() !== "" && `De mailserver weigert: ${stdout.trim()}\n${remedyFor(stdout)}`;
}

function remedyFor(refusal: string): string {
  if (/timeout|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|greeting|certificate|altname/i.test(refusal))
    return `Kijk bij uw mailprovider hoe de server heet. Antwoordt hij niet op poort ${get("SMTP_PORT")}, zoals bij Microsoft 365, neem dan Brevo.`;
  if (get("SMTP_HOST").endsWith(".brevo.com"))
    return "Open https://app.brevo.com: de SMTP key staat bij Settings > SMTP & API, de afzender bij Senders, Domains & Dedicated IPs. Is uw account nog niet vrijgegeven, vraag daar dan om.";
  return `Open uw mailprovider, en kijk naar het wachtwoord van ${get("SMTP_USER")}, naar de server voor uitgaande mail, en of u mag mailen van ${get("MAIL_FROM")}.`;
}

/** Mail comes first, because it fails most often. It is tried from here, and later by the function itself. */
export const mailStep: Step = {
  title: "Adres en mail",
  async look() {
    const missing = asked.filter(isMissing);
    return missing.length > 0 ? [`Nog niet ingevuld: ${missing.join(", ")}.`] : [await findProblem()];
  },
  async act() {
    const missing = asked.filter(isMissing);
    // What the mail server has refused is asked again.
    for (const name of missing.length > 0 ? missing : sending) await askFor(name);
  },
};
