import type { Query } from "./request-address.ts";
import { identitiesOf } from "./request-words.ts";
import { requestsClient } from "./session.ts";
import { type RequestKey, type StoredColumns, type StoredRequest, uniqueId } from "./stored-request.ts";

/* Database queries. Each rejects with an error of supabase-js if it fails. */

/** How many requests the list shows at once. */
export const pageLength = 100;
const postgrestMaximum = 1000;

const columns = "kind, id, created_at, is_due, unmailed, log, photos, request";

type Row = Omit<StoredRequest, keyof StoredColumns> & { request: StoredColumns };

const requestsOf = (rows: unknown): StoredRequest[] =>
  (rows as Row[]).map(({ request, ...row }) => ({ ...request, ...row }));

/** One request, or none when it was deleted. */
export async function readRequest(key: RequestKey): Promise<StoredRequest[]> {
  const query = (await requestsClient()).from("requests").select(columns).match(key);
  const { data } = await query.retry(false).throwOnError();
  return requestsOf(data);
}

/** At most `count` requests of a list, after `skip` others, in as many calls as needed. */
export async function readList(
  { filter, search, skip }: Pick<Query, "filter" | "search" | "skip">,
  count: number,
): Promise<StoredRequest[]> {
  const supabase = await requestsClient();
  const requests: StoredRequest[] = [];
  while (requests.length < count) {
    const rest = Math.min(count - requests.length, postgrestMaximum);
    const range = { skip: skip + requests.length, at_most: rest };
    const query = supabase.rpc("find_requests", { filter, words: search, ...range }).select(columns);
    const part = requestsOf((await query.throwOnError()).data);
    requests.push(...part);
    if (part.length < rest) break;
  }
  return requests;
}

/** The other requests of this customer, the newest first: those with the same number or e-mail address. */
export async function readOthers(request: StoredRequest): Promise<StoredRequest[]> {
  const identities = identitiesOf(request);
  const hits = await Promise.all(
    identities.map((search) => readList({ filter: "alle", search, skip: 0 }, Number.POSITIVE_INFINITY)),
  );
  // A search also finds longer numbers and addresses that contain these.
  const others = hits
    .flat()
    .filter((hit) => uniqueId(hit) !== uniqueId(request))
    .filter((hit) => identitiesOf(hit).some((identity) => identities.includes(identity)));
  const byId = new Map(others.map((other) => [uniqueId(other), other]));
  return [...byId.values()].sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** How many requests each filter lets through; null for an account that is not staff. */
export async function readOverview(): Promise<{ counts: Record<string, number> } | null> {
  const supabase = await requestsClient();
  return (await supabase.rpc("requests_overview").throwOnError()).data;
}

/** The timeout of a photograph, which takes longer than a list on a slow line. */
const photoMs = 30_000;

/** One photograph of a quote request, as a JPEG. */
export async function readPhoto(quoteId: number, id: string): Promise<Blob> {
  const query = (await requestsClient()).from("photos").select("content").match({ quote_id: quoteId, id });
  const { data } = await query.abortSignal(AbortSignal.timeout(photoMs)).retry(false).single().throwOnError();
  const bytes = Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
