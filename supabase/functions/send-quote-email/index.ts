import { readBody } from "./body.ts";
import { type Configuration, ConfigurationError, readConfiguration } from "./configuration.ts";
import { composeMail } from "./mail.ts";
import { parseQuoteRequest } from "./request.ts";
import { send } from "./send.ts";

/**
 * Mails one quote request to the owner. Called by the browser after the row was
 * stored: POST with the five fields as JSON. Answers `{ ok: true }`, or
 * `{ error: { code, message } }` with 4xx for the caller's fault, 500 for a
 * missing secret and 502 when the mail server fails.
 */
Deno.serve(async (request) => {
  let configuration: Configuration;
  try {
    configuration = readConfiguration((name) => Deno.env.get(name));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`send-quote-email: ${error.message}`);
    return failure(500, error.code, "The function is not configured; its log says what is missing.");
  }
  const response = await answer(request, configuration);
  for (const [name, value] of corsHeaders(request, configuration)) response.headers.set(name, value);
  return response;
});

async function answer(request: Request, configuration: Configuration): Promise<Response> {
  const origin = request.headers.get("origin");
  if (origin && !configuration.allowedOrigins.includes(origin)) {
    return failure(403, "origin_not_allowed", "This website may not call the function.");
  }
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  if (request.method !== "POST") {
    return failure(405, "method_not_allowed", "Use POST.", { allow: "POST, OPTIONS" });
  }
  const body = await readBody(request);
  if (body === undefined) return failure(413, "body_too_large", "The body is over 16 KB.");
  // Whatever the content type says: supabase-js sends a string body as text/plain.
  const parsed = parseQuoteRequest(body);
  if (!parsed.ok) return failure(400, parsed.code, parsed.message);
  try {
    await send(composeMail(parsed.quote, configuration), configuration.smtp);
  } catch (error) {
    console.error(
      "send-quote-email: the mail server failed:",
      error instanceof Error ? error.message : error,
    );
    return failure(502, "mail_failed", "The mail server did not accept the mail.");
  }
  return Response.json({ ok: true });
}

function failure(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}

function corsHeaders(request: Request, { allowedOrigins }: Configuration): [string, string][] {
  const origin = request.headers.get("origin");
  const headers: [string, string][] = [["vary", "origin"]];
  if (!origin || !allowedOrigins.includes(origin)) return headers;
  headers.push(["access-control-allow-origin", origin]);
  if (request.method === "OPTIONS") {
    headers.push(
      ["access-control-allow-methods", "POST"],
      // What supabase-js sends along with a call.
      ["access-control-allow-headers", "authorization, apikey, content-type, x-client-info"],
      ["access-control-max-age", "86400"],
    );
  }
  return headers;
}
