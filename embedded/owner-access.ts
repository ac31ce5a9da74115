import { currentHolder, holdDataDirectory } from "./data-directory.ts";
import { openDatabase } from "./database.ts";
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
  const siteUrl = currentHolder(dataDirectory)?.url;
  if (siteUrl) return work(requestThrough(siteUrl, fetch));
  const release = holdDataDirectory(dataDirectory);
  try {
    const { app, close } = await openDatabase(dataDirectory);
    try {
      return await work(requestThrough("http://localhost", app.fetch));
    } finally {
      await close();
    }
  } finally {
    release();
  }
}

function requestThrough(origin: string, send: (request: Request) => Promise<Response>): OwnerRequest {
  return async (pathAndQuery, init) => {
    const request = new Request(`${origin}/rest/v1/${pathAndQuery}`, init);
    request.headers.set("apikey", embeddedKeys.secret);
    const response = await send(request);
    if (!response.ok) throw new Error(`The database answered ${response.status}: ${await response.text()}`);
    return response;
  };
}
