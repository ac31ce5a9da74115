/**
 * Questions to a running backend that neither store nor send anything. Each resolves with
 * what was answered, and rejects when nothing was within ten seconds.
 */

/** Where the backend is, and the key that every visitor has. */
export interface Backend {
  url: string;
  key: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body when it is JSON, otherwise an empty object. */
  json: Record<string, unknown>;
}

const longestAnswerMs = 10_000;

/** The tables behind the two forms. */
export const leadTables = ["contact_submissions", "callback_requests"] as const;

/**
 * Whether a table's own rules refused a row, so that the table is there and may be added
 * to. By Postgres's words: the embedded interface passes on no code for this.
 */
export function isRefusedByRules({ json, text }: Answer): boolean {
  return json.code === "23514" || text.includes("violates check constraint");
}

/** Asks the backend at `path` with the visitors' key. */
export async function ask({ url, key }: Backend, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  const response = await fetch(url + path, {
    ...init,
    headers,
    signal: AbortSignal.timeout(longestAnswerMs),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseObject(text) };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Offers a row of blanks, as the browser at `origin` would. Where all is well, the table's own rules refuse it. */
export function offerBlankRow(backend: Backend, table: (typeof leadTables)[number], origin: string) {
  const blank = { name: " ", phone: " " };
  return ask(backend, `/rest/v1/${table}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(
      table === "contact_submissions" ? { ...blank, email: " ", message: " ", services: [] } : blank,
    ),
  });
}

export const functionPath = "/functions/v1/send-quote-email";

/** Asks for what a browser at `origin` may send to the function. */
export function askPermission(backend: Backend, path: string, origin: string): Promise<Answer> {
  return ask(backend, path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey, content-type",
    },
  });
}
