import dns from "node:dns/promises";
import { domainOf } from "../../supabase/functions/_shared/email-address";
import { isOwnMailbox, zone } from "./dns";
import { run } from "./run";
import { get, pick, save, saveAnswer } from "./settings";
import { askFor, choose, isMissing, type Step, tell } from "./steps";

const known = ["VITE_SITE_URL", "MAIL_TO", "STAFF"];
const sending = ["MAIL_FROM", "SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"];
/** The settings that the function needs to mail. */
export const mailSettings = ["MAIL_TO", ...sending];

const brevo = "smtp-relay.brevo.com";

/** Asks the mail server from this computer whether it accepts the sender and the recipient. Sends nothing. */
async function findProblem(): Promise<string | false> {
  const config = "supabase/functions/send-quote-email/deno.json";
  const command = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;
  const { status, stdout } = await run(command, { env: pick(mailSettings) });
  if (status !== 0) return "Deno start niet. Typ npm ci, en dan weer npm run go-live.";
  const refusal = String(stdout).trim();
  return refusal !== "" && `De mailserver weigert: ${refusal}\n${remedyFor(refusal)}`;
}

function remedyFor(refusal: string): string {
  if (/timeout|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/i.test(refusal))
    return `Kijk bij uw mailprovider hoe de server heet. Antwoordt hij niet op poort ${get("SMTP_PORT")}, zoals bij Microsoft 365, neem dan een maildienst.`;
  if (isOwnMailbox())
    return `Open uw mailprovider, en kijk bij de mailbox ${get("MAIL_FROM")} naar het wachtwoord en naar de server voor uitgaande mail.`;
  if (get("SMTP_HOST") === brevo)
    return "Open https://app.brevo.com: de SMTP key staat bij Settings > SMTP & API, de afzender bij Senders, Domains & Dedicated IPs. Is uw account nog niet vrijgegeven, vraag daar dan om.";
  return `Open uw maildienst, en kijk naar de SMTP key, en of ${get("MAIL_FROM")} daar afzender mag zijn.`;
}

/** The submission server that a domain publishes (RFC 8314, 5.1). */
async function publishedServer(domain: string): Promise<string> {
  const [found] = await dns.resolveSrv(`_submissions._tcp.${domain}`).catch(() => []);
  return found ? `${found.name}:${found.port}` : "";
}

async function askHow(): Promise<void> {
  const sender = get("MAIL_FROM");
  const way = await choose(`Hoe gaan de mails van ${sender} weg?`, [
    { value: "mailbox", label: "Dit is mijn mailbox, en ik heb het wachtwoord" },
    {
      value: brevo,
      label: "Ik heb geen mailbox: met Brevo, gratis tot 300 mails per dag (https://www.brevo.com)",
    },
    { value: "service", label: "Met een andere maildienst" },
  ]);
  const server = way === "mailbox" ? await publishedServer(domainOf(sender)) : way === brevo ? brevo : "";
  if (server) saveAnswer("SMTP_HOST", server);
  if (way === "mailbox") save("SMTP_USER", sender);
  else await askFor(["SMTP_USER"]);
}

/** Asks for what is missing, or for all of it, with the former answers, after the server has refused them. */
async function askAboutMailServer(isRefused: boolean): Promise<void> {
  const shouldAsk = (name: string) => isRefused || isMissing(name);
  const ask = (name: string) => askFor([name].filter(shouldAsk));
  await ask("MAIL_FROM");
  const domain = domainOf(get("MAIL_FROM"));
  if (!`.${domain}`.endsWith(`.${zone()}`))
    tell(
      `Let op: de mails komen niet van ${zone()}, maar van ${domain}. Dat kan alleen met een mailbox daar, of als u ${domain} zelf beheert.`,
    );
  if (shouldAsk("SMTP_USER")) await askHow();
  if (get("SMTP_HOST") !== brevo) await ask("SMTP_HOST");
  await ask("SMTP_PASSWORD");
}

/** Mail comes first, because it fails most often. It is tried from here, and later by the function itself. */
export const mailStep: Step = {
  title: "Adres en mail",
  async look() {
    const missing = [...known, ...mailSettings].filter(isMissing);
    if (missing.length > 0) return [`Nog niet ingevuld: ${missing.join(", ")}.`];
    return [await findProblem()];
  },
  async act() {
    const missing = [...known, ...mailSettings].filter(isMissing);
    await askFor(known.filter(isMissing));
    await askAboutMailServer(missing.length === 0);
  },
};
