import { resolve } from "node:path";
import { SetupProblem } from "../scripts/shared/setup-problem.ts";

/**
 * Keys of the embedded backend. They open nothing but the throw-away data on this
 * machine and are the same for everybody, so they are in the open.
 */
export const embeddedKeys = {
  publishable: "sb_publishable_embedded_backend_only",
  secret: "sb_secret_embedded_backend_only",
  jwtSecret: "embedded-backend-only-not-a-secret-0123456789",
  schedulerSecret: "embedded-backend-only-scheduler",
};

/** Who reads /aanvragen on this machine: as open as the keys. */
export const embeddedStaff = { email: "eigenaar@dakdekker.example", password: "alleen-op-deze-computer" };

/** What a browser bundle needs to talk to the embedded backend on `port` of this machine. */
export function embeddedEnvironment(port: number) {
  const origin = `http://localhost:${port}`;
  return {
    VITE_SUPABASE_URL: origin,
    VITE_SUPABASE_ANON_KEY: embeddedKeys.publishable,
    VITE_SITE_URL: origin,
  };
}

/**
 * Where the embedded backend keeps its data and where its mail server listens, from the environment:
 * EMBEDDED_DATA_DIR (`.embedded`), EMBEDDED_SMTP_PORT (1025) and EMBEDDED_INBOX_PORT (1080); the ports are the usual
 * ones of maildev. Throws a SetupProblem when a port is not a number.
 */
export function embeddedSettings() {
  return {
    dataDirectory: resolve(process.env.EMBEDDED_DATA_DIR || ".embedded"),
    smtpPort: portFromEnvironment("EMBEDDED_SMTP_PORT", 1025),
    inboxPort: portFromEnvironment("EMBEDDED_INBOX_PORT", 1080),
  };
}

/** The port that the variable `name` holds, or `fallback`. Throws a SetupProblem when it holds something else. */
export function portFromEnvironment(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new SetupProblem(
      `${name} is "${value}": set it to a port number from 1 to 65535, for example ${fallback}.`,
    );
  }
  return port;
}
