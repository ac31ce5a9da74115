import type { CallbackRequest, QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { hasStoredSession, staffClient } from "../lib/supabase";
import { readWanted, type Wanted } from "./request-address";
import { type Problem, problemOf, type Status } from "./request-words";

/** A line of the log; its author is an e-mail address, and null where the database was changed by hand. */
interface LogLine {
  id: string;
  text: string;
  written_at: string;
  written_by: string | null;
}

type Sent = CallbackRequest & { [Field in keyof QuoteRequest]: QuoteRequest[Field] | null };

/** A quote request or a call-back request: one row of the view `public.requests` in supabase/migrations. */
export interface StoredRequest extends Sent {
  kind: "quote" | "callback";
  id: number;
  created_at: string;
  spam_reason: string | null;
  status: Status;
  call_back_on: string | null;
  is_due: boolean;
  /** The mail to the owner failed, or is late. */
  unmailed: boolean;
  log: LogLine[];
  photos: string[] | null;
}

export interface Reading {
  rows: StoredRequest[];
  counts: Record<string, number>;
  photosAreFull: boolean;
  readAt: string;
}

/** Neither in prerendered HTML, and in a browser without a session. */
export interface Shown {
  reading?: Reading;
  problem?: Problem;
}

/** Who looks for more, searches. */
export const shownAtMost = 100;
const postgrestMaximum = 1000;

const columns = "kind, id, created_at, is_due, unmailed, log, photos, request";

/** The first `count` rows, in as many calls as that takes. Rejects with what PostgREST answers, or without an answer. */
export async function readRows({ request, part, search }: Wanted, count: number): Promise<StoredRequest[]> {
  const supabase = await staffClient();
  const rows: StoredRequest[] = [];
  while (rows.length < count) {
    const end = Math.min(count, rows.length + postgrestMaximum);
    const query = request
      ? supabase.from("requests").select(columns).match(request).retry(false)
      : supabase
          .rpc("find_requests", { part, words: search, skip: rows.length, at_most: end - rows.length })
          .select(columns);
    const { data, error, status } = await query;
    if (error) throw { ...error, status };
    // The row as it is stored, for call-backs without the columns of a quote.
    const stored = data as unknown as (StoredRequest & { request: Partial<StoredRequest> })[];
    const absent = { email: null, message: null, services: null };
    rows.push(...stored.map(({ request, ...row }) => ({ ...absent, ...request, ...row })));
    if (rows.length < end) break;
  }
  return rows;
}

/** What was read, by the query part of the URL, for as long as the network is away; the newest last. */
const readings = new Map<string, Reading>();

export const forgetReadings = () => readings.clear();

/** What was shown at this address, or else the request from a list that was. */
function recall(search: string, { request }: Wanted): Reading | undefined {
  const isWanted = ({ kind, id }: StoredRequest) => kind === request?.kind && id === request.id;
  const list = [...readings.values()].findLast(({ rows }) => rows.some(isWanted));
  return readings.get(search) ?? (list && { ...list, rows: list.rows.filter(isWanted) });
}

/** Reads what `search`, the query part of the URL, asks for. Rejects only where the browser refuses storage. */
export async function load(search: string): Promise<Shown> {
  if (typeof window === "undefined" || !localStorage.length) return {};
  if (!hasStoredSession()) return readings.size > 0 ? { problem: "expired" } : {};
  const wanted = readWanted(search);
  try {
    const supabase = await staffClient();
    const { data: session, error: sessionError } = await supabase.auth.getSession();
    if (sessionError) throw sessionError;
    if (!session.session) return { problem: "expired" };
    const [rows, overview] = await Promise.all([
      readRows(wanted, shownAtMost),
      supabase.rpc("requests_overview"),
    ]);
    if (overview.error) throw { ...overview.error, status: overview.status };
    if (!overview.data) return { problem: "noRights" };
    const reading = { rows, readAt: new Date().toISOString(), ...overview.data };
    readings.delete(search);
    readings.set(search, reading);
    return { reading };
  } catch (error) {
    console.warn("The requests could not be read:", error);
    const problem = problemOf(error as { status?: number });
    if (problem === "expired") await (await staffClient()).auth.signOut({ scope: "local" });
    return { problem, reading: recall(search, wanted) };
  }
}

export async function readPhoto(quoteId: number, id: string, signal: AbortSignal): Promise<Blob> {
  const query = (await staffClient()).from("photos").select("content").match({ quote_id: quoteId, id });
  const { data, error } = await query.abortSignal(signal).retry(false).single();
  if (error) throw error;
  const bytes = Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
