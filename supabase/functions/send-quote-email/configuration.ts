import type { CompanyFacts } from "../_shared/company-facts.ts";

export interface Configuration {
  company: CompanyFacts;
  allowedOrigins: string[];
  siteUrl: string;
  from: string;
  to: string;
  smtp: { host: string; port: number; user: string; password: string };
  database: { url: string; key: string };
  schedulerSecret: string;
}

export class ConfigurationError extends Error {}

const blockedPorts = [25, 587];

export const minSecretLength = 16;

/** Reads the secrets, and throws a ConfigurationError when one is missing or unusable. */
export function readConfiguration(
  get: (name: string) => string | undefined,
  company: CompanyFacts,
): Configuration {
  const problems: string[] = [];
  function required(name: string): string {
    const value = get(name)?.trim() ?? "";
    if (!value) problems.push(`${name} is not set.`);
    return value;
  }

  const schedulerSecret = required("SCHEDULER_SECRET");
  if (schedulerSecret && schedulerSecret.length < minSecretLength) {
    problems.push(`SCHEDULER_SECRET is under ${minSecretLength} characters.`);
  }
  const port = Number(get("SMTP_PORT") ?? "465");
  if (!Number.isInteger(port) || port < 1 || port > 65535) problems.push("SMTP_PORT is not a port number.");
  if (blockedPorts.includes(port)) {
    problems.push(`SMTP_PORT ${port} is blocked on hosted Supabase; use 465.`);
  }
  const databaseKey = readDatabaseKey(get);
  if (!databaseKey) problems.push("SUPABASE_SECRET_KEYS has no key named default.");

  const allowedOrigins = required("ALLOWED_ORIGINS")
    .split(",")
    .map((origin) => origin.trim().replace(/\/$/, ""));
  const configuration: Configuration = {
    company,
    allowedOrigins,
    siteUrl: allowedOrigins[0] ?? "",
    from: required("MAIL_FROM"),
    to: required("MAIL_TO"),
    smtp: {
      host: required("SMTP_HOST"),
      port,
      user: required("SMTP_USER"),
      password: required("SMTP_PASSWORD"),
    },
    database: { url: required("SUPABASE_URL"), key: databaseKey },
    schedulerSecret,
  };
  if (problems.length > 0) throw new ConfigurationError(problems.join(" "));
  return configuration;
}

/** Supabase sets one of several named secret keys, or in older projects the service_role key. */
function readDatabaseKey(get: (name: string) => string | undefined): string {
  return secretKeys(get("SUPABASE_SECRET_KEYS")).default ?? get("SUPABASE_SERVICE_ROLE_KEY") ?? "";
}

function secretKeys(json = "{}"): { default?: string } {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}
