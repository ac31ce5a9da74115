import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedKeys } from "./environment.ts";
import { functionPath, gateway } from "./gateway.ts";

const port = 4173;
const through = 204;
const server = createServer((asked, answer) =>
  gateway(port)(asked, answer, () => answer.writeHead(through).end()),
);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

const withKey = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });
const visitor = withKey(embeddedKeys.publishable);

/** The status that a visitor's call gets. Not by `fetch`, which sends neither another host nor a path with a dot. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const address = { port: (server.address() as AddressInfo).port, path, method: "POST" };
  const call = request({ ...address, headers: { host: `localhost:${port}`, ...visitor, ...headers } }).end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const rows = "/rest/v1/callback_requests";
const paths = [rows, "/auth/v1/token?grant_type=password", functionPath, "/mails/email", "/mails/email/all"];
const origins = ["https://evil.example", "null", "http://localhost:1"];

test.each(origins.flatMap((origin) => paths.map((path) => [origin, path])))(
  "a page of %s gets nothing from %s",
  async (origin, path) => {
    expect(await statusOf(path, { origin })).toBe(403);
  },
);

test.each([
  ["another host name that points to this machine", "/mails/email", { host: "evil.example" }],
  ["a path with a dot in it", `/.${rows}`, { origin: "https://evil.example" }],
] as const)("%s opens nothing", async (_way, path, headers) => {
  expect(await statusOf(path, headers)).toBe(403);
});

test.each(paths)("the site's own pages get an answer from %s", async (path) => {
  expect(await statusOf(path, { origin: `http://localhost:${port}` })).toBe(through);
});

test.each([
  ["without a key", { apikey: "", authorization: "" }],
  ["with a wrong key", withKey("sb_publishable_other")],
])("%s nothing can be mailed", async (_what, key) => {
  expect(await statusOf(functionPath, key)).toBe(401);
});

test("a function that does not exist answers 404", async () => {
  expect(await statusOf("/functions/v1/other")).toBe(404);
});
