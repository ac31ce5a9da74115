import { endSession, hasStoredSession, type SupabaseClient, staffClient } from "../lib/supabase";
import { forgetDrafts } from "./note-drafts";

/** A quote request or a call-back request: one row of the view `public.requests` in supabase/migrations. */
export interface StoredRequest {
  kind: "quote" | "callback";
  id: number;
  created_at: string;
  name: string;
  phone: string;
  email: string | null;
  message: string | null;
  services: string[] | null;
  spam_reason: string | null;
  handled_at: string | null;
  /** An e-mail address; null where the database was edited by hand. */
  handled_by: string | null;
  note: string | null;
  note_version: number;
  /** The mail to the owner failed, or is late. */
  unmailed: boolean;
}

/** What the URL asks for: one request, the form for a new password, or a part of the list. */
export interface Wanted {
  request?: Pick<StoredRequest, "kind" | "id">;
  password: boolean;
  part: string;
  search: string;
  count: number;
}

export type Shown =
  /** In prerendered HTML, which does not know whether the browser holds a session. */
  | { state: "unknown" }
  | { state: "signed-out"; expired: boolean }
  | { state: "no-rights" }
  | { state: "unreachable" }
  | ({ state: "shown"; isStale: boolean } & Reading);

interface Reading {
  rows: StoredRequest[];
  hasMore: boolean;
  readAt: string;
}

/** What staff may change; the database adds when and by whom. */
export type Change = { handled_at: string | null } | { spam_reason: null } | { note: string };

export interface ChangeResult {
  problem?: "expired" | "unreachable" | "changed";
  noteVersion?: number;
}

export const pageSize = 50;
/** PostgREST's own maximum on Supabase. */
const maxRows = 1000;

const columns =
  "kind, id, created_at, name, phone, email, message, services, spam_reason, handled_at, handled_by, note, note_version, unmailed";
const tables = { quote: "contact_submissions", callback: "callback_requests" };

/** Reads `?offerte=1`, `?terugbel=1` (see requestUrl in mail-text.ts of the edge function), `?wachtwoord`, or the list's own. */
export function readWanted(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => Number.parseInt(parameters.get(name) ?? "", 10) || undefined;
  const [quote, callback] = [id("offerte"), id("terugbel")];
  return {
    request: quote ? { kind: "quote", id: quote } : callback ? { kind: "callback", id: callback } : undefined,
    password: parameters.has("wachtwoord"),
    part: parameters.get("toon") ?? "",
    search: parameters.get("zoek")?.trim() ?? "",
    count: id("aantal") ?? pageSize,
  };
}

/** A search in the spelling of the column `searched`: digits of a phone number, or text with its wildcards escaped. */
function pattern(search: string): string {
  const digits = search.replace("(0)", "").replace(/\D/g, "").replace(/^00/, "");
  const isNumber = /^[\d\s()+./-]+$/.test(search) && digits.length >= 7;
  return isNumber ? digits : search.replace(/[\\%_]/g, "\\$&");
}

function queryOf(supabase: SupabaseClient, { request, part, search }: Wanted) {
  let query = supabase.from("requests").select(columns);
  if (request) return query.match(request);
  if (part === "open") query = query.is("handled_at", null).is("spam_reason", null);
  if (part === "afgehandeld") query = query.not("handled_at", "is", null);
  if (part === "spam") query = query.not("spam_reason", "is", null);
  if (search) query = query.ilike("searched", `%${pattern(search)}%`);
  return query
    .order("position")
    .order("created_at", { ascending: false })
    .order("kind", { ascending: false })
    .order("id", { ascending: false });
}

/** The first `count` rows, in as many calls as that takes. Rejects with what PostgREST answers, or without an answer. */
export async function readRows(wanted: Wanted, count: number): Promise<StoredRequest[]> {
  const supabase = await staffClient();
  const rows: StoredRequest[] = [];
  while (rows.length < count) {
    const end = Math.min(count, rows.length + maxRows);
    const { data, error, status } = await queryOf(supabase, wanted).range(rows.length, end - 1);
    if (error) throw { ...error, status };
    rows.push(...(data as StoredRequest[]));
    if (rows.length < end) break;
  }
  return rows;
}

/** What was shown last, for as long as the network is away. */
let last: { search: string; shown: Reading } | undefined;

/** Ends the session on this device at once, and with it everything of the requests that is kept here. */
export function leave(token: string | undefined): void {
  last = undefined;
  forgetDrafts();
  endSession(token).catch((error) => console.warn("The server was not told that the session ended:", error));
}

/** Reads what `search`, the query part of the URL, asks for. Never rejects. */
export async function load(search: string): Promise<Shown> {
  if (typeof window === "undefined") return { state: "unknown" };
  const signedOut = (expired: boolean): Shown => ({ state: "signed-out", expired });
  if (!hasStoredSession()) return signedOut(last !== undefined);
  try {
    const supabase = await staffClient();
    const { data, error } = await supabase.auth.getSession();
    if (error) throw error;
    if (!data.session) return signedOut(true);
    const wanted = readWanted(search);
    const rows = await readRows(wanted, wanted.count + 1);
    if (rows.length === 0) {
      const { data: isStaff, error: unanswered, status } = await supabase.rpc("is_staff");
      if (unanswered) throw { ...unanswered, status };
      if (!isStaff) return { state: "no-rights" };
    }
    const shown = {
      rows: rows.slice(0, wanted.count),
      hasMore: rows.length > wanted.count,
      readAt: new Date().toISOString(),
    };
    last = { search, shown };
    return { state: "shown", isStale: false, ...shown };
  } catch (error) {
    // A refresh that the server refused ends the session; one that never arrived does not.
    const isRefused = (error as { status?: number }).status === 401;
    if (isRefused || !hasStoredSession()) return signedOut(true);
    console.warn("The requests could not be read:", error);
    if (last?.search !== search) return { state: "unreachable" };
    return { state: "shown", isStale: true, ...last.shown };
  }
}

/** Changes or deletes one request. "changed": a colleague changed the note or deleted the request. Never rejects. */
export async function change(request: StoredRequest, changes: Change | "delete"): Promise<ChangeResult> {
  try {
    const table = (await staffClient()).from(tables[request.kind]);
    let query = (changes === "delete" ? table.delete() : table.update(changes)).eq("id", request.id);
    if (typeof changes === "object" && "note" in changes)
      query = query.eq("note_version", request.note_version);
    const { data, error, status } = await query.select("note_version");
    if (error) return { problem: status === 401 ? "expired" : "unreachable" };
    return data[0] ? { noteVersion: data[0].note_version } : { problem: "changed" };
  } catch {
    return { problem: "unreachable" };
  }
}

/** The ids of a quote request's photographs, oldest first. */
export async function readPhotoIds({ id }: StoredRequest): Promise<string[]> {
  const supabase = await staffClient();
  const { data, error } = await supabase.from("photos").select("id").eq("quote_id", id).order("created_at");
  if (error) throw error;
  return data.map((photo) => photo.id);
}

export async function readPhoto(id: string, signal: AbortSignal): Promise<Blob> {
  const supabase = await staffClient();
  const query = supabase.from("photos").select("content").eq("id", id).abortSignal(signal);
  const { data, error } = await query.single();
  if (error) throw error;
  const bytes = Uint8Array.from(atob(data.content), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: "image/jpeg" });
}
