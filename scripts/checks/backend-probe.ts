/** A Supabase project, and the key to call it with. */
export interface Backend {
  url: string;
  key: string;
}

export interface Answer {
  status: number;
  text: string;
  json: Record<string, unknown>;
}

/** The tables of the two forms. */
export const requestTables = ["contact_submissions", "callback_requests"] as const;

/** Calls a project. Rejects when no answer comes within 30 s; any status is an answer. */
export async function ask({ url, key }: Backend, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, text, json: isJson && text ? Object(JSON.parse(text)) : {} };
}

/** Why a call failed, such as "getaddrinfo ENOTFOUND www.example.nl". */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
