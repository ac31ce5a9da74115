import { resolve } from "node:path";
import { SetupProblem } from "./setup-problem.ts";

/** Not secret: they only give access to data on this machine. */
export const embeddedKeys = {
  publishable: "sb_publishable_embedded_backend_only",
  secret: "sb_secret_embedded_backend_only",
  jwtSecret: "embedded-backend-only-not-a-secret-0123456789",
  schedulerSecret: "embedded-backend-only-scheduler",
};

export const embeddedStaff = { email: "eigenaar@dakdekker.example", password: "alleen-op-deze-computer" };

export function embeddedEnvironment(port: number) {
  const origin = `http://localhost:${port}`;
  return {
    VITE_SUPABASE_URL: origin,
    VITE_SUPABASE_ANON_KEY: embeddedKeys.publishable,
    VITE_SITE_URL: origin,
  };
}

export const dataDirectory = (): string => resolve(process.env.EMBEDDED_DATA_DIR || ".embedded");

/** Where the site shows the mails that were sent. */
export const inboxPath = "/mails";
export const backendPath = /^\/(?:\w+\/v1|mails)(?![\w-])/;

/** The port in the variable `name`, or `fallback`. Throws a SetupProblem when it is no port. */
export function portFromEnvironment(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new SetupProblem(
      `${name} is “${value}”; maak er een poortnummer van 1 tot 65535 van, bijvoorbeeld ${fallback}.`,
    );
  }
  return port;
}
