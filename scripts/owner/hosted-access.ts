import { type OwnerRequest, requestThrough } from "../../embedded/owner-access.ts";
import { SetupProblem } from "../shared/setup-problem.ts";

/**
 * Access to the hosted project named by SUPABASE_URL and SUPABASE_SECRET_KEY; undefined with
 * neither of them set. Throws a SetupProblem with one of them, or when one is malformed.
 */
export function hostedAccess(environment: Record<string, string | undefined>): OwnerRequest | undefined {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = environment;
  if (!url && !key) return undefined;
  if (!url || !key) {
    throw new SetupProblem(
      `${url ? "SUPABASE_SECRET_KEY" : "SUPABASE_URL"} ontbreekt. Zet ze allebei voor het project op internet, of geen van beide voor de database op deze computer.`,
    );
  }
  if (!/^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(url)) {
    throw new SetupProblem(
      "SUPABASE_URL is niet goed. Voorbeeld: SUPABASE_URL=https://abcdefghijklmnop.supabase.co",
    );
  }
  if (!/^(sb_secret_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(key)) {
    throw new SetupProblem(
      "SUPABASE_SECRET_KEY is geen geheime sleutel (secret key). Voorbeeld: SUPABASE_SECRET_KEY=sb_secret_…",
    );
  }
  return requestThrough(url, key, fetch);
}
