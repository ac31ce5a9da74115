import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fieldLimits } from "../../supabase/functions/_shared/quote-request.ts";
import { retryAfterSeconds } from "../../supabase/functions/_shared/refusal.ts";
import { quote } from "../sample-quote.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/** How the database refuses: with a status and a code of our own, see supabase/functions/_shared/refusal.ts. */
const refusal = (status: number, code: string) => ({
  code: "PGRST",
  message: expect.stringContaining(`"code": "${code}"`),
  detail: expect.stringContaining(`"status": ${status}`),
});
const tooMany = refusal(429, "too_many_requests");

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(() =>
  database.exec(`
    delete from public.contact_submissions;
    delete from public.callback_requests;
    delete from private.rate_limits;
  `),
);

const addQuote = (changes: object = {}, headers?: Record<string, string>) =>
  database.insert("contact_submissions", { ...quote, ...changes }, headers);

const addCallback = (name: string, headers?: Record<string, string>) =>
  database.insert("callback_requests", { name, phone: "06 12345678" }, headers);

async function count(table: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

const marks = () =>
  database.rows("select name, spam_reason from callback_requests where spam_reason is not null order by id");

describe("A repeat", () => {
  test("of the same values within ten minutes is accepted and stored once", async () => {
    await addQuote();
    await addQuote();
    expect(await count("contact_submissions")).toBe(1);
    expect(await count("private.outbox")).toBe(1);
  });

  test("within one statement of the owner is stored once", async () => {
    await database.exec(
      "insert into callback_requests (name, phone) select 'Jan', '06' from generate_series(1, 5)",
    );
    expect(await count("callback_requests")).toBe(1);
  });

  test("after ten minutes is a request of its own", async () => {
    await addQuote();
    await database.exec("update private.outbox set created_at = created_at - interval '10 minutes'");
    await addQuote();
    expect(await count("contact_submissions")).toBe(2);
  });

  test.each([
    ...Object.keys(fieldLimits).map((field) => ({ [field]: "anders" })),
    { services: ["Dakgoten", "Pannendak"] },
  ])("with another value is a request of its own: %j", async (change) => {
    await addQuote();
    await addQuote(change);
    expect(await count("contact_submissions")).toBe(2);
  });

  test("shows by no number of rows that somebody sent the same", async () => {
    for (const prefer of ["return=minimal, count=exact", "count=planned"])
      await expect(addCallback("Jan", { prefer })).rejects.toMatchObject(refusal(400, "no_count"));
    await addCallback("Jan", { prefer: "return=minimal" });
  });

  test("is not refused for what other headers say, such as the page that the visitor came from", async () => {
    await addCallback("Jan", { referer: "https://example.nl/?count=exact", "user-agent": "x count=planned" });
    expect(await count("callback_requests")).toBe(1);
  });

  test("counts for its source, which is refused in the end, and for nobody else", async () => {
    const headers = { "cf-connecting-ip": "192.0.2.1" };
    for (let index = 1; index <= 30; index++) await addCallback("Jan", headers);
    expect(await count("callback_requests")).toBe(1);
    await expect(addCallback("Jan", headers)).rejects.toMatchObject(tooMany);
    const inAll = "select requests from private.rate_limits where source = ''";
    expect(await database.rows(inAll)).toEqual([{ requests: 1 }]);
  });
});

describe("One call brings one request", () => {
  test("a list from a visitor is refused as a whole", async () => {
    for (const names of ["'Jan', 'Jan'", "'Jan', 'Piet'"]) {
      const list = `insert into callback_requests (name, phone) select name, '06' from unnest(array[${names}]) as name`;
      await expect(database.as("anon", list)).rejects.toMatchObject(refusal(400, "one_at_a_time"));
    }
    expect(await count("callback_requests")).toBe(0);
    expect(await count("private.rate_limits")).toBe(0);
  });

  test("a text of megabytes is refused before anything is made of it", async () => {
    await expect(addQuote({ message: "x".repeat(2_000_000) })).rejects.toMatchObject(
      refusal(413, "too_large"),
    );
    expect(await count("private.rate_limits")).toBe(0);
  });

  test("the longest texts that fit the limits, in JSON's longest spelling, are no such text", async () => {
    const longest = Object.entries(fieldLimits).map(([field, limit]) => [field, `\u0001x`.repeat(limit / 2)]);
    await addQuote(Object.fromEntries(longest));
    expect(await count("contact_submissions")).toBe(1);
  });
});

describe("A stored request has its mail waiting", () => {
  test("from the same transaction on", async () => {
    await addQuote();
    await addCallback("Jan");
    const waiting = "select state, attempts from private.outbox";
    expect(await database.rows(waiting)).toEqual([
      { state: "waiting", attempts: 0 },
      { state: "waiting", attempts: 0 },
    ]);
  });

  test("and a request that is refused has none", async () => {
    await expect(addQuote({ services: ["Zonnepanelen"] })).rejects.toMatchObject({ code: "23514" });
    await expect(addQuote({ name: null })).rejects.toMatchObject({ code: "23502" });
    expect(await count("private.outbox")).toBe(0);
    expect(await count("private.rate_limits")).toBe(0);
  });
});

describe("Many requests", () => {
  const limits = (values: string) => database.exec(`update private.settings set ${values}`);
  const from = (network: number) => ({ "cf-connecting-ip": `192.0.2.${network}` });
  const subnet = (number: number) => ({ "cf-connecting-ip": `2001:db8:1:${number.toString(16)}::1` });

  beforeEach(() =>
    limits(`suspect_in_all = default, max_per_hour = default, hard_max_per_hour = default,
      suspect_per_network = default, max_per_network = default`),
  );

  test("from one source are stored and marked, and above the maximum refused with 429", async () => {
    for (let index = 1; index <= 30; index++) await addCallback(`Jan ${index}`, from(1));
    expect(await count("callback_requests")).toBe(30);
    expect(await marks()).toHaveLength(25);
    expect((await marks())[0]).toEqual({ name: "Jan 6", spam_reason: "source" });
    await expect(addCallback("Jan 31", from(1))).rejects.toMatchObject(tooMany);
    expect(await count("callback_requests")).toBe(30);
    await addCallback("Piet", from(2));
  });

  test("in all are mailed where they are the first of their source, and held for the digest where they are not", async () => {
    await limits("suspect_in_all = 2");
    for (const name of ["A", "B", "C"]) await addCallback(name, from(1));
    for (let network = 2; network <= 8; network++) await addCallback(`Van ${network}`, from(network));
    await addCallback("Zonder adres");
    expect(await database.rows("select name from callback_requests where spam_reason is null")).toEqual(
      ["A", "B", "Van 2", "Van 3", "Van 4", "Van 5", "Van 6"].map((name) => ({ name })),
    );
    // Three times as many first requests as the limit are mailed.
    expect(await marks()).toEqual([
      { name: "C", spam_reason: "source" },
      { name: "Van 7", spam_reason: "flood" },
      { name: "Van 8", spam_reason: "flood" },
      { name: "Zonder adres", spam_reason: "flood" },
    ]);
    expect(await count("private.outbox where state = 'held_for_digest'")).toBe(4);
  });

  test("in all close the form to who sent already, and to nobody who sends for the first time", async () => {
    await limits("max_per_hour = 3");
    for (const name of ["A", "B", "C"]) await addCallback(name, from(1));
    await expect(addCallback("D", from(1))).rejects.toMatchObject(tooMany);
    await addCallback("E", from(2));
    await expect(addQuote({}, from(2))).rejects.toMatchObject(tooMany);
    // An unknown source may have sent before.
    await expect(addCallback("G")).rejects.toMatchObject(tooMany);
    await addQuote({}, from(3));
    await database.exec("update private.rate_limits set hour = hour - interval '1 hour'");
    await addCallback("H", from(1));
  });

  test("in all fill the disk only so far: the hard maximum holds for everybody", async () => {
    await limits("max_per_hour = 1, hard_max_per_hour = 3");
    for (const network of [1, 2, 3]) await addCallback(`Van ${network}`, from(network));
    await expect(addCallback("Van 4", from(4))).rejects.toMatchObject(tooMany);
    expect(await count("callback_requests")).toBe(3);
  });

  test("are refused until the hour is over, and the caller hears how long that is", async () => {
    await limits("max_per_hour = 0");
    const refused = await addCallback("A").catch((error) => error);
    const { headers } = JSON.parse(refused.detail);
    const { code, details } = JSON.parse(refused.message);
    expect(code).toBe("too_many_requests");
    const seconds = retryAfterSeconds(details) ?? 0;
    expect(headers).toEqual({ "Retry-After": String(seconds) });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  test("are taken again at once when the owner clears the rate limits", async () => {
    await limits("max_per_hour = 1");
    await addCallback("A", from(1));
    await expect(addCallback("B", from(1))).rejects.toMatchObject(tooMany);
    await database.as("service_role", "select clear_rate_limits()");
    await addCallback("B", from(1));
  });

  test("of a household's IPv6 /64 are of one source", async () => {
    await addCallback("A", { "cf-connecting-ip": "2001:db8:1:2::1" });
    await addCallback("B", { "cf-connecting-ip": "2001:db8:1:2:ffff::9" });
    await addCallback("C", { "cf-connecting-ip": "2001:db8:1::1" });
    // The /64 of C has the same first address as the /48 of all three.
    const sources = "select requests from private.rate_limits where length(source) = 64 order by requests";
    expect(await database.rows(sources)).toEqual([{ requests: 1 }, { requests: 2 }, { requests: 3 }]);
  });

  test("of the subnets of an IPv6 /48 are held for the digest, and in the end refused, for that network alone", async () => {
    await limits("suspect_per_network = 2, max_per_network = 4");
    for (let number = 1; number <= 4; number++) await addCallback(`Van ${number}`, subnet(number));
    expect(await marks()).toEqual([
      { name: "Van 3", spam_reason: "source" },
      { name: "Van 4", spam_reason: "source" },
    ]);
    await expect(addCallback("Van 5", subnet(5))).rejects.toMatchObject(tooMany);
    await addCallback("Buur", { "cf-connecting-ip": "2001:db8:2::1" });
    expect(await marks()).toHaveLength(2);
  });

  test.each([
    [{}],
    [{ "x-forwarded-for": "" }],
    [{ "x-forwarded-for": "unknown, 192.0.2.1" }],
    [{ "cf-connecting-ip": "'; drop table x; --" }],
  ])("without a readable address count in all only: %j", async (headers) => {
    await addCallback("A", headers);
    expect(await database.rows("select source from private.rate_limits")).toEqual([{ source: "" }]);
  });

  test("leave no address behind, only a hash with this project's own key", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1, 10.0.0.1" };
    const sources = async () =>
      (
        await database.rows<{ source: string }>(
          "select source from private.rate_limits where source not in ('', 'first')",
        )
      ).map(({ source }) => source);
    await addCallback("A", headers);
    expect(await sources()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    await database.exec("update private.settings set hash_key = 'another'");
    await addCallback("B", headers);
    expect(new Set(await sources()).size).toBe(2);
  });
});

describe("Links", () => {
  test("three in the message, or one in the name, hold a request for the digest", async () => {
    await addQuote({ message: "https://a.example http://b.example HTTPS://c.example" });
    await addQuote({ name: "Goedkoop https://a.example" });
    const marked = await database.rows(
      "select spam_reason, state from contact_submissions as q join private.outbox as o on o.quote_id = q.id",
    );
    const held = { spam_reason: "links", state: "held_for_digest" };
    expect(marked).toEqual([held, held]);
  });

  test("two in the message are what a customer may send", async () => {
    await addQuote({ message: "Zie https://a.example en https://b.example" });
    expect(await database.rows("select spam_reason from contact_submissions")).toEqual([
      { spam_reason: null },
    ]);
  });
});
