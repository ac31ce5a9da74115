import { beforeEach, expect, test } from "vitest";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { insertQuote, openMigratedDatabase, refusal } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote, count, exec, setting } = database;
const addCallback = (name: string, address = "192.0.2.1") => database.addCallback(name, address);

test("a repeat within ten minutes is stored once, with one mail", async () => {
  await addQuote();
  await database.pass("9 minutes 50 seconds");
  await addQuote();
  expect([await count("contact_submissions"), await count("private.outbox")]).toEqual([1, 1]);
});

test("the same after ten minutes is a new request", async () => {
  await addQuote();
  await database.pass("10 minutes");
  await addQuote();
  expect(await count("contact_submissions")).toBe(2);
});

test("a request with another value is no repeat", async () => {
  const fields = Object.keys(fieldLimits).map((field) => ({ [field]: "anders" }));
  const changes = [{}, ...fields, { services: ["Dakgoten", "Pannendak"] }];
  for (const change of changes) await addQuote(change);
  expect(await count("contact_submissions")).toBe(changes.length);
});

/** Sends a list of rows in one call. */
const sendList = (names: string) =>
  database.as(
    "anon",
    insertQuote({ name: "name", message: "repeat(md5(name), 100)" }, "from unnest($1::text[]) as name"),
    [names],
  );

test("of a list only the first request is stored", async () => {
  await sendList("{Jan,Piet}");
  expect(await database.rows("select name from contact_submissions")).toEqual([{ name: "Jan" }]);
});

test("a list counts as one request", async () => {
  await exec("update private.settings set max_per_source_per_hour = 1");
  await sendList("{Jan,Piet}");
  await expect(sendList("{Els}")).rejects.toMatchObject(refusal(429, "too_many_requests"));
});

test("a list whose second request is wrong leaves no more than its first", async () => {
  await sendList(`{Jan,${"x".repeat(fieldLimits.name + 1)}}`);
  expect(await count("contact_submissions")).toBe(1);
});

test("texts above 24 kB together are refused", async () => {
  await expect(addQuote({ message: "x".repeat(24_000) })).rejects.toMatchObject(refusal(413, "too_large"));
});

test("the longest texts of the form fit, in JSON's longest spelling", async () => {
  const longestTexts = Object.entries(fieldLimits).map(([field, limit]) => [
    field,
    `\u0001x`.repeat(limit / 2),
  ]);
  await addQuote(Object.fromEntries(longestTexts));
  expect(await count("contact_submissions")).toBe(1);
});

test.each([
  ["an empty text", { phone: " " }, "23514"],
  ["no name", { name: null }, "23502"],
  ["no message", { message: null }, "23502"],
  ["a service of 2 kB", { services: ["x".repeat(2_046)] }, "22P02"],
])("a refusal of %s shows nothing of the row", async (_, wrong, code) => {
  const error = await addQuote(wrong).catch((reason) => reason);
  expect(error).toMatchObject({ code });
  expect(`${error.message}${error.detail}`).not.toContain("Failing row");
});

test.each([
  ["counts for nobody", "private.rate_limits"],
  ["has no mail", "private.outbox"],
])("a request that is refused %s", async (_, table) => {
  await expect(addQuote({ services: ["Dakgoten", "Zwembad"] })).rejects.toMatchObject({ code: "22P02" });
  expect(await count(table)).toBe(0);
});

/** Sends as many requests as one source may send in an hour. */
async function reachLimit() {
  const limit = Number(await setting("max_per_source_per_hour"));
  for (let index = 0; index < limit; index++) await addCallback("Jan");
}

test("a source above its limit is refused until the hour is over", async () => {
  await reachLimit();
  await expect(addCallback("Jan")).rejects.toMatchObject(refusal(429, "too_many_requests"));
  await exec("update private.rate_limits set hour = hour - interval '1 hour'");
  await expect(addCallback("Jan")).resolves.toBeDefined();
});

test("the limit of one source stops no other", async () => {
  await reachLimit();
  await addCallback("Piet", "192.0.2.2");
  expect(await count("callback_requests")).toBe(2);
});

const hash = /^[0-9a-f]{64}$/;
const sources = () =>
  database.rows<{ source: string; requests: number }>(
    "select source, requests from private.rate_limits order by requests",
  );

test("an IPv6 /48 is one source", async () => {
  await addCallback("A", "2001:db8:1:2::1");
  await addCallback("B", "2001:db8:1:ffff:1::9");
  await addCallback("C", "2001:db8:2::1");
  expect((await sources()).map(({ requests }) => requests)).toEqual([1, 2]);
});

test("an address leaves only a hash with this project's own key", async () => {
  await addCallback("A");
  await exec("update private.settings set hash_key = 'another'");
  await addCallback("B");
  const [one, other] = await sources();
  expect(one?.source).toMatch(hash);
  expect(other?.source).toMatch(hash);
  expect(one?.source).not.toBe(other?.source);
});

const reason = async () =>
  (await database.rows<{ reason: string | null }>("select spam_reason as reason from requests"))[0]?.reason;
const isCollected = async () => (await count("private.outbox where is_collected")) === 1;

test.each([
  ["three links in a message", { message: "https://a.example http://b.example HTTPS://c.example" }],
  ["a link in a name", { name: "Win https://a.example" }],
])("%s look like spam", async (_, fields) => {
  await addQuote(fields);
  expect([await reason(), await isCollected()]).toEqual(["links", true]);
});

test("a request with two links is no spam", async () => {
  await addQuote({ message: "Zie https://a.example en https://b.example" });
  expect([await reason(), await isCollected()]).toEqual([null, false]);
});

test("the sixth request of a source within an hour looks like spam", async () => {
  for (let index = 1; index <= 6; index++) await addCallback(`Piet ${index}`);
  expect(
    await database.rows("select name, spam_reason from callback_requests where spam_reason is not null"),
  ).toEqual([{ name: "Piet 6", spam_reason: "source" }]);
});

test("without known addresses, many requests are no spam", async () => {
  for (let index = 1; index <= 6; index++) await addQuote({ name: `Jan ${index}` });
  expect(await count("contact_submissions where spam_reason is not null")).toBe(0);
});
