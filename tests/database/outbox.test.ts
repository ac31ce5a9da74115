import { beforeEach, expect, test } from "vitest";
import privacy from "../../src/content/paginas/privacy.yaml";
import { photoRetention, retention } from "../../supabase/functions/_shared/retention.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addCallback, addQuote } = database;
const outbox = () => database.rows("select state, attempts, last_error from private.outbox");
const noBudget = "update private.settings set mails_per_hour = 0";
const fail = async (leased = database.lease(), mayHaveArrived = false) =>
  database.markFailed((await leased)[0], mayHaveArrived);

/** What is due only when this time has passed. */
async function expectAfter(time: string, due: number) {
  await database.pass(`${time} -2 seconds`);
  expect(await database.lease()).toEqual([]);
  await database.pass("3 seconds");
  const mails = await database.lease();
  expect(mails).toHaveLength(due);
  return mails;
}

test("a mail is one sender's for five minutes, then another's, and nobody's when it is sent", async () => {
  await addCallback();
  const [first] = await database.lease();
  const [second] = await expectAfter("5 minutes", 1);
  expect(second?.message_id).toBe(first?.message_id);
  await database.markSent(second);
  await database.pass("2 days");
  expect(await database.lease()).toEqual([]);
});

test("the browser's call finds the request with exactly these values, whatever the order of the fields", async () => {
  await addQuote();
  for (const change of [{ services: ["Dakgoten", "Pannendak"] }, { extra: "x" }, { email: null }])
    expect(await database.lease({ ...quote, ...change })).toEqual([]);
  const reversed = Object.fromEntries(Object.entries(quote).reverse());
  expect(await database.lease(reversed)).toMatchObject([{ request: quote }]);
  expect(await database.lease(quote)).toEqual([]);
});

test("the schedule leaves a new quote request to the browser's call for two minutes", async () => {
  await addQuote();
  await expectAfter("2 minutes", 1);
});

test("the browser's call starts no second attempt: that is for the scheduler, in its own time", async () => {
  await addQuote();
  await fail(database.lease(quote));
  await database.pass("1 minute 1 second");
  expect(await database.lease(quote)).toEqual([]);
  expect(await database.lease()).toHaveLength(1);
});

test("after failures the wait doubles from one minute to an hour, and after three days the mail is dead", async () => {
  await addCallback();
  let mails = database.lease();
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    await fail(mails);
    mails = expectAfter(`${minutes} minutes`, 1);
    await mails;
  }
  await database.exec("update private.outbox set created_at = now() - interval '2 days 23 hours'");
  for (const state of ["waiting", "dead"]) {
    await fail(mails);
    expect(await outbox()).toMatchObject([{ state, last_error: "Mail server is down" }]);
    await database.pass("1 hour 1 second");
    mails = database.lease();
  }
});

test("a mail that nobody tried to send keeps its time and its attempts", async () => {
  await addCallback();
  await fail();
  const before = "select attempts, next_attempt_at, unanswered, state from private.outbox";
  const [mail] = await expectAfter("1 minute", 1);
  const [{ attempts, ...kept } = {}] = await database.rows(before);
  await database.giveBack(mail);
  expect(await database.rows(before)).toEqual([{ ...kept, attempts: Number(attempts) - 1 }]);
  expect(await database.lease()).toHaveLength(1);
});

test("a collected mail that nobody tried to send is free at once", async () => {
  await database.exec(noBudget);
  await addCallback();
  await database.lease();
  await database.giveBack(await database.leaseCollected());
  expect((await database.leaseCollected())?.request).toHaveLength(1);
});

test("photographs go along until a mail may have arrived", async () => {
  await addQuote();
  await database.exec(
    "insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions",
  );
  const photosAfter = async (time: string, mayHaveArrived: boolean) => {
    const [mail] = await expectAfter(time, 1);
    const photos = await database.photosOf(mail);
    await database.markFailed(mail, mayHaveArrived);
    return photos?.length;
  };
  expect(await photosAfter("2 minutes", false)).toBe(1);
  expect(await photosAfter("1 minute", false)).toBe(1);
  expect(await photosAfter("2 minutes", true)).toBe(1);
  expect(await photosAfter("4 minutes", false)).toBe(0);
});

test("a mail that may have arrived goes three times at most, the last an hour later", async () => {
  await addCallback();
  await fail(undefined, true);
  await fail(expectAfter("1 minute", 1), true);
  await fail(expectAfter("1 hour", 1), true);
  await expectAfter("3 days", 0);
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

test.each([false, true])(
  "a mail at which every sender breaks down is given up in the end (collected: %s)",
  async (collected) => {
    await addCallback();
    await database.exec(`update private.outbox set attempts = 100, is_collected = ${collected}`);
    expect(await database.mailAll()).toMatchObject({ alone: [], collected: undefined });
  },
);

test("above the budget one mail names leaks first and spam last, at most every half hour", async () => {
  await database.exec(noBudget);
  await addQuote({ name: "Goedkoop https://evil.example" });
  await addCallback();
  await addQuote({ name: "Lek", services: ["Dakgoten", "Daklekkage (Spoed)"] });
  await database.pass("2 minutes");
  expect((await database.mailAll()).collected).toEqual(["Lek", "Piet", "Goedkoop https://evil.example"]);
  await addCallback("Els");
  await database.pass("29 minutes 50 seconds");
  expect((await database.mailAll()).collected).toBeUndefined();
  await database.pass("11 seconds");
  expect((await database.mailAll()).collected).toEqual(["Els"]);
});

test("a collected mail that failed goes again, with what came meanwhile", async () => {
  await database.exec(noBudget);
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

test("requests and photographs are kept for as long as /privacy says", async () => {
  for (const time of [retention, photoRetention]) expect(JSON.stringify(privacy)).toContain(time);
  const said = [retention.replace("maanden", "months"), photoRetention.replace("dagen", "days")];
  const kept = "select from private.settings where kept_for = $1 and photos_kept_for = $2";
  expect(await database.rows(kept, said)).toHaveLength(1);
});

test("old requests go with their mail, photographs earlier, the hash of an address after a day", async () => {
  await addCallback("Oud");
  await database.pass("2 days");
  await addQuote({ name: "Jonger" });
  await database.pass("11 months 29 days");
  await addQuote({ name: "Nieuw" }, "192.0.2.1");
  await database.exec(`insert into private.photos (quote_id, id, content, created_at)
      select id, gen_random_uuid(), 'abc', now() - age from contact_submissions, unnest('{89 days, 91 days}'::interval[]) as age
      where name = 'Nieuw';
    insert into private.rate_limits values ('old', date_trunc('hour', now()) - interval '24 hours', 1)`);
  await database.cleanUp();
  expect(await database.count("requests where request ->> 'name' <> 'Oud'")).toBe(2);
  expect(await database.count("private.outbox")).toBe(2);
  expect(await database.count("private.photos")).toBe(1);
  expect(await database.count("private.rate_limits where source = 'old'")).toBe(0);
  expect(await database.countedInAll()).toBeGreaterThan(0);
});
