import { domainOf, plainAddress } from "../../supabase/functions/_shared/email-address.ts";
import { outside } from "./outside.ts";
import { get, hide, isSecret, save } from "./settings.ts";
import { company } from "./texts.ts";

interface Question {
  words: string;
  /** Brings a typed answer into the form in which it is saved. */
  tidy?(answer: string): string;
  /** What is wrong with a tidy answer, in Dutch. */
  problem?(answer: string): string | false;
  /** Looks up an answer that is published in DNS. */
  find?(): Promise<string>;
  /** What the owner probably answers. */
  proposal?(): string;
}

const oneAddress = (answer: string) => !plainAddress(answer) && "Typ één mailadres, zoals info@vandam.nl.";

/** Drops the sample addresses, which end in .example (RFC 2606). */
const ifReal = (address: string) => (address.endsWith(".example") ? "" : address);

/** The submission server that the sender's domain publishes (RFC 8314, 5.1). */
async function publishedServer(): Promise<string> {
  const name = `_submissions._tcp.${domainOf(get("MAIL_FROM"))}`;
  const servers = await outside.dns.resolveSrv(name).catch(() => []);
  return servers.find(({ port }) => String(port) === get("SMTP_PORT"))?.name ?? "";
}

/** The settings that only the owner knows. The command makes or finds the others. */
export const questions: Record<string, Question> = {
  VITE_SITE_URL: {
    words: "Op welk adres komt de website, zoals www.vandam.nl?",
    tidy: (answer) => `https://${answer.toLowerCase().replace(/^https?:\/\/|\/+$/g, "")}`,
    problem: (answer) =>
      !/^https:\/\/[a-z\d.-]+\.[a-z]+$/.test(answer) && "Typ alleen het adres, zoals www.vandam.nl.",
  },
  MAIL_TO: {
    words: "Op welk ene mailadres komen de aanvragen?",
    problem: oneAddress,
    proposal: () => ifReal(company().email),
  },
  STAFF: {
    words: "Wie mogen alle aanvragen zien op /aanvragen? Uw mailadres eerst, met komma’s ertussen",
    tidy: (answer) => (answer.toLowerCase().match(/[^\s,;]+/g) ?? []).join(),
    problem: (answer) =>
      !answer.split(",").every(plainAddress) &&
      "Typ mailadressen met een komma ertussen, zoals piet@vandam.nl.",
    proposal: () => get("MAIL_TO"),
  },
  MAIL_FROM: {
    words:
      "Van welk mailadres komen de mails? Liefst een mailbox op uw eigen domein, en een andere dan waar de aanvragen komen: bij een mail van uw eigen adres antwoorden sommige mailprogramma’s aan uzelf. Een adres zoals van gmail.com kan alleen met de mailserver van dat bedrijf zelf",
    problem: oneAddress,
    proposal: () => ifReal(company().email),
  },
  SMTP_HOST: {
    words:
      "De server voor uitgaande mail van die mailbox, zoals mail.vandam.nl; uw mailprovider noemt hem bij het instellen van een telefoon. Geen mailbox? Maak een account op https://www.brevo.com, gratis tot 300 mails per dag, en typ smtp-relay.brevo.com",
    problem: (answer) =>
      !/^[a-z\d.-]+$/i.test(answer) &&
      "Typ alleen de naam, zoals mail.vandam.nl. De poort is 465, want 25 en 587 laat Supabase niet door.",
    find: publishedServer,
  },
  SMTP_USER: {
    words: "De gebruikersnaam bij die server: van een mailbox meestal het mailadres, van Brevo de SMTP login",
    proposal: () => get("MAIL_FROM"),
  },
  SMTP_PASSWORD: { words: "Het wachtwoord van die mailbox, of van Brevo de SMTP key" },
  SUPABASE_ACCESS_TOKEN: {
    words:
      "Maak een account op https://supabase.com met een organisatie die Pro betaalt: een gratis project staat na een stille week stil. Plak een token van https://supabase.com/dashboard/account/tokens",
  },
  CLOUDFLARE_API_TOKEN: {
    words:
      "Plak voor GitHub een token van https://dash.cloudflare.com/profile/api-tokens: “Edit Cloudflare Workers”, voor dit ene account",
  },
};

/** Brings a typed answer into the form in which it is saved. */
export const tidy = (name: string, text: string) => {
  const answer = text.trim();
  return questions[name]?.tidy?.(answer) ?? answer;
};

/** What is wrong with an answer, in Dutch. */
export const problemWith = (name: string, answer: string) =>
  answer === "" ? "Dit mag niet leeg blijven." : questions[name]?.problem?.(answer) || undefined;

/** Whether the owner must still be asked for a setting. */
export const isMissing = (name: string) => problemWith(name, get(name)) !== undefined;

/** Saves the answer to a question. Asks the owner only when DNS does not publish the answer. */
export async function askFor(name: string): Promise<void> {
  const { words = name, find, proposal } = questions[name] ?? {};
  const publishedAnswer = get(name) ? "" : await find?.();
  const answer =
    publishedAnswer ||
    (await outside.ask({
      words,
      isSecret: isSecret(name),
      proposal: get(name) || proposal?.(),
      problemWith: (text) => problemWith(name, tidy(name, text)),
    }));
  save(name, tidy(name, answer));
}

/** The names of the answers that a service refuses, and in Dutch why. */
interface WrongAnswers {
  problem: string;
  names: string[];
}

/** Tells what is wrong and asks again. Stops after two times, because some services lock out whoever keeps guessing. */
export async function askUntilRight(findWrong: () => Promise<WrongAnswers | undefined>): Promise<void> {
  for (let times = 0; times < 2; times++) {
    const wrongAnswers = await findWrong();
    if (!wrongAnswers) return;
    outside.tell(hide(wrongAnswers.problem));
    for (const name of wrongAnswers.names) await askFor(name);
  }
}
