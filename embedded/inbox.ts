import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { forward } from "./forward.ts";

/** Proxies the inbox at `url` on `port`; other origins and host names (DNS rebinding) get 403. */
export async function guardInbox(url: string, port: number): Promise<() => Promise<void>> {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const server = createServer((request, response) => {
    if (!isOwn(request, hosts)) {
      response.writeHead(403).end("This inbox is for this machine only.");
      return;
    }
    forward(request, response, url + request.url, () => response.writeHead(503).end());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
}

function isOwn({ headers }: IncomingMessage, hosts: string[]): boolean {
  if (!hosts.includes(headers.host ?? "")) return false;
  return headers.origin === undefined || hosts.some((host) => headers.origin === `http://${host}`);
}
