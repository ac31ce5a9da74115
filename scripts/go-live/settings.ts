import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { plainAddress } from "../../supabase/functions/send-quote-email/mail-text";

const tokens = {
  supabase: "https://supabase.com/dashboard/account/tokens",
  cloudflare: "https://dash.cloudflare.com/profile/api-tokens (“Edit Cloudflare Workers”)",
};

interface Setting {
  /** Without a question the command makes the value, or finds it. */
  question?: string;
  isGood?(value: string): unknown;
  /** The function gets it as a secret. */
  function?: true;
  /** The workflow gets it, as a variable that all may read or as a secret. */
  github?: "variable" | "secret";
}

/** Supabase blocks 25 and 587, and its own sender speaks TLS from the first byte on 465 only. */
const usablePort = (port: string) => /^\d+$/.test(port) && !["25", "587", "2465"].includes(port);
const siteAddress = (value: string) => /^https:\/\/[a-z\d.-]+\.[a-z]+$/.test(value);

/** Every value: what is asked, and where it goes. */
export const table: Record<string, Setting> = {
  MAIL_TO: { question: "Op welk ene mailadres komen de aanvragen?", isGood: plainAddress, function: true },
  MAIL_FROM: { question: "Van welk mailadres komen de mails?", isGood: plainAddress, function: true },
  SMTP_HOST: { question: "De mailserver (SMTP), zoals smtp-relay.brevo.com", function: true },
  SMTP_PORT: { question: "De poort ervan: 465, of anders 2587", isGood: usablePort, function: true },
  SMTP_USER: { question: "De gebruikersnaam voor de mailserver", function: true },
  SMTP_PASSWORD: { question: "Het wachtwoord daarvoor; bij Brevo een SMTP key", function: true },
  ALLOWED_ORIGINS: { function: true },
  SCHEDULER_SECRET: { function: true, github: "secret" },
  VITE_SITE_URL: {
    question: "Het adres, zoals https://www.vandam.nl",
    isGood: siteAddress,
    github: "variable",
  },
  VITE_SUPABASE_URL: { github: "variable" },
  VITE_SUPABASE_ANON_KEY: { github: "variable" },
  VITE_EDITOR_REPOSITORY: { github: "variable" },
  SUPABASE_ACCESS_TOKEN: { question: `Plak een token van ${tokens.supabase}`, github: "secret" },
  CLOUDFLARE_ACCOUNT_ID: { github: "secret" },
  CLOUDFLARE_API_TOKEN: { question: `Plak een token van ${tokens.cloudflare}`, github: "secret" },
};

export const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN/.test(name);
export const isGood = (name: string, value: string) =>
  Boolean(value && (table[name]?.isGood?.(value) ?? true));

/** The made-up values of .env.example. */
const madeUp = /replace_me|abcdefghijklmnopqrst|\.example\b|example\.com/;

export type Settings = ReturnType<typeof openSettings>;

/** The values of `file`, and before them those of `environment`, as the workflow has no file. */
export function openSettings(file: string, environment: NodeJS.ProcessEnv) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const values: NodeJS.ProcessEnv = { ...parseEnv(lines.join("\n")), ...environment };
  /** The value, or "" while it is unknown. */
  const get = (name: string) => (madeUp.test(values[name] ?? "") ? "" : (values[name]?.trim() ?? ""));
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, get(name)]));
  const save = (name: string, value: string) => {
    values[name] = value;
    const index = lines.findIndex((line) => line.startsWith(`${name}=`));
    lines.splice(index < 0 ? lines.length : index, 1, `${name}=${quoted(value)}`);
    writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
    return value;
  };
  /** The value, made where there is none. */
  const getOrMake = (name: string) => get(name) || save(name, randomBytes(32).toString("hex"));
  /** Puts dots in the place of every secret, as a reason from elsewhere may repeat one. */
  const hide = (text: string) =>
    Object.keys(values)
      .filter((name) => isSecret(name) && get(name))
      .reduce((hidden, name) => hidden.replaceAll(get(name), "•••"), text);
  return { get, pick, save, getOrMake, hide };
}

/** Node and Vite read three kinds of quotes, and know no escape. */
function quoted(value: string): string {
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new SetupProblem("Deze waarde past niet in .env: kies er een zonder aanhalingstekens.");
  return quote + value + quote;
}
