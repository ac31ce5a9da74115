import { DataInUse, holdDataDirectory } from "./data-directory.ts";
import { embeddedKeys, embeddedSettings } from "./environment.ts";

/** Calls the REST interface with the owner's rights. Rejects with an Error that holds the answer when that is not a success. */
export type OwnerRequest = (pathAndQuery: string, init?: RequestInit) => Promise<Response>;

/**
 * Lets `work` ask the embedded database with all rights: through the site when that
 * runs, otherwise by opening the data directory for as long as it takes.
 */
export async function withOwnerAccess<Result>(
  work: (request: OwnerRequest) => Promise<Result>,
): Promise<Result> {
  const { dataDirectory } = embeddedSettings();
  let release: () => void;
  try {
    release = holdDataDirectory(dataDirectory);
  } catch (error) {
    if (!(error instanceof DataInUse) || !error.holder.url) throw error;
    return work(requestThrough(error.holder.url, embeddedKeys.secret, fetch));
  }
  try {
    // Loading Postgres takes a second, which the way through the site does not need.
    const { openDatabase } = await import("./database.ts");
    const { app, close } = await openDatabase(dataDirectory);
    try {
      return await work(requestThrough("http://localhost", embeddedKeys.secret, app.fetch));
    } finally {
      await close();
    }
  } finally {
    release();
  }
}

/** Calls the REST interface at `origin` with a secret key, or with the service_role key of an older project. */
export function requestThrough(
  origin: string,
  secretKey: string,
  send: (request: Request) => Promise<Response>,
): OwnerRequest {
  return async (pathAndQuery, init) => {
    const request = new Request(`${origin}/rest/v1/${pathAndQuery}`, init);
    request.headers.set("apikey", secretKey);
    // Only the older key says by itself, as a token, who is calling.
    if (secretKey.startsWith("eyJ")) request.headers.set("authorization", `Bearer ${secretKey}`);
    const response = await send(request);
    if (!response.ok) throw new Error(`The database answered ${response.status}: ${await response.text()}`);
    return response;
  };
}
