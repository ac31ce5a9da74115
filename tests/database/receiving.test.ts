import { beforeEach, describe, expect, test } from "vitest";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

/** How the database refuses: with a status and a code of our own. */
const refusal = (status: number, code: string) => ({
  code: "PGRST",
  message: expect.stringContaining(`"code": "${code}"`),
  detail: expect.stringContaining(`"status": ${status}`),
});
const tooMany = refusal(429, "too_many_requests");

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote } = database;
const perSource = () => database.setting("max_per_source_per_hour");
const addCallback = (name: string, address = "192.0.2.1") => database.addCallback(name, address);

async function count(table: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

describe("A repeat", () => {
  test("of the same values within ten minutes is accepted and stored once, with one mail", async () => {
    await addQuote();
    await addQuote();
    expect(await count("contact_submissions")).toBe(1);
    expect(await database.rows("select state, is_collected from private.outbox")).toEqual([
      { state: "waiting", is_collected: false },
    ]);
    await database.exec("update private.outbox set created_at = created_at - interval '10 minutes'");
    await addQuote();
    expect(await count("contact_submissions")).toBe(2);
  });

  test("is one in all values: with another it is a request of its own", async () => {
    const fields = Object.keys(fieldLimits).map((field) => ({ [field]: "anders" }));
    const changes = [{}, ...fields, { services: ["Dakgoten", "Pannendak"] }];
    for (const change of changes) await addQuote(change);
    expect(await count("contact_submissions")).toBe(changes.length);
  });

  test("shows by no number of rows that somebody sent the same", async () => {
    for (let time = 0; time < 2; time++) {
      await database.exec(`do $$ declare counted integer; begin
        set local role anon;
        insert into callback_requests (name, phone) values ('Jan', '06');
        get diagnostics counted = row_count;
        perform set_config('test.counted', counted::text, false);
      end $$`);
      expect(await database.rows("select current_setting('test.counted') as counted")).toEqual([
        { counted: "0" },
      ]);
    }
    expect(await count("callback_requests")).toBe(1);
  });
});

describe("One call brings one request", () => {
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

  test("one that is refused counts for nobody, and has no mail", async () => {
    await expect(addQuote({ services: ["Dakgoten", "Zwembad"] })).rejects.toMatchObject({ code: "22P02" });
    expect(await count("private.outbox")).toBe(0);
    expect(await count("private.rate_limits")).toBe(0);
  });
});

describe("Many requests", () => {
  test("above the limit of one source an hour are refused until the hour is over, as the caller hears", async () => {
    const limit = await perSource();
    for (let index = 0; index < limit; index++) await addCallback(`Jan ${index}`);
    const refused = await addCallback("Jan").catch((error) => error);
    expect(refused).toMatchObject(tooMany);
    const seconds = Number(JSON.parse(refused.detail).headers["Retry-After"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await count("callback_requests")).toBe(limit);
    await addCallback("Piet", "192.0.2.2");
    await database.exec("update private.rate_limits set hour = hour - interval '1 hour'");
    await addCallback("Jan");
  });

  test("that are repeats count for their source alone, until the owner clears the rate limits", async () => {
    for (let left = await perSource(); left > 0; left--) await addCallback("Jan");
    const inAll = "select requests from private.rate_limits where source = ''";
    expect(await database.rows(inAll)).toEqual([{ requests: 1 }]);
    await expect(addCallback("Jan")).rejects.toMatchObject(tooMany);
    await database.exec("delete from private.rate_limits");
    await addCallback("Jan");
  });

  test("of an IPv6 /48 are of one source, and leave only a hash with this project's own key behind", async () => {
    await addCallback("A", "2001:db8:1:2::1");
    await addCallback("B", "2001:db8:1:ffff:1::9");
    await addCallback("C", "2001:db8:2::1");
    await database.exec("update private.settings set hash_key = 'another'");
    await addCallback("D", "2001:db8:2::1");
    const sources = await database.rows<{ source: string; requests: number }>(
      "select source, requests from private.rate_limits where source <> '' order by requests",
    );
    expect(sources.map(({ requests }) => requests)).toEqual([1, 1, 2]);
    for (const { source } of sources) expect(source).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("A request looks like spam", () => {
  const marked = () => database.rows("select name, spam_reason from requests where is_collected order by id");

  test("with three links in the message, or one in the name; two are what a customer may send", async () => {
    await addQuote({ name: "Spam", message: "https://a.example http://b.example HTTPS://c.example" });
    await addQuote({ name: "Win https://a.example" });
    await addQuote({ message: "Zie https://a.example en https://b.example" });
    expect(await marked()).toEqual([
      { name: "Spam", spam_reason: "links" },
      { name: "Win https://a.example", spam_reason: "links" },
    ]);
  });

  test("as the sixth of a source within an hour, but not of those whose address is unknown", async () => {
    for (let index = 1; index <= 6; index++) await addQuote({ name: `Jan ${index}` });
    for (let index = 1; index <= 6; index++) await addCallback(`Piet ${index}`);
    expect(await marked()).toEqual([{ name: "Piet 6", spam_reason: "source" }]);
  });
});
