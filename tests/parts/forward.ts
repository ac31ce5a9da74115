import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";

/** Proxies a request to `url`, until the visitor goes; calls `onFailure` when that does not answer. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  onFailure: () => void,
): void {
  const forwarded = httpRequest(url, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on("error", () => {
    if (!response.headersSent) onFailure();
    else response.destroy();
  });
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}
