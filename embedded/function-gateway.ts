import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import { embeddedKeys } from "./environment.ts";
import { forward } from "./forward.ts";

const functionPath = "/functions/v1/send-quote-email";

/** Serves the edge function at its hosted path. Stricter than the hosted gateway: a call without a key gets 401. */
export function functionGateway(functionUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!pathname.startsWith("/functions/v1/")) return next();
    if (pathname !== functionPath) return refuse(response, 404, "NOT_FOUND", "There is no such function.");
    if (request.method !== "OPTIONS" && !carriesKey(request)) {
      return refuse(response, 401, "UNAUTHORIZED_NO_AUTH_HEADER", "The key is missing.");
    }
    forward(request, response, functionUrl, () =>
      refuse(response, 503, "BOOT_ERROR", "The function does not run."),
    );
  };
}

function carriesKey({ headers }: IncomingMessage): boolean {
  const keys = [embeddedKeys.publishable, embeddedKeys.secret];
  return keys.some((key) => headers.apikey === key || headers.authorization === `Bearer ${key}`);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ code, message }));
}
