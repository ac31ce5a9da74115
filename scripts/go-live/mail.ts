import { plainAddress } from "../../supabase/functions/send-quote-email/mail-text";
import type { Step, World } from "./steps";

/** Supabase blocks 25 and 587, and its own sender speaks TLS from the first byte on 465 only. */
const unusablePorts = ["25", "587", "2465"];

function problemOf(name: string, value: string): string | undefined {
  if (!value.trim()) return `${name} ontbreekt.`;
  if (name.startsWith("MAIL_") && !plainAddress(value)) return `${name} is niet één mailadres.`;
  if (name === "SMTP_PORT" && (!/^\d+$/.test(value) || unusablePorts.includes(value)))
    return `SMTP_PORT ${value} werkt niet bij Supabase. Gebruik 465, of anders 2587.`;
}

/** Mail comes first, because it is what fails. It is tried from here, and later by the function itself. */
export function mailStep(
  { settings, owner, company, run }: World,
  isInFunction: () => Promise<boolean>,
): Step {
  const sender = company.confirmationSender ?? company.email;
  const questions: [name: string, question: string, proposal?: string][] = [
    [
      "MAIL_TO",
      "Op welk mailadres wilt u de aanvragen krijgen? Voor meer mensen maakt u een groep bij uw mailprovider",
      company.email,
    ],
    ["MAIL_FROM", "Van welk mailadres komen de mails? Uw mailprovider moet het toestaan", sender],
    ["SMTP_HOST", "De mailserver (SMTP) van uw provider", "smtp-relay.brevo.com"],
    ["SMTP_PORT", "De poort van die mailserver: 465 of 2587", "465"],
    ["SMTP_USER", "De gebruikersnaam voor die mailserver"],
  ];
  const smtp = ["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"];

  /** What the mail server says to a login with the function's own code. */
  async function refusal(): Promise<string> {
    const config = "supabase/functions/send-quote-email/deno.json";
    const command = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;
    const env = Object.fromEntries(smtp.map((name) => [name, settings.get(name)]));
    const { status, stdout } = await run(command, { env, quiet: true });
    return status === 0 ? stdout.trim() : "Deno start niet; npm ci zet het klaar.";
  }

  return {
    title: "Mail",
    async look() {
      // The workflow knows none of the values, and asks the function.
      if (!settings.get("SMTP_PASSWORD") && (await isInFunction())) return [];
      const names = [...questions.map(([name]) => name), "SMTP_PASSWORD"];
      const problems = names.flatMap((name) => problemOf(name, settings.get(name)) ?? []);
      if (problems.length > 0) return problems;
      const reason = await refusal();
      return [reason !== "" && `De mailserver weigert: ${reason}`];
    },
    async act() {
      for (let reason = "?"; reason; ) {
        for (const [name, question, proposal] of questions) {
          const given = settings.get(name) || proposal;
          settings.save(name, await owner.text(question, given, (value) => problemOf(name, value)));
        }
        settings.save(
          "SMTP_PASSWORD",
          await owner.secret("Het wachtwoord voor die mailserver; bij Brevo een SMTP key"),
        );
        reason = await refusal();
        if (reason) owner.tell(`De mailserver weigert: ${settings.hide(reason)}\nKijk de gegevens na.`);
      }
    },
  };
}
