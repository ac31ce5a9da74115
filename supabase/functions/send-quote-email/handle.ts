import type { Buffer } from "node:buffer";
import company from "company-facts" with { type: "json" };
import { TooLarge, withBody } from "./body.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { deliverNow, runSchedule } from "./deliver.ts";
import { type Outbox, openOutbox } from "./outbox.ts";
import { parseObject } from "./parse-object.ts";
import { openPlaces, TooBusy } from "./places.ts";
import { type PhotoAnswer, receivePhoto } from "./receive-photo.ts";
import { isSecret, schedulerHeader } from "./scheduler-secret.ts";
import { tryMailServer } from "./send.ts";

/** The database refuses a longer request. */
const maxQuoteBytes = 24_000;
/** A call with a photograph also has its quote and the multipart headers around both. */
const maxPhotoCallBytes = 470_000;

/** Quotes have places of their own, so that no photograph keeps the mail about a leak waiting. */
const [quotePlaces, photoPlaces] = [openPlaces(), openPlaces()];

/**
 * POST takes a quote, alone or with a photograph. GET answers 503 when a mail is late. With the scheduler's secret,
 * POST sends the mails that are due, and GET tests the mail server.
 */
export async function handle(request: Request): Promise<Response> {
  let configuration: Configuration;
  try {
    configuration = readConfiguration((name) => Deno.env.get(name), company);
  } catch (error) {
    console.error("send-quote-email:", error instanceof Error ? error.message : error);
    return failure(500, "not_configured", "The function is not configured; its log says what is missing.");
  }
  const response = await answer(request, configuration);
  for (const [name, value] of Object.entries(corsHeaders(request, configuration)))
    response.headers.set(name, value);
  return response;
}

async function answer(request: Request, configuration: Configuration): Promise<Response> {
  const origin = request.headers.get("origin");
  if (origin && !configuration.allowedOrigins.includes(origin)) {
    return failure(403, "origin_not_allowed", "This website may not call the function.");
  }
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  if (!["POST", "GET", "HEAD"].includes(request.method)) {
    return failure(405, "method_not_allowed", "Use POST.", { allow: "POST, GET, HEAD, OPTIONS" });
  }
  const outbox = openOutbox(configuration.database);
  const secret = request.headers.get(schedulerHeader);
  if (secret !== null) return answerScheduler(request, secret, outbox, configuration);
  if (request.method === "POST") return answerVisitor(request, outbox, configuration);
  const isLate = await outbox.mailIsLate().catch(() => true);
  return new Response(null, { status: isLate ? 503 : 200 });
}

async function answerScheduler(
  request: Request,
  secret: string,
  outbox: Outbox,
  configuration: Configuration,
): Promise<Response> {
  if (!isSecret(secret, configuration.schedulerSecret)) {
    return failure(401, "wrong_secret", "This is not the scheduler's secret.");
  }
  if (request.method !== "POST") return answerReadiness(configuration);
  try {
    return Response.json({ ok: true, ...(await runSchedule(outbox, configuration)) });
  } catch (error) {
    console.error("send-quote-email: a part of the scheduled work failed:", error);
    return failure(502, "schedule_failed", "A part of the work failed; the log says what.");
  }
}

async function answerVisitor(
  request: Request,
  outbox: Outbox,
  configuration: Configuration,
): Promise<Response> {
  const type = request.headers.get("content-type") ?? "";
  try {
    if (!type.startsWith("multipart/form-data")) {
      return await withBody(request, quotePlaces, maxQuoteBytes, async (body) =>
        answerQuote(body, outbox, configuration),
      );
    }
    return await withBody(request, photoPlaces, maxPhotoCallBytes, async (body) => {
      const form = new Response(body, { headers: { "content-type": type } });
      return answerPhoto(await receivePhoto(form, maxQuoteBytes, outbox));
    });
  } catch (error) {
    if (error instanceof TooLarge) return failure(413, "body_too_large", "The body is too large.");
    if (!(error instanceof TooBusy)) console.error("send-quote-email: a photograph is not stored:", error);
    return failure(503, "busy", "Too busy, please try again.");
  }
}

/** Answers with the mail server's own words when it would not accept a mail to the owner. */
async function answerReadiness({ smtp, from, to }: Configuration): Promise<Response> {
  const problem = await tryMailServer(smtp, { from, to }).catch((error: Error) => error.message);
  return Response.json({ mailProblem: problem ?? null });
}

function answerQuote(body: Buffer, outbox: Outbox, configuration: Configuration): Response {
  const quote = parseObject(body.toString());
  if (!quote) return failure(400, "invalid_request", "The body is not a JSON object.");
  // The answer does not wait for the database, because the delay would show whether the quote is stored.
  finishLater(
    outbox
      .leaseQuote(quote)
      .then((mails) => deliverNow(mails, outbox, configuration))
      .catch((error) => console.error("send-quote-email: left to the scheduler:", error)),
  );
  return Response.json({ ok: true }, { status: 202 });
}

const photoFailures: Record<Exclude<PhotoAnswer, "stored">, [status: number, message: string]> = {
  invalid_form: [400, "The form has no quote."],
  not_a_photo: [400, "The form has no JPEG within the limits."],
  unknown: [404, "There is no such request, or its time for photographs is over."],
  full: [429, "There are too many photographs."],
};

function answerPhoto(answer: PhotoAnswer): Response {
  if (answer === "stored") return Response.json({ ok: true }, { status: 201 });
  const [status, message] = photoFailures[answer];
  return failure(status, answer, message);
}

function finishLater(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(work);
}

function failure(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}

function corsHeaders(request: Request, { allowedOrigins }: Configuration): Record<string, string> {
  const origin = request.headers.get("origin");
  if (!origin || !allowedOrigins.includes(origin)) return { vary: "origin" };
  return {
    vary: "origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
    "access-control-max-age": "86400",
  };
}
