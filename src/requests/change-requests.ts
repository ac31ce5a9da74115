import { useRevalidator } from "react-router-dom";
import { useToast } from "../hooks/use-toast";
import { requestsClient } from "../lib/supabase";
import { problemOf, problems } from "./problems";
import { updateReadings } from "./read-requests";
import type { Draft } from "./staff-drafts";
import type { RequestKey, StoredColumns } from "./stored-request";

/* Each change rejects with an error of supabase-js if it fails. */

const tables = { quote: "contact_submissions", callback: "callback_requests" };

/** Stores what a customer said by phone. The database stores the same request within a day only once. */
export async function addRequest(columns: Partial<StoredColumns>): Promise<void> {
  const supabase = await requestsClient();
  await supabase.from(tables.quote).insert(columns).throwOnError();
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Makes changes one after another, so that the last choice stays. */
export function change({ kind, id }: RequestKey, columns: Partial<StoredColumns>): Promise<unknown> {
  const make = async () => {
    const supabase = await requestsClient();
    const changed = supabase.from(tables[kind]).update(columns).eq("id", id);
    // A status may have emptied the day.
    const { data } = await changed.select("call_back_on, call_back_at").single().throwOnError();
    updateReadings({ kind, id }, { ...columns, ...data });
  };
  lastChange = lastChange.then(make, make);
  return lastChange;
}

/** Deletes a request. One that somebody else already deleted is no failure. */
export async function deleteRequest({ kind, id }: RequestKey): Promise<void> {
  const supabase = await requestsClient();
  await supabase.from(tables[kind]).delete().eq("id", id).throwOnError();
  updateReadings({ kind, id });
}

/** Adds a note to the log, only once for each draft. */
export async function addNote({ kind, id }: RequestKey, note: Draft): Promise<void> {
  const line = { id: note.get("id"), text: note.get("text")?.trim(), [`${kind}_id`]: id };
  const supabase = await requestsClient();
  await supabase.from("request_log").upsert(line, { ignoreDuplicates: true }).throwOnError();
}

export async function deleteLine(id: string): Promise<void> {
  const supabase = await requestsClient();
  await supabase.from("request_log").delete().eq("id", id).throwOnError();
}

/** Deletes the spam that came before `readAt`. */
export async function deleteSpam(readAt: string): Promise<void> {
  const supabase = await requestsClient();
  for (const table of Object.values(tables)) {
    const spam = supabase.from(table).delete().not("spam_reason", "is", null).lte("created_at", readAt);
    await spam.throwOnError();
  }
}

/** Gives `settle`, which waits for a change and the page's data, or shows a toast; resolves with whether it is stored. */
export function useSettle() {
  const toast = useToast();
  const { revalidate } = useRevalidator();

  async function readAgain() {
    await revalidate();
    // The pressed button may be gone by now.
    if (document.activeElement === document.body) document.querySelector("main")?.focus();
  }

  return async (title: string, change: Promise<unknown>) => {
    try {
      await change;
    } catch (error) {
      console.warn(`${title}:`, error);
      toast.show({ variant: "destructive", title, text: problems[problemOf(error)] });
      // Nobody waits for a server that has just been silent.
      void readAgain();
      return false;
    }
    await readAgain();
    return true;
  };
}
