import { hasStoredSession, readSession, requestsClient, staffClient } from "../lib/supabase";
import { type Problem, problemOf } from "./problems";
import { readWanted, type Wanted } from "./request-address";
import type { RequestKey, StoredColumns, StoredRequest } from "./stored-request";

export interface Reading {
  /** The list or request that is shown; without a network it may differ from what the URL asks for. */
  wanted: Wanted;
  rows: StoredRequest[];
  counts: Record<string, number>;
  readAt: string;
}

/** Reading and problem are absent in prerendered HTML and without a session. */
export interface Shown {
  reading?: Reading;
  problem?: Problem;
  /** The reading was made earlier, and the page still has to read again. */
  isEarlier?: boolean;
}

/** A search finds older requests. */
export const shownAtMost = 100;
const postgrestMaximum = 1000;

const columns = "kind, id, created_at, is_due, unmailed, log, photos, request";

type Row = Omit<StoredRequest, keyof StoredColumns> & { request: StoredColumns };

const requestsOf = (rows: unknown): StoredRequest[] =>
  (rows as Row[]).map(({ request, ...row }) => ({ ...request, ...row }));

async function readRequest(key: RequestKey): Promise<StoredRequest[]> {
  const query = (await requestsClient()).from("requests").select(columns).match(key);
  const { data } = await query.retry(false).throwOnError();
  return requestsOf(data);
}

/** The first `count` requests of a list, in as many calls as needed. */
export async function readList({ filter, search }: Wanted, count: number): Promise<StoredRequest[]> {
  const supabase = await requestsClient();
  const requests: StoredRequest[] = [];
  while (requests.length < count) {
    const wanted = Math.min(count - requests.length, postgrestMaximum);
    const range = { skip: requests.length, at_most: wanted };
    const query = supabase.rpc("find_requests", { filter, words: search, ...range }).select(columns);
    const found = requestsOf((await query.throwOnError()).data);
    requests.push(...found);
    if (found.length < wanted) break;
  }
  return requests;
}

/** The first of these searches that finds more than one request. */
export async function findShared(searches: string[]): Promise<string | undefined> {
  for (const search of searches)
    if ((await readList({ filter: "alle", search }, 2)).length > 1) return search;
}

/** Earlier readings by the URL's query, the newest last. */
const readings = new Map<string, Reading>();

/** Somebody was signed in when this page opened, or since, and has not signed out. */
let isExpected = hasStoredSession();

export function forgetReadings(): void {
  readings.clear();
  isExpected = false;
}

/** The next account sees only what it reads itself. */
function signedOut(): Shown {
  readings.clear();
  return isExpected ? { problem: "expired" } : {};
}

const isRequest =
  (wanted: RequestKey) =>
  ({ kind, id }: RequestKey) =>
    kind === wanted.kind && id === wanted.id;

/** Changes a request in earlier readings as it was changed in the database, or takes a deleted one out. */
export function updateReadings(key: RequestKey, columns?: Partial<StoredColumns>): void {
  const update = (row: StoredRequest) =>
    isRequest(key)(row) ? (columns ? { ...row, ...columns } : []) : row;
  for (const reading of readings.values()) reading.rows = reading.rows.flatMap(update);
}

/** The last reading of this address, or the newest of the request. */
function recall(search: string, { request }: Wanted): Reading | undefined {
  if (!request) return readings.get(search);
  const reading = [...readings.values()].findLast(({ rows }) => rows.some(isRequest(request)));
  return reading && { ...reading, rows: reading.rows.filter(isRequest(request)) };
}

/** The address that was asked for last. */
let asked: string | undefined;

/**
 * What `search`, the query of the URL, asks for: at once if it was read before and the page comes from another address,
 * or else read now. Rejects only when the browser refuses storage.
 */
export async function load(search: string): Promise<Shown> {
  if (typeof window === "undefined" || (!localStorage.length && !isExpected)) return {};
  const isOpening = search !== asked;
  asked = search;
  const isStored = hasStoredSession();
  isExpected ||= isStored;
  // When the device is full, the library keeps the session in memory.
  if (!isStored && !staffClient.isMade()) return signedOut();
  const wanted = readWanted(search);
  const known = recall(search, wanted);
  if (isOpening && known) return { reading: known, isEarlier: true };
  try {
    if (!(await readSession())) return signedOut();
    const supabase = await staffClient();
    const [rows, overview] = await Promise.all([
      wanted.request ? readRequest(wanted.request) : readList(wanted, shownAtMost),
      supabase.rpc("requests_overview").throwOnError(),
    ]);
    if (!overview.data) return { problem: "noRights" };
    const reading = { wanted, rows, readAt: new Date().toISOString(), ...overview.data };
    readings.delete(search);
    readings.set(search, reading);
    return { reading };
  } catch (error) {
    console.warn("The requests could not be read:", error);
    const problem = problemOf(error);
    if (problem === "expired") {
      await (await staffClient()).auth.signOut({ scope: "local" });
      return signedOut();
    }
    // Without the wanted list, the newest.
    const newest = [...readings.values()].findLast((reading) => !reading.wanted.request);
    return { problem, reading: recall(search, wanted) ?? (wanted.request ? undefined : newest) };
  }
}

/** On a slow line a photograph takes longer than a list. */
const photoMs = 30_000;

export async function readPhoto(quoteId: number, id: string): Promise<Blob> {
  const query = (await requestsClient()).from("photos").select("content").match({ quote_id: quoteId, id });
  const { data } = await query.abortSignal(AbortSignal.timeout(photoMs)).retry(false).single().throwOnError();
  const bytes = Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
