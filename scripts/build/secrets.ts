import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A service_role JWT has that word in its payload. */
const patterns: Record<string, RegExp> = {
  "a secret key of Supabase": /sb_secret_/,
  "the service_role": /service_role/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "an SMTP password": /SMTP_PASSWORD/,
};

const secretVariables = [
  "SMTP_PASSWORD",
  "SCHEDULER_SECRET",
  "SUPABASE_SERVICE_ROLE_KEY",
  "SUPABASE_SECRET_KEY",
];

/** Names the secrets in a text without repeating them. */
export function findSecrets(text: string, environment: Record<string, string | undefined>): string[] {
  const readable = text + decodeTokens(text);
  const found = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(readable) ? [name] : []));
  const leaked = secretVariables.filter((name) => {
    const value = environment[name]?.trim() ?? "";
    return value.length >= 8 && text.includes(value);
  });
  return [...found, ...leaked.map((name) => `the value of ${name}`)];
}

function decodeTokens(text: string): string {
  const tokens = text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g);
  return [...tokens].map(([, payload = ""]) => Buffer.from(payload, "base64url").toString()).join("\n");
}

/** Removes a build that holds a secret, and throws an Error that names each. */
export function refuseSecrets(folder: string, environment: Record<string, string | undefined>): void {
  const problems = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|mjs|css|html|json|map|xml|txt|svg)$|(^|\/)_headers$/.test(file))
    .flatMap((file) => {
      const found = findSecrets(readFileSync(join(folder, file), "utf8"), environment);
      return found.length > 0 ? [`${join(folder, file)} holds ${found.join(" and ")}.`] : [];
    });
  if (problems.length === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(`The build is removed again.\n${problems.join("\n")}`);
}
