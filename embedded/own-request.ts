import type { IncomingMessage } from "node:http";

/** Whether the site on `port` sent the request. Checks the host too, against DNS rebinding. */
export function isOwnRequest({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(headers.host ?? "")) return false;
  return headers.origin === undefined || hosts.some((host) => headers.origin === `http://${host}`);
}
