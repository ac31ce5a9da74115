import type { CompanyFacts } from "../_shared/company-facts.ts";
import { domainOf, plainAddress } from "../_shared/email-address.ts";

export type Configuration = ReturnType<typeof readConfiguration>;

/** Hosted Supabase blocks connections to these ports. */
const blockedPorts = [25, 587];

const minSecretLength = 16;

/** Reads the secrets of the function. Throws with a sentence for each that is missing or unusable. */
export function readConfiguration(get: (name: string) => string | undefined, company: CompanyFacts) {
  const problems: string[] = [];
  function readSecret(name: string, isUsable = (_: string) => true, problem = ""): string {
    const value = get(name)?.trim() ?? "";
    if (!value) problems.push(`${name} is not set.`);
    else if (!isUsable(value)) problems.push(`${name} ${problem}.`);
    return value;
  }
  // Only one address is allowed, because with two a refusal of one would go unnoticed.
  const address = (name: string) =>
    readSecret(name, (value) => plainAddress(value) !== undefined, "is not one plain e-mail address");

  const port = Number(get("SMTP_PORT") ?? "465");
  if (!Number.isInteger(port) || port < 1 || port > 65535) problems.push("SMTP_PORT is not a port number.");
  if (blockedPorts.includes(port)) problems.push(`SMTP_PORT ${port} is blocked on hosted Supabase; use 465.`);
  const key = defaultKey(get("SUPABASE_SECRET_KEYS"));
  if (!key) problems.push("SUPABASE_SECRET_KEYS has no key named default.");
  const allowedOrigins = readSecret("ALLOWED_ORIGINS")
    .split(",")
    .map((origin) => origin.trim().replace(/\/$/, ""));
  const from = address("MAIL_FROM");
  const configuration = {
    company,
    allowedOrigins,
    siteUrl: allowedOrigins[0] ?? "",
    from,
    to: address("MAIL_TO"),
    smtp: {
      host: readSecret("SMTP_HOST"),
      port,
      user: readSecret("SMTP_USER"),
      password: readSecret("SMTP_PASSWORD"),
      // The function greets mail servers by this name, because strict ones refuse the library's [127.0.0.1].
      name: domainOf(from),
    },
    database: { url: readSecret("SUPABASE_URL"), key },
    schedulerSecret: readSecret(
      "SCHEDULER_SECRET",
      ({ length }) => length >= minSecretLength,
      `is under ${minSecretLength} characters`,
    ),
  };
  if (problems.length > 0) throw new Error(problems.join(" "));
  return configuration;
}

function defaultKey(json = "{}"): string {
  try {
    return JSON.parse(json)?.default ?? "";
  } catch {
    return "";
  }
}
