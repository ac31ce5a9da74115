import { z } from "zod";
import { embeddedBackendUrl, embeddedEnvironment, sitePort } from "../../embedded/environment.ts";

export const previewPort = sitePort(4173);

/** Each hosting provider sets one of these in its builds. */
const hostingMarkers = ["WORKERS_CI", "CF_PAGES", "NETLIFY"];

function variable(example: string, isGood: (value: string) => boolean) {
  const [name] = example.split("=");
  const must = (problem: string) => `${name} is ${problem}. Example: ${example}`;
  return z.string(must("missing")).refine(isGood, must("malformed"));
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  return (protocol === "https:" || hostname === "localhost") && origin === value;
}

const isBackend = (value: string) => value === embeddedBackendUrl || isOrigin(value);

/** Whether a key may be public: a publishable key, or an older project's token with the role "anon". */
function isPublishable(key: string): boolean {
  const [, payload = ""] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  return /^sb_publishable_[\w-]+$/.test(key) || Buffer.from(payload, "base64url").includes('"role":"anon"');
}

const variables = z.object({
  VITE_SUPABASE_URL: variable("VITE_SUPABASE_URL=https://abcdefghijklmnop.supabase.co", isBackend),
  VITE_SUPABASE_ANON_KEY: variable("VITE_SUPABASE_ANON_KEY=sb_publishable_…", isPublishable),
  VITE_SITE_URL: variable("VITE_SITE_URL=https://www.example.nl", isOrigin),
  VITE_EDITOR_REPOSITORY: variable("VITE_EDITOR_REPOSITORY=dakdekker/website", (repository) =>
    /^[\w-]+\/[\w.-]+$/.test(repository),
  ).optional(),
});

/** The variables of the build, or those of the embedded backend. Throws at a hosting provider where none are set. */
export function buildEnvironment(environment: Record<string, string | undefined>): z.infer<typeof variables> {
  const embeddedSettings = embeddedEnvironment(previewPort);
  const isEmbedded = [...hostingMarkers, ...Object.keys(embeddedSettings)].every(
    (name) => !environment[name],
  );
  const settings = Object.entries({ ...environment, ...(isEmbedded && embeddedSettings) }).filter(
    ([, value]) => value,
  );
  const { data, error } = variables.safeParse(Object.fromEntries(settings));
  if (!data) throw new Error(error.issues.map(({ message }) => message).join("\n"));
  return data;
}
