import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { plainAddress } from "../../supabase/functions/_shared/email-address";

/** What only the owner knows. The command makes or finds the other settings. */
export const questions: Record<string, string> = {
  VITE_SITE_URL: "Op welk adres komt de website, zoals www.vandam.nl?",
  MAIL_TO: "Op welk ene mailadres komen de aanvragen?",
  STAFF: "Wie mogen alle aanvragen zien op /aanvragen? Uw mailadres eerst, met komma’s ertussen",
  MAIL_FROM: "Van welk mailadres komen de mails? Liefst een op uw eigen domein",
  SMTP_HOST:
    "De server voor uitgaande mail (SMTP), zoals mail.vandam.nl. Hij staat bij uw mailprovider, bij het instellen van een telefoon",
  SMTP_USER: "De gebruikersnaam (SMTP login) van uw maildienst",
  SMTP_PASSWORD: "Het wachtwoord van die mailbox, of de SMTP key van uw maildienst",
  DKIM: "Plak naam en waarde van DKIM, met een spatie ertussen; uw maildienst toont ze bij “domains” of “senders”. Mag nog leeg",
  SUPABASE_ACCESS_TOKEN:
    "Maak een account op https://supabase.com, en plak een token van https://supabase.com/dashboard/account/tokens",
  CLOUDFLARE_API_TOKEN:
    "Plak voor GitHub een token van https://dash.cloudflare.com/profile/api-tokens: “Edit Cloudflare Workers”, voor dit ene account",
};

const oneAddress = (value: string) => !plainAddress(value) && "Typ één mailadres, zoals info@vandam.nl.";

/** What is wrong with a value, in Dutch. */
const rules: Record<string, (value: string) => string | false> = {
  VITE_SITE_URL: (value) =>
    !/^https:\/\/[a-z\d.-]+\.[a-z]+$/.test(value) && "Typ alleen het adres, zoals www.vandam.nl.",
  MAIL_TO: oneAddress,
  MAIL_FROM: oneAddress,
  STAFF: (value) =>
    !value.split(",").every(plainAddress) && "Typ mailadressen met een komma ertussen, zoals piet@vandam.nl.",
  SMTP_HOST: (value) => {
    const [, port = "465"] = value.split(":");
    if (!/^[a-z\d.-]+(?::\d+)?$/i.test(value))
      return "Typ de naam van de server, zoals mail.vandam.nl, of met een poort: naam:2587.";
    // Supabase blocks 25 and 587, and its own sender speaks TLS from the first byte on 465 only.
    if (["25", "587"].includes(port)) return `Supabase laat poort ${port} niet door. Neem 465.`;
    return port === "2465" && "Supabase mailt zelf niet over poort 2465. Neem 465, of anders 2587.";
  },
  DKIM: (value) => value !== "" && !/\s/.test(value) && "Plak de naam, een spatie, en dan de waarde.",
};

export const problemWith = (name: string, value: string) =>
  name in rules ? rules[name]?.(value) : value === "" && "Dit mag niet leeg blijven.";
export const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN/.test(name);

/** The value that was meant, for example by an address without https:// or with a final slash. */
export function tidy(name: string, typed: string): string {
  const value = typed.trim();
  if (name === "STAFF")
    return value
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean)
      .join();
  if (name !== "VITE_SITE_URL") return value;
  return `https://${value
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/+$/, "")}`;
}

let file = "";
let values: NodeJS.ProcessEnv = {};

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Reads the settings in `path`. Those of `environment` win, because the workflow has no file. */
export function open(path: string, environment: NodeJS.ProcessEnv): void {
  file = path;
  values = { ...parseEnv(textOf(path)), ...environment };
}

export const get = (name: string) => values[name]?.trim() ?? "";
export const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, get(name)]));

/** Writes a value at once, in one of the three kinds of quotes of Node and Vite, which know no escapes. */
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

/** Saves what the owner typed. A port after a server's name becomes a separate setting. */
export function saveAnswer(name: string, typed: string): void {
  const [value = "", port = "465"] =
    name === "SMTP_HOST" ? tidy(name, typed).split(":") : [tidy(name, typed)];
  save(name, value);
  if (name === "SMTP_HOST") save("SMTP_PORT", port);
}

export const getOrMake = (name: string) => get(name) || save(name, randomBytes(32).toString("hex"));

/** Replaces every secret by dots, because a service may repeat one in its error message. */
export const hide = (text: string) =>
  Object.keys(values)
    .filter((name) => isSecret(name) && get(name))
    .reduce((hidden, name) => hidden.replaceAll(get(name), "•••"), text);
