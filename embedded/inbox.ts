import { once } from "node:events";
import { createServer } from "node:http";
import { forward } from "./forward.ts";
import { isOwnRequest } from "./own-request.ts";

export async function guardInbox(url: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (!isOwnRequest(request, port)) {
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
