import { resolve } from "node:path";

/** Not secret: they only give access to data on this machine. */
export const embeddedKeys = {
  publishable: "sb_publishable_embedded_backend_only",
  secret: "sb_secret_embedded_backend_only",
  jwtSecret: "embedded-backend-only-not-a-secret-0123456789",
  schedulerSecret: "embedded-backend-only-scheduler",
};

export const embeddedStaff = { email: "eigenaar@dakdekker.example", password: "alleen-op-deze-computer" };

/** A path, because the embedded backend answers at the site's own origin, whatever its port. */
export const embeddedBackendUrl = "/";

export function embeddedEnvironment(port: number) {
  return {
    VITE_SUPABASE_URL: embeddedBackendUrl,
    VITE_SUPABASE_ANON_KEY: embeddedKeys.publishable,
    VITE_SITE_URL: `http://localhost:${port}`,
  };
}

export const dataDirectory = (): string => resolve(process.env.EMBEDDED_DATA_DIR || ".embedded");

export const functionPath = "/functions/v1/send-quote-email";
export const inboxPath = "/mails";
export const backendPath = /^\/(?:\w+\/v1|mails)(?![\w-])/;

export const sitePort = (fallback: number): number => Number(process.env.SITE_PORT) || fallback;
