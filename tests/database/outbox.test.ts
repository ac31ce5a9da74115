import { beforeEach, describe, expect, test } from "vitest";
import privacy from "../../src/content/paginas/privacy.yaml";
import { photoRetention } from "../../supabase/functions/_shared/retention.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addCallback, addQuote } = database;
const outbox = () => database.rows("select state, attempts, last_error from private.outbox");

test("a mail is one sender's for five minutes, then another's, and nobody's when it is sent", async () => {
  await addCallback();
  const [first] = await database.lease();
  await database.pass("4 minutes 50 seconds");
  expect(await database.lease()).toEqual([]);
  await database.pass("11 seconds");
  const [second] = await database.lease();
  expect(second?.message_id).toBe(first?.message_id);
  await database.markSent(second);
  await database.pass("2 days");
  expect(await database.lease()).toEqual([]);
});

describe("The browser's call", () => {
  test("finds the request with exactly these values, whatever the order of the fields", async () => {
    await addQuote();
    for (const change of [{ services: ["Dakgoten", "Pannendak"] }, { extra: "x" }, { email: null }])
      expect(await database.lease({ ...quote, ...change })).toEqual([]);
    const reversed = Object.fromEntries(Object.entries(quote).reverse());
    expect(await database.lease(reversed)).toMatchObject([{ request: quote }]);
    expect(await database.lease(quote)).toEqual([]);
  });

  test("comes before the schedule, which leaves a new quote request to it for two minutes", async () => {
    await addQuote();
    await database.pass("1 minute 55 seconds");
    expect(await database.lease()).toEqual([]);
    await database.pass("5 seconds");
    expect(await database.lease()).toHaveLength(1);
  });

  test("starts no second attempt: that is for the scheduler, in its own time", async () => {
    await addQuote();
    await database.markFailed((await database.lease(quote))[0]);
    await database.pass("1 minute 1 second");
    expect(await database.lease(quote)).toEqual([]);
    expect(await database.lease()).toHaveLength(1);
  });
});

describe("After a failure", () => {
  test("the wait doubles from one minute to an hour, and after three days the mail is dead", async () => {
    await addCallback();
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await database.markFailed((await database.lease())[0]);
      await database.pass(`${minutes} minutes -2 seconds`);
      expect(await database.lease()).toEqual([]);
      await database.pass("3 seconds");
    }
    await database.exec("update private.outbox set created_at = now() - interval '2 days 23 hours'");
    for (const state of ["waiting", "dead"]) {
      await database.markFailed((await database.lease())[0]);
      expect(await outbox()).toMatchObject([{ state, last_error: "Mail server is down" }]);
      await database.pass("1 hour 1 second");
    }
  });

  test("that may have come after the mail arrived, it goes three times at most, the last an hour later", async () => {
    await addCallback();
    for (const wait of ["1 minute", "1 hour", "3 days"]) {
      await database.markFailed((await database.lease())[0], true);
      await database.pass(`${wait} -2 seconds`);
      expect(await database.lease()).toEqual([]);
      await database.pass("3 seconds");
    }
    expect(await database.lease()).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: "dead", attempts: 3 }]);
  });

  test("who lost the lease changes nothing, unless its mail did leave", async () => {
    await addCallback();
    const [slow] = await database.lease();
    await database.pass("6 minutes");
    const [quick] = await database.lease();
    await database.markFailed(slow);
    expect(await database.lease()).toEqual([]);
    await database.markSent(slow);
    await database.markFailed(quick);
    expect(await outbox()).toMatchObject([{ state: "sent", last_error: null }]);
  });

  test("a mail at which every sender breaks down is given up in the end", async () => {
    await addCallback();
    await database.exec("update private.outbox set attempts = 100");
    await database.cleanUp();
    expect(await outbox()).toMatchObject([{ state: "dead" }]);
  });
});

describe("Above the budget", () => {
  beforeEach(() => database.exec("update private.settings set mails_per_hour = 0"));

  test("the collected mail comes at most every half hour", async () => {
    await addCallback();
    await database.mailAll();
    await addCallback("Els");
    await database.pass("29 minutes 50 seconds");
    expect((await database.mailAll()).collected).toBeUndefined();
    await database.pass("11 seconds");
    expect((await database.mailAll()).collected).toEqual(["Els"]);
  });

  test("it names leaks first and what looks like spam last, and all count as mailed", async () => {
    await addQuote({ name: "Goedkoop https://evil.example" });
    await addCallback();
    await addQuote({ name: "Lek", services: ["Dakgoten", "Daklekkage (Spoed)"] });
    await database.pass("2 minutes");
    expect((await database.mailAll()).collected).toEqual(["Lek", "Piet", "Goedkoop https://evil.example"]);
    expect(await database.rows("select from private.outbox where state <> 'sent'")).toEqual([]);
  });

  test("a collected mail that failed goes again, with what came meanwhile", async () => {
    await addCallback();
    await database.lease();
    await database.markFailed(await database.leaseCollected());
    expect(await database.leaseCollected()).toBeUndefined();
    await database.pass("1 minute 1 second");
    await addCallback("Els");
    await database.lease();
    expect((await database.leaseCollected())?.request).toMatchObject([
      { kind: "callback", request: { name: "Piet", phone: "035", photos: 0 } },
      { kind: "callback", request: { name: "Els" } },
    ]);
    expect(await database.leaseCollected()).toBeUndefined();
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
    await database.cleanUp();
    expect(await database.rows("select name from callback_requests")).toEqual([{ name: "Nieuw" }]);
    expect(await database.rows("select from contact_submissions")).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test("not by a clock that jumped ahead of all of them", async () => {
    await addCallback();
    await age("callback_requests", "13 months");
    await database.cleanUp();
    expect(await database.rows("select from callback_requests")).toHaveLength(1);
  });

  test("photographs earlier", async () => {
    await addQuote();
    await database.exec(`insert into private.photos (quote_id, id, content, created_at)
      select id, gen_random_uuid(), 'abc', now() - age from contact_submissions, unnest('{89 days, 91 days}'::interval[]) as age`);
    await database.cleanUp();
    expect(await database.rows("select from private.photos")).toHaveLength(1);
  });

  test("the hash of an address after a day", async () => {
    await database.exec(`insert into private.rate_limits values
      ('old', date_trunc('hour', now()) - interval '24 hours', 1), ('new', date_trunc('hour', now()), 1)`);
    await database.cleanUp();
    expect(await database.rows("select source from private.rate_limits")).toEqual([{ source: "new" }]);
  });
});
