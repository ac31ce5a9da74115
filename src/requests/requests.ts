import { getSupabase, hasStoredSession, type SupabaseClient } from "../lib/supabase";

/** One row of the view `public.requests` in supabase/migrations. */
export interface OwnerRequest {
  kind: "quote" | "callback";
  id: number;
  /** Timestamps as ISO 8601. */
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
  /** Counts the changes of the note. */
  note_version: number;
  /** Of the mail to the owner: waiting, sent or dead. */
  mail: string | null;
}

/** One photograph of a quote request. */
export interface RequestPhoto {
  id: string;
  picture: Blob;
}

/** What the address asks for: one request, the figures, or a part of the list. */
export interface Wanted {
  request?: Pick<OwnerRequest, "kind" | "id">;
  figures: boolean;
  part: string;
  search: string;
  /** How many of the list. */
  count: number;
}

/** What the page shows. */
export type Shown =
  /** `asked` is false in prerendered HTML, which does not know whether the browser holds a session. */
  | { state: "signed-out"; asked: boolean; expired: boolean }
  | { state: "no-rights" }
  | { state: "unreachable" }
  | {
      state: "shown";
      rows: OwnerRequest[];
      hasMore: boolean;
      /** When it was read; `isStale` when it could not be read anew since. */
      readAt: string;
      isStale: boolean;
    };

/** What staff may change; the database adds when and by whom. */
export type Change = { handled_at: string | null } | { spam_reason: null } | { note: string };

export type ChangeResult = { problem?: "expired" | "unreachable" | "changed" };

export const pageSize = 50;
/** PostgREST's own maximum on Supabase. */
const maxRows = 1000;
const weeksOfFigures = 12;

const columns =
  "kind, id, created_at, name, phone, email, message, services, spam_reason, handled_at, handled_by, note, note_version, mail";
const tables = { quote: "contact_submissions", callback: "callback_requests" };

/** Reads `?offerte=1`, `?terugbel=1` (see requestUrl in mail-text.ts of the edge function), `?cijfers`, or the list's own. */
export function readWanted(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => Number.parseInt(parameters.get(name) ?? "", 10) || undefined;
  const [quote, callback] = [id("offerte"), id("terugbel")];
  return {
    request: quote ? { kind: "quote", id: quote } : callback ? { kind: "callback", id: callback } : undefined,
    figures: parameters.has("cijfers"),
    part: parameters.get("toon") ?? "",
    search: parameters.get("zoek")?.trim() ?? "",
    count: id("aantal") ?? pageSize,
  };
}

/** The Monday with which the figures begin, as an ISO date. */
export function firstDayOfFigures(today: Date): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7 * (weeksOfFigures - 1));
  return day.toISOString().slice(0, 10);
}

function queryOf(supabase: SupabaseClient, { request, figures, part, search }: Wanted) {
  let query = supabase.from("requests").select(columns);
  if (request) return query.match(request);
  if (figures) query = query.gte("created_at", `${firstDayOfFigures(new Date())}T00:00:00+02:00`);
  if (part === "open") query = query.is("handled_at", null).is("spam_reason", null);
  if (part === "afgehandeld") query = query.not("handled_at", "is", null);
  if (part === "spam") query = query.not("spam_reason", "is", null);
  // A backslash takes away what a sign means in a pattern.
  if (search) query = query.ilike("searched", `%${search.replace(/[\\%_]/g, "\\$&")}%`);
  return query
    .order("position")
    .order("created_at", { ascending: false })
    .order("kind", { ascending: false })
    .order("id", { ascending: false });
}

/** The first `count` rows, in as many calls as that takes. Rejects with what PostgREST answers, or without an answer. */
async function readRows(supabase: SupabaseClient, wanted: Wanted, count: number): Promise<OwnerRequest[]> {
  const rows: OwnerRequest[] = [];
  while (rows.length < count) {
    const size = Math.min(count - rows.length, maxRows);
    const { data, error, status } = await queryOf(supabase, wanted).range(
      rows.length,
      rows.length + size - 1,
    );
    if (error) throw { ...error, status };
    rows.push(...(data as OwnerRequest[]));
    if (data.length < size) break;
  }
  return rows;
}

/** All of what is listed, for a file. */
export async function readAll(wanted: Wanted): Promise<OwnerRequest[]> {
  return readRows(await getSupabase(), wanted, Number.POSITIVE_INFINITY);
}

/** An empty list is a mistake to PostgREST. */
const noPhoto = "00000000-0000-0000-0000-000000000000";

/** What was shown last, for as long as the network is away; signing out loads the page anew and forgets it. */
let last: { search: string; shown: Shown } | undefined;

/** Whether an answer says that the session is not, or no longer, valid. */
const isRefused = (error: unknown) => (error as { status?: number }).status === 401;

/** Reads what `search`, the query part of an address, asks for. Never rejects. */
export async function load(search: string): Promise<Shown> {
  if (typeof window === "undefined") return { state: "signed-out", asked: false, expired: false };
  const signedOut = (expired: boolean): Shown => ({ state: "signed-out", asked: true, expired });
  if (!hasStoredSession()) return signedOut(last !== undefined);
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.getSession();
    if (error) throw error;
    if (!data.session) return signedOut(true);
    const wanted = readWanted(search);
    const all = wanted.request || wanted.figures;
    const rows = await readRows(supabase, wanted, all ? Number.POSITIVE_INFINITY : wanted.count + 1);
    if (rows.length === 0) {
      const { data: isStaff, error: unanswered, status } = await supabase.rpc("is_staff");
      if (unanswered) throw { ...unanswered, status };
      if (!isStaff) return { state: "no-rights" };
    }
    const hasMore = !all && rows.length > wanted.count;
    const shown: Shown = {
      state: "shown",
      rows: hasMore ? rows.slice(0, wanted.count) : rows,
      hasMore,
      readAt: new Date().toISOString(),
      isStale: false,
    };
    last = { search, shown };
    return shown;
  } catch (error) {
    // A refresh that the server refused ends the session; one that never arrived does not.
    if (isRefused(error) || !hasStoredSession()) return signedOut(true);
    console.warn("The requests could not be read:", error);
    return last?.search === search ? ({ ...last.shown, isStale: true } as Shown) : { state: "unreachable" };
  }
}

/**
 * Makes one change to one request, a note only in place of the version that `request` has. "changed" means that nothing
 * was written: the note is of another version by now, or the request is gone. Never rejects.
 */
export async function change(request: OwnerRequest, changes: Change): Promise<ChangeResult> {
  try {
    const supabase = await getSupabase();
    let query = supabase.from(tables[request.kind]).update(changes).eq("id", request.id);
    if ("note" in changes) query = query.eq("note_version", request.note_version);
    const { data, error, status } = await query.select("id");
    if (error) return { problem: status === 401 ? "expired" : "unreachable" };
    return data.length > 0 ? {} : { problem: "changed" };
  } catch {
    return { problem: "unreachable" };
  }
}

/** The photographs of a quote request that are not among `shown`, oldest first; undefined without an answer. Never rejects. */
export async function readPhotos(
  { id }: OwnerRequest,
  shown: RequestPhoto[],
): Promise<RequestPhoto[] | undefined> {
  try {
    const supabase = await getSupabase();
    const query = supabase.from("photos").select("id, content").eq("quote_id", id);
    const { data, error } = await query
      .not("id", "in", `(${[noPhoto, ...shown.map((photo) => photo.id)]})`)
      .order("created_at");
    if (error) throw error;
    return (data as { id: string; content: string }[]).map(({ id, content }) => ({
      id,
      picture: new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], {
        type: "image/jpeg",
      }),
    }));
  } catch (error) {
    console.warn("The photographs could not be read:", error);
  }
}
