import { SetupProblem } from "../../embedded/setup-problem.ts";
import { outside } from "./outside.ts";
import { askFor, askUntilRight, isMissing } from "./questions.ts";
import { get, pick } from "./settings.ts";
import type { Step } from "./steps.ts";

const senderSettings = ["MAIL_FROM", "SMTP_HOST", "SMTP_USER", "SMTP_PASSWORD"];
const requiredSettings = ["VITE_SITE_URL", "MAIL_TO", "STAFF", ...senderSettings];
/** The settings that the function needs to mail. */
export const mailSettings = ["MAIL_TO", "SMTP_PORT", ...senderSettings];

const config = "supabase/functions/send-quote-email/deno.json";
export const tryMailServer = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;

/** An error of Nodemailer: EAUTH for the log-in, EENVELOPE for an address, and another code for the connection. */
interface MailError {
  code: string;
  message: string;
}

/** Asks the mail server from this computer whether it accepts the sender and the recipient. Sends nothing. */
async function findMailError(): Promise<MailError | undefined> {
  const { status, stdout } = await outside.run(tryMailServer, { env: pick(mailSettings) });
  if (status !== 0) throw new SetupProblem("Deno start niet. Typ npm ci, en dan weer npm run go-live.");
  return stdout ? JSON.parse(stdout) : undefined;
}

const questionsAbout: Record<string, string[]> = {
  EAUTH: ["SMTP_USER", "SMTP_PASSWORD"],
  EENVELOPE: ["MAIL_FROM", "MAIL_TO"],
};

const problemOf = (error: MailError) => `De mailserver weigert: ${error.message}\n${adviceOn(error)}`;

function adviceOn({ code }: MailError): string {
  const server = get("SMTP_HOST");
  if (!questionsAbout[code])
    return `Kijk bij uw mailprovider hoe de server heet; u gaf ${server}. Antwoordt hij niet op poort ${get("SMTP_PORT")}, zoals bij Microsoft 365, neem dan Brevo.`;
  if (server.endsWith(".brevo.com"))
    return "Open https://app.brevo.com: de SMTP key staat bij Settings > SMTP & API, de afzender bij Senders, Domains & Dedicated IPs. Is uw account nog niet vrijgegeven, vraag daar dan om.";
  if (code === "EENVELOPE")
    return `Kijk bij uw mailprovider of u mag mailen van ${get("MAIL_FROM")}, en of ${get("MAIL_TO")} bestaat.`;
  return `Kijk bij uw mailprovider naar de naam en het wachtwoord van die mailbox. Met tweestapsverificatie is het vaak een app-wachtwoord, dat u daar maakt. Heet de server voor uitgaande mail daar anders dan ${server}, typ dan npm run go-live -- SMTP_HOST.`;
}

/** Asks for the mail settings early, because they fail most often. This computer tries them first. */
export const mailStep: Step = {
  title: "Adres en mail",
  async findProblems() {
    const absentSettings = requiredSettings.filter(isMissing);
    if (absentSettings.length > 0) return [`Nog niet ingevuld: ${absentSettings.join(", ")}.`];
    const error = await findMailError();
    return [error !== undefined && problemOf(error)];
  },
  async act() {
    for (const name of requiredSettings.filter(isMissing)) await askFor(name);
    await askUntilRight(async () => {
      const error = await findMailError();
      return error && { problem: problemOf(error), names: questionsAbout[error.code] ?? ["SMTP_HOST"] };
    });
  },
};
