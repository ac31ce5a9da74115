import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

const quote = {
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@example.nl",
  message: "Het lekt bij de schoorsteen.",
  services: ["Dakgoten"],
};
const tooMany = { code: "PGRST", message: expect.stringContaining("too_many_requests") };

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(() =>
  database.exec(`
    delete from public.contact_submissions;
    delete from public.callback_requests;
    delete from private.arrivals;
  `),
);

function addQuote(changes: object = {}, headers?: Record<string, string>) {
  return database.as(
    "anon",
    "insert into contact_submissions (name, phone, email, message, services) values ($1, $2, $3, $4, $5)",
    Object.values({ ...quote, ...changes }),
    headers,
  );
}

function addCallback(name: string, headers?: Record<string, string>) {
  const values = [name, "06 12345678"];
  return database.as("anon", "insert into callback_requests (name, phone) values ($1, $2)", values, headers);
}

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

  test("of a call-back request is stored once too", async () => {
    await addCallback("Jan");
    await addCallback("Jan");
    expect(await count("callback_requests")).toBe(1);
    expect(await count("private.outbox")).toBe(1);
  });

  test("within one statement is stored once", async () => {
    await database.as(
      "anon",
      "insert into callback_requests (name, phone) select 'Jan', '06' from generate_series(1, 5)",
    );
    expect(await count("callback_requests")).toBe(1);
  });

  test("many times at once is stored once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => addQuote()));
    expect(await count("contact_submissions")).toBe(1);
  });

  test("after ten minutes is a request of its own", async () => {
    await addQuote();
    await database.exec("update private.outbox set created_at = created_at - interval '10 minutes'");
    await addQuote();
    expect(await count("contact_submissions")).toBe(2);
  });

  test.each([
    { name: "Piet" },
    { phone: "035" },
    { email: "piet@example.nl" },
    { message: "Het lekt." },
    { services: ["Dakgoten", "Pannendak"] },
  ])("with another value is a request of its own: %j", async (change) => {
    await addQuote();
    await addQuote(change);
    expect(await count("contact_submissions")).toBe(2);
  });

  test("costs nothing of what a source may send", async () => {
    await database.exec("update private.settings set doubtful_per_source = 1");
    const headers = { "cf-connecting-ip": "192.0.2.1" };
    await addCallback("Jan", headers);
    await addCallback("Jan", headers);
    await database.exec("update private.settings set doubtful_per_source = default");
    expect(await marks()).toEqual([]);
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
    expect(await count("private.arrivals")).toBe(0);
  });

  test("until the request is removed", async () => {
    await addQuote();
    await database.as("service_role", "delete from contact_submissions");
    expect(await count("private.outbox")).toBe(0);
  });
});

describe("Many requests", () => {
  test("from one source are stored and marked, and above the hard cap refused with 429", async () => {
    const headers = { "cf-connecting-ip": "192.0.2.1" };
    for (let index = 1; index <= 30; index++) await addCallback(`Jan ${index}`, headers);
    expect(await count("callback_requests")).toBe(30);
    expect(await marks()).toHaveLength(25);
    expect((await marks())[0]).toEqual({ name: "Jan 6", spam_reason: "source" });
    const refused = addCallback("Jan 31", headers);
    await expect(refused).rejects.toMatchObject(tooMany);
    await expect(refused).rejects.toMatchObject({ detail: expect.stringContaining('"status": 429') });
    expect(await count("callback_requests")).toBe(30);
    await addCallback("Piet", { "cf-connecting-ip": "192.0.2.2" });
  });

  test("in all are stored and marked, and above the hard cap refused, whatever the source", async () => {
    await database.exec("update private.settings set doubtful_in_all = 2, most_in_all = 3");
    try {
      for (const name of ["A", "B", "C"]) await addCallback(name);
      expect(await marks()).toEqual([{ name: "C", spam_reason: "flood" }]);
      await expect(addCallback("D")).rejects.toMatchObject(tooMany);
      await expect(addQuote()).rejects.toMatchObject(tooMany);
      // The hour after that starts anew.
      await database.exec("update private.arrivals set hour = hour - interval '1 hour'");
      await addCallback("E");
    } finally {
      await database.exec("update private.settings set doubtful_in_all = default, most_in_all = default");
    }
  });

  test("are counted per household: neighbours in an IPv6 network are one source", async () => {
    await addCallback("A", { "cf-connecting-ip": "2001:db8:1:2::1" });
    await addCallback("B", { "cf-connecting-ip": "2001:db8:1:2:ffff::9" });
    await addCallback("C", { "cf-connecting-ip": "2001:db8:1:3::1" });
    const sources = "select requests from private.arrivals where source <> '' order by requests";
    expect(await database.rows(sources)).toEqual([{ requests: 1 }, { requests: 2 }]);
  });

  test.each([
    [{}],
    [{ "x-forwarded-for": "" }],
    [{ "x-forwarded-for": "unknown, 192.0.2.1" }],
    [{ "cf-connecting-ip": "'; drop table x; --" }],
  ])("without a readable address count in all only: %j", async (headers) => {
    await addCallback("A", headers);
    expect(await database.rows("select source from private.arrivals")).toEqual([{ source: "" }]);
  });

  test("leave no address behind, only a hash with this project's own key", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1, 10.0.0.1" };
    await addCallback("A", headers);
    const [{ source } = { source: "" }] = await database.rows<{ source: string }>(
      "select source from private.arrivals where source <> ''",
    );
    expect(source).toMatch(/^[0-9a-f]{64}$/);
    await database.exec("update private.settings set hash_key = 'another'");
    await addCallback("B", headers);
    expect(await database.rows("select from private.arrivals where source = $1", [source])).toHaveLength(1);
    expect(await count("private.arrivals where source <> ''")).toBe(2);
  });
});

describe("Links", () => {
  test("three in the message, or one in the name, mark a request", async () => {
    await addQuote({ message: "https://a.example http://b.example HTTPS://c.example" });
    await addQuote({ name: "Goedkoop https://a.example" });
    const reasons = await database.rows("select spam_reason from contact_submissions");
    expect(reasons).toEqual([{ spam_reason: "links" }, { spam_reason: "links" }]);
  });

  test("two in the message are what a customer may send", async () => {
    await addQuote({ message: "Zie https://a.example en https://b.example" });
    expect(await database.rows("select spam_reason from contact_submissions")).toEqual([
      { spam_reason: null },
    ]);
  });
});
