import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const secret = /sb_secret_|service_role|-----BEGIN [A-Z ]*PRIVATE KEY-----|SMTP_PASSWORD/;
const secretVariables = ["SMTP_PASSWORD", "SCHEDULER_SECRET", "SUPABASE_SECRET_KEY"];

/** Whether a text holds a secret; the older key of Supabase is a token with `service_role` in its payload. */
export function holdsSecret(text: string, environment: Record<string, string | undefined>): boolean {
  const tokens = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, payload = ""]) =>
    Buffer.from(payload, "base64url").toString(),
  );
  const values = secretVariables.map((name) => environment[name]?.trim() ?? "");
  return (
    [text, ...tokens].some((readable) => secret.test(readable)) ||
    values.some((value) => value.length >= 8 && text.includes(value))
  );
}

export function refuseSecrets(folder: string, environment: Record<string, string | undefined>): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|mjs|css|html|json|map|xml|txt|svg)$|(^|\/)_headers$/.test(file))
    .filter((file) => holdsSecret(readFileSync(join(folder, file), "utf8"), environment));
  if (files.length === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(`The build is removed again, as it held a secret in ${files.join(" and ")}.`);
}
