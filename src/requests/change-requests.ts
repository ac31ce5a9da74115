import { useRevalidator } from "react-router-dom";
import { useToast } from "../hooks/use-toast";
import { type PostgrestSingleResponse, type SupabaseClient, staffClient } from "../lib/supabase";
import type { StoredRequest } from "./read-requests";
import { type Problem, problemOf, problems } from "./request-words";

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

export type Change = Partial<Pick<StoredRequest, "status" | "call_back_on"> & { spam_reason: null }>;

export const change = ({ kind, id }: StoredRequest, values: Change) =>
  attempt((client) => client.from(tables[kind]).update(values).eq("id", id).select("id"));

/** One that somebody else deleted meanwhile is gone as well. */
export const deleteRequest = ({ kind, id }: StoredRequest) =>
  attempt((client) => client.from(tables[kind]).delete().eq("id", id));

/** Adds a line to the log; one with this id that was added before, is not added again. */
export const addLine = ({ kind, id }: StoredRequest, line: { id: string; text: string }) =>
  attempt((client) => client.from("request_log").insert({ ...line, [`${kind}_id`]: id }));

export const deleteLine = (id: string) =>
  attempt((client) => client.from("request_log").delete().eq("id", id));

export async function deleteSpam(readAt: string): Promise<Problem | undefined> {
  const problems = Object.values(tables).map((table) =>
    attempt((client) => client.from(table).delete().not("spam_reason", "is", null).lte("created_at", readAt)),
  );
  return (await Promise.all(problems)).find(Boolean);
}

/** Waits for a change, and shows what came of it: a toast under `title` where it failed, and what the page shows read again. */
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
