import { useRevalidator } from "react-router-dom";
import { useToast } from "../hooks/use-toast";
import { type PostgrestSingleResponse, type SupabaseClient, staffClient } from "../lib/supabase";
import { type Problem, problemOf, problems } from "./request-words";
import type { RequestKey, StoredColumns } from "./stored-request";

/* Each change tells what went wrong, and nothing when all went well. None rejects. */

const tables = { quote: "contact_submissions", callback: "callback_requests" };

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

type Answer = PromiseLike<PostgrestSingleResponse<unknown[] | null>>;

async function attempt(ask: (client: SupabaseClient) => Answer): Promise<Problem | undefined> {
  try {
    const { data, error, status } = await ask(await staffClient());
    if (error?.code === uniqueViolation) return undefined;
    if (error?.code === foreignKeyViolation || data?.length === 0) return "gone";
    return error ? problemOf({ status }) : undefined;
  } catch (error) {
    return problemOf(error as { status?: number });
  }
}

/** Stores what a customer said by phone; once, also when it is sent again because the answer was lost. */
export const addRequest = (columns: Partial<StoredColumns>) =>
  attempt((client) => client.from(tables.quote).insert(columns));

export const change = ({ kind, id }: RequestKey, columns: Partial<StoredColumns>) =>
  attempt((client) => client.from(tables[kind]).update(columns).eq("id", id).select("id"));

/** One that somebody else deleted meanwhile is gone as well. */
export const deleteRequest = ({ kind, id }: RequestKey) =>
  attempt((client) => client.from(tables[kind]).delete().eq("id", id));

/** Adds a line to the log, unless it has one with this id. */
export const addLine = ({ kind, id }: RequestKey, line: { id: string; text: string }) =>
  attempt((client) => client.from("request_log").insert({ ...line, [`${kind}_id`]: id }));

export const deleteLine = (id: string) =>
  attempt((client) => client.from("request_log").delete().eq("id", id));

export async function deleteSpam(readAt: string): Promise<Problem | undefined> {
  const problems = Object.values(tables).map((table) =>
    attempt((client) => client.from(table).delete().not("spam_reason", "is", null).lte("created_at", readAt)),
  );
  return (await Promise.all(problems)).find(Boolean);
}

/** Waits for a change, shows a toast under `title` where it failed, and reads again what the page shows. */
export function useOutcome() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return async (title: string, change: Promise<Problem | undefined>, onDone?: () => unknown) => {
    const problem = await change;
    if (problem) toast.show({ variant: "destructive", title, text: problems[problem] });
    else await onDone?.();
    await revalidate();
    // What was pressed may be gone by now.
    if (document.activeElement === document.body) document.querySelector("main")?.focus();
  };
}
