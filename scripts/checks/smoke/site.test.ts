import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { findWrongAddress } from "./site";

/** A server that gives every address the same answer. */
async function otherSite(status: number, headers: Record<string, string>, body = "") {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

test.each<[kind: string, answer: [number, Record<string, string>, string?], cause: string]>([
  [
    "another website",
    [200, {}, "<title>Bakkerij</title>"],
    "staat een andere website, met de titel “Bakkerij”",
  ],
  [
    "this website, built for another address",
    [200, {}, '<title>Dak</title><link rel="canonical" href="https://oud.example/">'],
    "is gebouwd voor https://oud.example",
  ],
  [
    "an address that leads on",
    [301, { location: "https://nieuw.example/" }],
    "stuurt door naar https://nieuw",
  ],
  ["a host without a website", [404, {}, "Not found"], "geeft op de startpagina antwoord 404"],
])("a wrong address is said with its cause and what to do, in two lines: %s", async (_, answer, cause) => {
  const site = await otherSite(...answer);
  try {
    const said = await findWrongAddress(site.url, "https://www.dakdekker.example");
    expect(said).toContain(cause);
    expect(said?.split("\n")).toHaveLength(2);
  } finally {
    site.stop();
  }
});
