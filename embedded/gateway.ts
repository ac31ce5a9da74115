import type { Connect } from "vite";
import { backendPath, embeddedKeys } from "./environment.ts";

const functionsPath = "/functions/v1/";
export const functionPath = `${functionsPath}send-quote-email`;

/** Refuses other websites, DNS rebinding included, and calls of the function without a key, unlike the hosted gateway. */
export function gateway(port: number): Connect.NextHandleFunction {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const keys = [embeddedKeys.publishable, embeddedKeys.secret];
  return (request, response, next) => {
    const { url = "", method, headers } = request;
    // Normalises as the backend does, which also answers "/./rest/v1/".
    const { pathname } = new URL(url, "http://localhost");
    if (!backendPath.test(pathname)) return next();
    const isFromSite = !headers.origin || hosts.some((host) => headers.origin === `http://${host}`);
    if (!isFromSite || !hosts.includes(headers.host ?? ""))
      return response.writeHead(403).end("This backend is for the site on this machine only.");
    const hasKey = keys.some((key) => headers.apikey === key || headers.authorization === `Bearer ${key}`);
    if (pathname.startsWith(functionsPath) && method !== "OPTIONS" && !hasKey)
      return response.writeHead(401).end("The key is missing.");
    if (pathname.startsWith(functionsPath) && pathname !== functionPath)
      return response.writeHead(404).end("There is no such function.");
    next();
  };
}
