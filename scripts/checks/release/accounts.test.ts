import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findInAccounts, findInAddress } from "./accounts";

const good = {
  VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  SUPABASE_ACCESS_TOKEN: "sbp_good",
  CLOUDFLARE_API_TOKEN: "cf_good",
  CLOUDFLARE_ACCOUNT_ID: "account",
};

/** Answers as both services do to keys that are, and are not, theirs. */
const server = createServer(({ url = "", headers: { authorization = "" } }, response) => {
  if (url === "/moved") response.setHeader("location", "https://www.example.nl/");
  const isOwner =
    authorization.endsWith("_good") && /\/(?:abcdefghijklmnopqrst|account\/workers.*)$/.test(url);
  response.writeHead(url === "/moved" ? 301 : isOwner || url === "/site" ? 200 : 403).end();
});
let address: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each<[string, Record<string, string>, string[]]>([
  ["good keys", {}, []],
  ["another token", { SUPABASE_ACCESS_TOKEN: "x" }, ["fix: SUPABASE_ACCESS_TOKEN geeft geen toegang"]],
  ["another account", { CLOUDFLARE_ACCOUNT_ID: "elsewhere" }, ["fix: Met CLOUDFLARE_API_TOKEN is in het"]],
  ["a key left out", { CLOUDFLARE_API_TOKEN: "" }, ["confirm: Niet bekeken: CLOUDFLARE_API_TOKEN."]],
])("%s: the check of the accounts says so in Dutch", async (_keys, given, expected) => {
  const tasks = await findInAccounts({ ...good, ...given }, { supabase: address, cloudflare: address });
  expect(tasks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
});

test("the site's address is asked: whether it answers, and whether as itself", async () => {
  const textOf = async (url: string) => (await findInAddress(url)).map(({ text }) => text);
  expect(await textOf(`${address}/site`)).toEqual([]);
  expect(await textOf(`${address}/moved`)).toEqual([expect.stringContaining("naar https://www.example.nl/")]);
  expect(await textOf("http://127.0.0.1:1")).toEqual([expect.stringContaining("antwoordt niet")]);
});
