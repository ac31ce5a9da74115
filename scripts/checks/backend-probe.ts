export interface Backend {
  url: string;
  key: string;
}

export interface Answer {
  status: number;
  text: string;
  json: Record<string, unknown>;
}

export const leadTables = ["contact_submissions", "callback_requests"] as const;

export async function ask({ url, key }: Backend, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, text, json: isJson && text ? Object(JSON.parse(text)) : {} };
}

export function insertBlankRow(backend: Backend, table: (typeof leadTables)[number]): Promise<Answer> {
  const blank = { name: " ", phone: " " };
  return ask(backend, `/rest/v1/${table}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      table === "contact_submissions" ? { ...blank, email: " ", message: " ", services: [] } : blank,
    ),
  });
}

/** Whether a check constraint refused the row; the embedded backend leaves out the code. */
export function isRefusedByRules({ json, text }: Answer): boolean {
  return json.code === "23514" || text.includes("violates check constraint");
}

/** Such as "getaddrinfo ENOTFOUND www.example.nl". */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
