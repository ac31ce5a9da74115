import { beforeEach, expect, test } from "vitest";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { openMigratedDatabase, refusal } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote, count } = database;
const addCallback = (name: string, address = "192.0.2.1") => database.addCallback(name, address);

test("a repeat of the same values within ten minutes is accepted and stored once, with one mail", async () => {
  await addQuote();
  await addQuote();
  expect([await count("contact_submissions"), await count("private.outbox")]).toEqual([1, 1]);
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

test("a repeat shows by no number of rows that somebody sent the same", async () => {
  for (let time = 0; time < 2; time++)
    await database.exec(`do $$ declare counted integer; begin
      set local role anon;
      insert into callback_requests (name, phone) values ('Jan', '06');
      get diagnostics counted = row_count;
      assert counted = 0;
    end $$`);
  expect(await count("callback_requests")).toBe(1);
});

test("a list from a visitor is refused as a whole, and leaves nothing on the disk", async () => {
  const size = () => database.rows("select pg_total_relation_size('contact_submissions') as bytes");
  const before = await size();
  for (let attempt = 0; attempt < 20; attempt++)
    for (const names of ["{Jan,Jan}", "{Jan,Piet}"]) {
      const list = `insert into contact_submissions (name, phone, email, message, services)
        select name, '06', 'a@b.nl', repeat(md5(name), 300), '{Dakgoten}' from unnest('${names}'::text[]) as name`;
      await expect(database.as("anon", list)).rejects.toMatchObject(refusal(400, "one_at_a_time"));
    }
  expect(await count("contact_submissions")).toBe(0);
  expect(await size()).toEqual(before);
});

test("a text above 64 KB is refused, but not the longest that fit, in JSON's longest spelling", async () => {
  const message = "x".repeat(65_536);
  await expect(addQuote({ message })).rejects.toMatchObject(refusal(413, "too_large"));
  const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, `\u0001x`.repeat(limit / 2)]);
  await addQuote(Object.fromEntries(longest));
  expect(await count("contact_submissions")).toBe(1);
});

test("a request that is refused counts for nobody, and has no mail", async () => {
  await expect(addQuote({ services: ["Dakgoten", "Zwembad"] })).rejects.toMatchObject({ code: "22P02" });
  expect([await count("private.outbox"), await count("private.rate_limits")]).toEqual([0, 0]);
});

test("requests of one source, repeats too, are refused above its limit until the hour is over", async () => {
  const limit = await database.setting("max_per_source_per_hour");
  for (let index = 0; index < Number(limit); index++) await addCallback("Jan");
  await expect(addCallback("Jan")).rejects.toMatchObject(refusal(429, "too_many_requests"));
  expect(await database.countedInAll()).toBe(1);
  await addCallback("Piet", "192.0.2.2");
  await database.exec("update private.rate_limits set hour = hour - interval '1 hour'");
  await addCallback("Jan");
  expect(await count("callback_requests")).toBe(2);
});

test("an IPv6 /48 is one source, and leaves only a hash with this project's own key behind", async () => {
  await addCallback("A", "2001:db8:1:2::1");
  await addCallback("B", "2001:db8:1:ffff:1::9");
  await addCallback("C", "2001:db8:2::1");
  await database.exec("update private.settings set hash_key = 'another'");
  await addCallback("D", "2001:db8:2::1");
  const hashed = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(
    await database.rows(
      "select source, requests from private.rate_limits where source <> '' order by requests",
    ),
  ).toEqual([1, 1, 2].map((requests) => ({ source: hashed, requests })));
});

const marked = () =>
  database.rows(`select request ->> 'name' as name, spam_reason from requests
    where (quote_id, true) in (select quote_id, is_collected from private.outbox)
      or (callback_id, true) in (select callback_id, is_collected from private.outbox) order by id`);

test("three links in a message look like spam, or one in a name; two are what a customer may send", async () => {
  await addQuote({ name: "Spam", message: "https://a.example http://b.example HTTPS://c.example" });
  await addQuote({ name: "Win https://a.example" });
  await addQuote({ message: "Zie https://a.example en https://b.example" });
  expect(await marked()).toEqual([
    { name: "Spam", spam_reason: "links" },
    { name: "Win https://a.example", spam_reason: "links" },
  ]);
});

test("the sixth of a source within an hour looks like spam, but not where the address is unknown", async () => {
  for (let index = 1; index <= 6; index++) await addQuote({ name: `Jan ${index}` });
  for (let index = 1; index <= 6; index++) await addCallback(`Piet ${index}`);
  expect(await marked()).toEqual([{ name: "Piet 6", spam_reason: "source" }]);
});
