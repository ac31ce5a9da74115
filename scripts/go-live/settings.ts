import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { plainAddress } from "../../supabase/functions/_shared/email-address";

/** What only the owner can know; the command makes or finds the other settings. */
export const questions: Record<string, string> = {
  VITE_SITE_URL: "Het adres van de website, zoals https://www.vandam.nl",
  MAIL_TO: "Op welk ene mailadres komen de aanvragen?",
  MAIL_FROM: "Van welk mailadres komen de mails?",
  SMTP_HOST: "De mailserver (SMTP), zoals smtp-relay.brevo.com",
  SMTP_PORT: "De poort ervan: 465, of anders 2587",
  SMTP_USER: "De gebruikersnaam voor de mailserver",
  SMTP_PASSWORD: "Het wachtwoord daarvoor; bij Brevo een SMTP key",
  DKIM_NAME: "De naam van DKIM die uw mailprovider toont, zoals mail._domainkey; mag nog leeg",
  DKIM_VALUE: "De waarde die daarbij staat; mag nog leeg",
  SITE_DOMAINS:
    "Alle adressen van deze website, zoals www.vandam.nl,beheer.vandam.nl; wat er niet bij staat, raakt zijn DNS-record kwijt",
  SUPABASE_ACCESS_TOKEN: "Plak een token van https://supabase.com/dashboard/account/tokens",
  CLOUDFLARE_API_TOKEN:
    "Plak een token voor dit ene account, van https://dash.cloudflare.com/profile/api-tokens (“Edit Cloudflare Workers”)",
};

const rules: Record<string, (value: string) => unknown> = {
  VITE_SITE_URL: (value) => /^https:\/\/[a-z\d.-]+\.[a-z]+$/.test(value),
  MAIL_TO: plainAddress,
  MAIL_FROM: plainAddress,
  // Supabase blocks 25 and 587, and its own sender speaks TLS from the first byte on 465 only.
  SMTP_PORT: (value) => /^\d+$/.test(value) && !["25", "587", "2465"].includes(value),
  DKIM_NAME: () => true,
  DKIM_VALUE: () => true,
  SITE_DOMAINS: (value) => /^[a-z\d.,-]+$/.test(value),
};
export const isGood = (name: string, value: string) => Boolean((rules[name] ?? Boolean)(value));
export const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN/.test(name);

let file = "";
let values: NodeJS.ProcessEnv = {};

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Takes the settings in `path`, and before them those of `environment`, as the workflow has no file. */
export function open(path: string, environment: NodeJS.ProcessEnv): void {
  file = path;
  values = { ...parseEnv(textOf(path)), ...environment };
}

export const get = (name: string) => values[name]?.trim() ?? "";
export const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, get(name)]));

/** Keeps a value at once, in one of the three kinds of quotes that Node and Vite read; they know no escape. */
export function save(name: string, value: string): string {
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new SetupProblem("Deze waarde past niet in .env: kies er een zonder aanhalingstekens.");
  values[name] = value;
  const others = textOf(file)
    .replace(new RegExp(`^${name}=.*\n?`, "m"), "")
    .trimEnd();
  writeFileSync(file, `${others}\n${name}=${quote}${value}${quote}\n`.trimStart(), { mode: 0o600 });
  return value;
}

export const getOrMake = (name: string) => get(name) || save(name, randomBytes(32).toString("hex"));

/** Puts dots in the place of every secret, as a reason from elsewhere may repeat one. */
export const hide = (text: string) =>
  Object.keys(values)
    .filter((name) => isSecret(name) && get(name))
    .reduce((hidden, name) => hidden.replaceAll(get(name), "•••"), text);
