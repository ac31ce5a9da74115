import { resolve } from "node:path";

/** These keys are not secret: they only give access to data on this machine. */
export const embeddedKeys = {
  publishable: "sb_publishable_embedded_backend_only",
  secret: "sb_secret_embedded_backend_only",
  jwtSecret: "embedded-backend-only-not-a-secret-0123456789",
  schedulerSecret: "embedded-backend-only-scheduler",
};

/** The account at /aanvragen, which `npm start` prints. */
export const embeddedStaff = { email: "eigenaar@dakdekker.example", password: "alleen-op-deze-computer" };

/** This address is a path, because the embedded backend answers at the site's own origin, whatever its port. */
export const embeddedBackendUrl = "/";

/** The variables of a build for the embedded backend, with the site on `port`. */
export function embeddedEnvironment(port: number) {
  return {
    VITE_SUPABASE_URL: embeddedBackendUrl,
    VITE_SUPABASE_ANON_KEY: embeddedKeys.publishable,
    VITE_SITE_URL: `http://localhost:${port}`,
  };
}

/** The folder with the database and the mails of this machine. */
export const dataDirectory = (): string => resolve(process.env.EMBEDDED_DATA_DIR || ".embedded");

/** The path of the mail function, on this machine and in a project at Supabase. */
export const functionPath = "/functions/v1/send-quote-email";
export const inboxPath = "/mails";
/** Matches the paths that the backend answers instead of the site. */
export const backendPath = /^\/(?:\w+\/v1|mails)(?![\w-])/;

/** The port that SITE_PORT names, or else `fallback`. */
export const sitePort = (fallback: number): number => Number(process.env.SITE_PORT) || fallback;
