import { updateReadings } from "./readings.ts";
import { requestsClient } from "./session.ts";
import type { Draft } from "./staff-drafts.ts";
import type { RequestKey, StoredColumns } from "./stored-request.ts";

/* Each change rejects with an error of supabase-js if it fails. */

const requestTables = { quote: "contact_submissions", callback: "callback_requests" };

/** Stores what a customer said by phone. Resolves with nothing when the same request was stored less than a day before. */
export async function addRequest(columns: Partial<StoredColumns>): Promise<RequestKey | undefined> {
  const supabase = await requestsClient();
  const insertion = supabase.from(requestTables.quote).insert(columns).select("id");
  const [row] = (await insertion.throwOnError()).data;
  return row && { kind: "quote", id: row.id };
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Makes changes one after another, so that the last choice stays. When one fails, those that wait for it fail too. */
export function change({ kind, id }: RequestKey, columns: Partial<StoredColumns>): Promise<unknown> {
  const thisChange = lastChange.then(async () => {
    const supabase = await requestsClient();
    const update = supabase.from(requestTables[kind]).update(columns).eq("id", id);
    // The database may change the planned day when the status changes.
    const { data } = await update.select("call_back_on, call_back_at").single().throwOnError();
    updateReadings({ kind, id }, { ...columns, ...data });
  });
  lastChange = thisChange;
  thisChange.catch(() => {
    if (lastChange === thisChange) lastChange = Promise.resolve();
  });
  return thisChange;
}

/** Deletes a request. One that somebody else already deleted is no failure. */
export async function deleteRequest({ kind, id }: RequestKey): Promise<void> {
  const supabase = await requestsClient();
  await supabase.from(requestTables[kind]).delete().eq("id", id).throwOnError();
  updateReadings({ kind, id });
}

/** Adds a note to the log. A draft that is sent twice is added once. */
export async function addNote({ kind, id }: RequestKey, note: Draft): Promise<void> {
  const line = { id: note.get("id"), text: note.get("text")?.trim(), [`${kind}_id`]: id };
  const supabase = await requestsClient();
  await supabase.from("request_log").upsert(line, { ignoreDuplicates: true }).throwOnError();
}

/** Deletes a line of the log. */
export async function deleteLine(id: string): Promise<void> {
  const supabase = await requestsClient();
  await supabase.from("request_log").delete().eq("id", id).throwOnError();
}

/** Deletes the spam that came before `readAt`. */
export async function deleteSpam(readAt: string): Promise<void> {
  const supabase = await requestsClient();
  for (const table of Object.values(requestTables)) {
    const deletion = supabase.from(table).delete();
    await deletion.not("spam_reason", "is", null).lte("created_at", readAt).throwOnError();
  }
}
