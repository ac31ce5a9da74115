import { hasStoredSession, staffClient } from "../lib/supabase";
import { type Problem, problemOf } from "./problems";
import { readWanted, type Wanted } from "./request-address";
import type { RequestKey, StoredColumns, StoredRequest } from "./stored-request";

export interface Reading {
  /** The part that is shown; without a network it may differ from what the URL asks for. */
  wanted: Wanted;
  rows: StoredRequest[];
  counts: Record<string, number>;
  photosAreFull: boolean;
  readAt: string;
}

/** Both are absent in prerendered HTML and without a session. */
export interface Shown {
  reading?: Reading;
  problem?: Problem;
}

/** A search finds older requests. */
export const shownAtMost = 100;
const postgrestMaximum = 1000;

const columns = "kind, id, created_at, is_due, unmailed, log, photos, request";

type Row = Omit<StoredRequest, keyof StoredColumns> & { request: StoredColumns };

const requestsOf = (rows: unknown): StoredRequest[] =>
  (rows as Row[]).map(({ request, ...row }) => ({ ...request, ...row }));

async function readRequest(key: RequestKey): Promise<StoredRequest[]> {
  const query = (await staffClient()).from("requests").select(columns).match(key);
  const { data } = await query.retry(false).throwOnError();
  return requestsOf(data);
}

/** The first `count` requests of a list, in as many calls as needed. */
export async function readList({ part, search }: Wanted, count: number): Promise<StoredRequest[]> {
  const supabase = await staffClient();
  const requests: StoredRequest[] = [];
  while (requests.length < count) {
    const wanted = Math.min(count - requests.length, postgrestMaximum);
    const range = { skip: requests.length, at_most: wanted };
    const query = supabase.rpc("find_requests", { part, words: search, ...range }).select(columns);
    const found = requestsOf((await query.throwOnError()).data);
    requests.push(...found);
    if (found.length < wanted) break;
  }
  return requests;
}

/** Earlier readings by the URL's query, the newest last, for when the network is away. */
const readings = new Map<string, Reading>();

export const forgetReadings = () => readings.clear();

/** The last reading of this address, or else the newest list, or the newest reading of the request. */
function recall(search: string, { request }: Wanted): Reading | undefined {
  const known = [...readings.values()];
  if (!request) return readings.get(search) ?? known.findLast(({ wanted }) => !wanted.request);
  const isWanted = ({ kind, id }: StoredRequest) => kind === request.kind && id === request.id;
  const reading = known.findLast(({ rows }) => rows.some(isWanted));
  return reading && { ...reading, rows: reading.rows.filter(isWanted) };
}

/** Reads what `search`, the query of the URL, asks for. Rejects only when the browser refuses storage. */
export async function load(search: string): Promise<Shown> {
  if (typeof window === "undefined" || !localStorage.length) return {};
  const isStored = hasStoredSession();
  const signedOut: Shown = isStored || readings.size > 0 ? { problem: "expired" } : {};
  // When the device is full, the library keeps the session in memory.
  if (!isStored && !staffClient.isMade()) return signedOut;
  const wanted = readWanted(search);
  try {
    const supabase = await staffClient();
    const { data: session, error: sessionError } = await supabase.auth.getSession();
    if (sessionError) throw sessionError;
    if (!session.session) return signedOut;
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
    if (problem === "expired") await (await staffClient()).auth.signOut({ scope: "local" });
    return { problem, reading: recall(search, wanted) };
  }
}

export async function readPhoto(quoteId: number, id: string, signal: AbortSignal): Promise<Blob> {
  const query = (await staffClient()).from("photos").select("content").match({ quote_id: quoteId, id });
  const { data } = await query.abortSignal(signal).retry(false).single().throwOnError();
  const bytes = Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
