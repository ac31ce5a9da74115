/** Everything the function takes from its secrets; `.env.example` explains each. */
export interface Configuration {
  allowedOrigins: string[];
  companyName: string;
  from: string;
  to: string;
  smtp: { host: string; port: number; user: string; password: string };
  database: { url: string; key: string };
  schedulerSecret: string;
  /** Absent when the owner wants no alarm by another way than mail. */
  alertWebhookUrl?: string;
}

/** Why the function cannot work; `message` names the variable and is for the log. */
export class ConfigurationError extends Error {
  constructor(
    readonly code: "not_configured" | "smtp_port_blocked",
    message: string,
  ) {
    super(message);
  }
}

/** Outgoing connections to these ports are blocked on hosted Supabase: https://supabase.com/docs/guides/functions/limits */
const blockedPorts = [25, 587];

/** Shorter ones can be guessed by trying. */
const shortestSecret = 16;

/**
 * Reads the secrets through `get` (`Deno.env.get`).
 * Throws a ConfigurationError for the first one that is missing or unusable.
 */
export function readConfiguration(get: (name: string) => string | undefined): Configuration {
  function required(name: string): string {
    const value = get(name)?.trim();
    if (!value) throw new ConfigurationError("not_configured", `${name} is not set.`);
    return value;
  }
  const schedulerSecret = required("SCHEDULER_SECRET");
  if (schedulerSecret.length < shortestSecret) {
    throw new ConfigurationError("not_configured", `SCHEDULER_SECRET is under ${shortestSecret} characters.`);
  }
  return {
    allowedOrigins: required("ALLOWED_ORIGINS")
      .split(",")
      .map((origin) => origin.trim().replace(/\/$/, "")),
    companyName: required("COMPANY_NAME"),
    from: required("MAIL_FROM"),
    to: required("MAIL_TO"),
    smtp: {
      host: required("SMTP_HOST"),
      port: readPort(get("SMTP_PORT")),
      user: required("SMTP_USER"),
      password: required("SMTP_PASSWORD"),
    },
    database: { url: required("SUPABASE_URL"), key: readDatabaseKey(get) },
    schedulerSecret,
    alertWebhookUrl: get("ALERT_WEBHOOK_URL")?.trim() || undefined,
  };
}

/** The key that Supabase itself gives to a function: a set of named secret keys, or in older projects the service_role key. */
function readDatabaseKey(get: (name: string) => string | undefined): string {
  const key = secretKeys(get("SUPABASE_SECRET_KEYS")).default ?? get("SUPABASE_SERVICE_ROLE_KEY");
  if (!key) {
    throw new ConfigurationError("not_configured", "SUPABASE_SECRET_KEYS has no key named default.");
  }
  return key;
}

function secretKeys(json = "{}"): { default?: string } {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

function readPort(value = "465"): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ConfigurationError("not_configured", "SMTP_PORT is not a port number.");
  }
  if (blockedPorts.includes(port)) {
    throw new ConfigurationError(
      "smtp_port_blocked",
      `SMTP_PORT ${port} is blocked on hosted Supabase; use 465.`,
    );
  }
  return port;
}
