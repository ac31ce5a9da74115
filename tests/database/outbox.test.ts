import { beforeEach, describe, expect, test } from "vitest";
import privacy from "../../src/content/paginas/privacy.yaml";
import { photoRetention } from "../../supabase/functions/_shared/retention.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { outboxCalls } from "./outbox-calls.ts";

const database = await openMigratedDatabase();
const calls = outboxCalls(database);
beforeEach(database.empty);

const { addCallback, addQuote } = database;
const outbox = () => database.rows("select state, attempts, last_error from private.outbox");

describe("A mail is taken by one sender at a time", () => {
  test("with everything that is to be in it, for both kinds of request", async () => {
    await addQuote();
    await addCallback();
    await calls.pass("2 minutes");
    const leased = { id: expect.any(Number), lease: expect.any(String), message_id: expect.any(String) };
    const stored = { id: expect.any(Number), created_at: expect.any(String) };
    expect(await calls.lease()).toEqual([
      { ...leased, kind: "quote", request: expect.objectContaining({ ...quote, ...stored }) },
      {
        ...leased,
        kind: "callback",
        request: expect.objectContaining({ name: "Piet", phone: "035", ...stored }),
      },
    ]);
  });

  test("who comes second gets nothing until the first has had five minutes, and nothing of what is sent", async () => {
    await addCallback();
    const [first] = await calls.lease();
    await calls.pass("4 minutes 50 seconds");
    expect(await calls.lease()).toEqual([]);
    await calls.pass("11 seconds");
    const [second] = await calls.lease();
    expect(second?.message_id).toBe(first?.message_id);
    await calls.markSent(second);
    await calls.pass("2 days");
    expect(await calls.lease()).toEqual([]);
  });
});

describe("The browser's call", () => {
  test("finds the request with exactly these values, whatever the order of the fields", async () => {
    await addQuote();
    for (const change of [{ services: ["Dakgoten", "Pannendak"] }, { extra: "x" }, { email: null }])
      expect(await calls.lease({ ...quote, ...change })).toEqual([]);
    const reversed = Object.fromEntries(Object.entries(quote).reverse());
    expect(await calls.lease(reversed)).toMatchObject([{ request: quote }]);
    expect(await calls.lease(quote)).toEqual([]);
  });

  test("comes before the schedule, which leaves a new quote request to it for two minutes", async () => {
    await addQuote();
    await calls.pass("1 minute 55 seconds");
    expect(await calls.lease()).toEqual([]);
    await calls.pass("5 seconds");
    expect(await calls.lease()).toHaveLength(1);
  });

  test("starts no second attempt: that is for the scheduler, in its own time", async () => {
    await addQuote();
    await calls.fail((await calls.lease(quote))[0]);
    await calls.pass("1 minute 1 second");
    expect(await calls.lease(quote)).toEqual([]);
    expect(await calls.lease()).toHaveLength(1);
  });
});

describe("After a failure", () => {
  test("the wait doubles from one minute to an hour", async () => {
    await addCallback();
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await calls.fail((await calls.lease())[0]);
      await calls.pass(`${minutes} minutes -2 seconds`);
      expect(await calls.lease()).toEqual([]);
      await calls.pass("3 seconds");
    }
    expect(await calls.lease()).toHaveLength(1);
  });

  test("for three days, and then the mail is dead", async () => {
    await addCallback();
    let hours = 0;
    for (let [mail] = await calls.lease(); mail; [mail] = await calls.lease()) {
      await calls.fail(mail);
      await calls.pass("1 hour");
      hours++;
    }
    expect(hours).toBe(73);
    expect(await outbox()).toEqual([{ state: "dead", attempts: 73, last_error: "Mail server is down" }]);
  });

  test("that may have come after the mail arrived, it goes three times at most, the last an hour later", async () => {
    await addCallback();
    for (const wait of ["1 minute", "1 hour", "3 days"]) {
      await calls.fail((await calls.lease())[0], true);
      await calls.pass(`${wait} -2 seconds`);
      expect(await calls.lease()).toEqual([]);
      await calls.pass("3 seconds");
    }
    expect(await calls.lease()).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: "dead", attempts: 3 }]);
  });

  test("who lost the lease changes nothing, unless its mail did leave", async () => {
    await addCallback();
    const [slow] = await calls.lease();
    await calls.pass("6 minutes");
    const [quick] = await calls.lease();
    await calls.fail(slow);
    expect(await calls.lease()).toEqual([]);
    await calls.markSent(slow);
    await calls.fail(quick);
    expect(await outbox()).toMatchObject([{ state: "sent", last_error: null }]);
  });

  test("a mail at which every sender breaks down is given up in the end", async () => {
    await addCallback();
    await database.exec("update private.outbox set attempts = 100");
    await calls.cleanUp();
    expect(await outbox()).toMatchObject([{ state: "dead" }]);
  });
});

describe("Above the budget", () => {
  beforeEach(() => database.exec("update private.settings set mails_per_hour = 0"));

  test("the collected mail comes at most every half hour", async () => {
    await addCallback();
    await calls.mailAll();
    await addCallback("Els");
    await calls.pass("29 minutes 50 seconds");
    expect((await calls.mailAll()).collected).toBeUndefined();
    await calls.pass("11 seconds");
    expect((await calls.mailAll()).collected).toEqual(["Els"]);
  });

  test("it names leaks first and what looks like spam last, and all count as mailed", async () => {
    await addQuote({ name: "Goedkoop https://evil.example" });
    await addCallback();
    await addQuote({ name: "Lek", services: ["Dakgoten", "Daklekkage (Spoed)"] });
    await calls.pass("2 minutes");
    expect((await calls.mailAll()).collected).toEqual(["Lek", "Piet", "Goedkoop https://evil.example"]);
    expect(await database.rows("select from private.outbox where state <> 'sent'")).toEqual([]);
  });

  test("a collected mail that failed goes again, with what came meanwhile", async () => {
    await addCallback();
    await calls.lease();
    await calls.fail(await calls.leaseCollected());
    expect(await calls.leaseCollected()).toBeUndefined();
    await calls.pass("1 minute 1 second");
    await addCallback("Els");
    await calls.lease();
    expect((await calls.leaseCollected())?.request).toMatchObject([
      { kind: "callback", request: { name: "Piet", phone: "035", photos: 0 } },
      { kind: "callback", request: { name: "Els" } },
    ]);
    expect(await calls.leaseCollected()).toBeUndefined();
  });
});

describe("Old requests are deleted", () => {
  const age = (table: string, time: string) =>
    database.exec(`update ${table} set created_at = now() - interval '${time}'`);

  test("after as long as /privacy says", async () => {
    const [kept] = await database.rows<{ requests: string; photos: boolean }>(
      `select extract(year from kept_for) * 12 + extract(month from kept_for) || ' maanden' as requests,
         photos_kept_for = $1::interval as photos from private.settings`,
      [photoRetention.replace("dagen", "days")],
    );
    expect(JSON.stringify(privacy)).toContain(kept?.requests);
    expect(kept?.photos).toBe(true);
  });

  test("with their mail, and younger ones stay", async () => {
    await addCallback("Oud");
    await age("callback_requests", "12 months 1 day");
    await addQuote();
    await age("contact_submissions", "11 months 29 days");
    await addCallback("Nieuw");
    await calls.cleanUp();
    expect(await database.rows("select name from callback_requests")).toEqual([{ name: "Nieuw" }]);
    expect(await database.rows("select from contact_submissions")).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test("not by a clock that jumped ahead of all of them", async () => {
    await addCallback();
    await age("callback_requests", "13 months");
    await calls.cleanUp();
    expect(await database.rows("select from callback_requests")).toHaveLength(1);
  });

  test("photographs earlier", async () => {
    await addQuote();
    await database.exec(`insert into private.photos (quote_id, id, content, created_at)
      select id, gen_random_uuid(), 'abc', now() - age from contact_submissions, unnest('{89 days, 91 days}'::interval[]) as age`);
    await calls.cleanUp();
    expect(await database.rows("select from private.photos")).toHaveLength(1);
  });

  test("the hash of an address after a day", async () => {
    await database.exec(`insert into private.rate_limits values
      ('old', date_trunc('hour', now()) - interval '24 hours', 1), ('new', date_trunc('hour', now()), 1)`);
    await calls.cleanUp();
    expect(await database.rows("select source from private.rate_limits")).toEqual([{ source: "new" }]);
  });
});
