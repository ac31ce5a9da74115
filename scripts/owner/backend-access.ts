import { readHolder } from "../../embedded/data-directory.ts";
import { embeddedKeys, embeddedSettings } from "../../embedded/environment.ts";
import { SetupProblem } from "../../embedded/setup-problem.ts";

/** Calls a database function with the secret key. Rejects with an Error that holds the answer when it is no success. */
export type CallDatabase = <Answer>(name: string, parameters: object) => Promise<Answer>;

/**
 * Access to the hosted project of SUPABASE_URL and SUPABASE_SECRET_KEY or, with neither set, to the site running on
 * this machine. Throws a SetupProblem when one is missing or malformed, or when no site runs.
 */
export function databaseAccess(environment: Record<string, string | undefined>): CallDatabase {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = environment;
  if (!url && !key) {
    const site = readHolder(embeddedSettings().dataDirectory).url;
    if (!site) throw notRunning();
    return callThrough(site, embeddedKeys.secret, notRunning);
  }
  const isAddress = /^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(url ?? "");
  const isSecret = /^(sb_secret_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(key ?? "");
  if (!url || !key || !isAddress || !isSecret) {
    throw new SetupProblem(
      `${isAddress ? "SUPABASE_SECRET_KEY" : "SUPABASE_URL"} ontbreekt of is niet goed. Voorbeeld: SUPABASE_URL=https://abcdefghijklmnop.supabase.co en SUPABASE_SECRET_KEY=sb_secret_…`,
    );
  }
  return callThrough(url, key, (error) => new SetupProblem(`${url} antwoordt niet (${error}).`));
}

const notRunning = () =>
  new SetupProblem(
    "De site draait niet op deze computer: start die met npm start, of zet SUPABASE_URL en SUPABASE_SECRET_KEY voor het project op internet.",
  );

function callThrough(origin: string, key: string, unreachable: (error: unknown) => Error): CallDatabase {
  const headers = {
    apikey: key,
    "content-type": "application/json",
    // The legacy service_role key is a JWT, which belongs in this header.
    ...(key.startsWith("eyJ") ? { authorization: `Bearer ${key}` } : {}),
  };
  return async (name, parameters) => {
    const body = JSON.stringify(parameters);
    const response = await fetch(`${origin}/rest/v1/rpc/${name}`, { method: "POST", headers, body }).catch(
      (error) => {
        throw unreachable(error);
      },
    );
    if (!response.ok) throw new Error(`The database answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
