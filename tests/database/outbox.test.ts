import { beforeEach, expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addCallback, addQuote, exec } = database;
const outbox = () => database.rows("select state, attempts, last_error from private.outbox");
const noBudget = "update private.settings set mails_per_hour = 0";
const fail = async (mails = database.lease(), mayHaveArrived = false) =>
  database.markFailed((await mails)[0], mayHaveArrived);

/** Expects no mail just before this time has passed, and `due` mails just after it. */
async function expectAfter(time: string, due: number) {
  // Ten seconds are more than a busy machine takes for these statements.
  await database.pass(`${time} -10 seconds`);
  expect(await database.lease()).toEqual([]);
  await database.pass("11 seconds");
  const mails = await database.lease();
  expect(mails).toHaveLength(due);
  return mails;
}

test("a mail is one sender's for five minutes, then another's", async () => {
  await addCallback();
  const [first] = await database.lease();
  const [second] = await expectAfter("5 minutes", 1);
  expect(second?.message_id).toBe(first?.message_id);
});

test("a mail under way counts for the budget", async () => {
  await exec("update private.settings set mails_per_hour = 1");
  await addCallback();
  await database.lease();
  await addCallback("Els");
  expect(await database.lease()).toEqual([]);
});

test("a mail that was sent does not go again", async () => {
  await addCallback();
  await database.markSent((await database.lease())[0]);
  await database.pass("2 days");
  expect(await database.lease()).toEqual([]);
});

test("the browser's call finds the request in any order of its fields", async () => {
  await addQuote();
  const reverseQuote = Object.fromEntries(Object.entries(quote).reverse());
  expect(await database.lease(reverseQuote)).toMatchObject([{ request: quote }]);
});

test.each([
  ["another value", { services: ["Dakgoten", "Pannendak"] }],
  ["a field more", { extra: "x" }],
  ["a field less", { email: null }],
])("the browser's call finds no request with %s", async (_, change) => {
  await addQuote();
  expect(await database.lease({ ...quote, ...change })).toEqual([]);
});

test("the schedule leaves a new quote request to the browser for two minutes", async () => {
  await addQuote();
  await expectAfter("2 minutes", 1);
});

test("a second attempt is the scheduler's, not the browser's", async () => {
  await addQuote();
  await fail(database.lease(quote));
  await database.pass("1 minute 1 second");
  expect(await database.lease(quote)).toEqual([]);
  expect(await database.lease()).toHaveLength(1);
});

test("after each failure the pause doubles, from a minute to an hour", async () => {
  await addCallback();
  let mails = database.lease();
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    await fail(mails);
    mails = expectAfter(`${minutes} minutes`, 1);
    await mails;
  }
});

test.each([
  ["tried again before three days are over", "2 days 23 hours", "waiting"],
  ["dead after three days", "3 days 1 second", "dead"],
])("a mail that fails is %s", async (_, age, state) => {
  await addCallback();
  await database.pass(age);
  await fail();
  expect(await outbox()).toMatchObject([{ state, last_error: "Mail server is down" }]);
});

test("photographs go along until a mail may have arrived", async () => {
  await addQuote();
  await exec(
    "insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions",
  );
  const photos: unknown[] = [];
  for (const [minutes, mayHaveArrived] of [
    [2, false],
    [1, true],
    [2, false],
  ] as const) {
    const [mail] = await expectAfter(`${minutes} minutes`, 1);
    photos.push((await database.photosOf(mail))?.length);
    await database.markFailed(mail, mayHaveArrived);
  }
  expect(photos).toEqual([1, 1, 0]);
});

test("a mail that may have arrived goes three times at most", async () => {
  await addCallback();
  await fail(undefined, true);
  await fail(expectAfter("1 minute", 1), true);
  await fail(expectAfter("1 hour", 1), true);
  await expectAfter("3 days", 0);
  expect(await outbox()).toMatchObject([{ state: "dead", attempts: 3 }]);
});

test("a sender who lost the lease cannot note a failure", async () => {
  await addCallback();
  const [slow] = await database.lease();
  await database.pass("6 minutes");
  await database.lease();
  await database.markFailed(slow);
  expect(await database.lease()).toEqual([]);
});

test("a mail that left after its lease ended counts as sent", async () => {
  await addCallback();
  const [slow] = await database.lease();
  await database.pass("6 minutes");
  const [quick] = await database.lease();
  await database.markSent(slow);
  await database.markFailed(quick);
  expect(await outbox()).toMatchObject([{ state: "sent", last_error: null }]);
});

test.each([
  ["alone", false],
  ["collected", true],
])("a mail that crashes every sender is given up (%s)", async (_, isCollected) => {
  await addCallback();
  await exec(`update private.outbox set attempts = 100, is_collected = ${isCollected}`);
  expect(await database.mailAll()).toMatchObject({ alone: [], collected: undefined });
});

test("the collected mail goes from leaks to spam", async () => {
  await exec(noBudget);
  await addQuote({ name: "Goedkoop https://evil.example" });
  await addCallback();
  await addQuote({ name: "Lek", services: ["Dakgoten", "Daklekkage (Spoed)"] });
  await database.pass("2 minutes");
  expect((await database.mailAll()).collected).toEqual(["Lek", "Piet", "Goedkoop https://evil.example"]);
});

test("a leak does not wait behind a thousand other requests", async () => {
  await exec(noBudget);
  await exec(
    "insert into callback_requests (name, phone) select 'Piet ' || n, '035' from generate_series(1, 1000) as n",
  );
  await addQuote({ services: ["Daklekkage (Spoed)"] });
  await database.pass("2 minutes");
  await database.lease();
  expect((await database.leaseCollectedMail())?.request[0]).toMatchObject({ kind: "quote" });
});

test("collected mails go at most every half hour", async () => {
  await exec(noBudget);
  await addCallback();
  await database.mailAll();
  await addCallback("Els");
  await database.pass("29 minutes 50 seconds");
  expect((await database.mailAll()).collected).toBeUndefined();
  await database.pass("11 seconds");
  expect((await database.mailAll()).collected).toEqual(["Els"]);
});

test("what comes while a collected mail is under way waits for the next", async () => {
  await exec(noBudget);
  await addCallback();
  await database.lease();
  await database.leaseCollectedMail();
  await addCallback("Els");
  await database.lease();
  expect(await database.leaseCollectedMail()).toBeUndefined();
});

test("a collected mail of a sender that was killed goes after five minutes", async () => {
  await exec(noBudget);
  await addCallback();
  await database.lease();
  await database.leaseCollectedMail();
  await database.pass("4 minutes 50 seconds");
  expect(await database.leaseCollectedMail()).toBeUndefined();
  await database.pass("11 seconds");
  expect((await database.leaseCollectedMail())?.request).toHaveLength(1);
});

test("a collected mail has as many attempts as the mail in it that had most", async () => {
  await exec(noBudget);
  await addCallback();
  await database.lease();
  const first = await database.leaseCollectedMail();
  await database.markFailed(first);
  await database.pass("1 minute 1 second");
  await addCallback("Els");
  await database.lease();
  expect([first?.attempts, (await database.leaseCollectedMail())?.attempts]).toEqual([1, 2]);
});

test("a collected mail that failed goes again with what came meanwhile", async () => {
  await exec(noBudget);
  await addCallback();
  await database.lease();
  await database.markFailed(await database.leaseCollectedMail());
  expect(await database.leaseCollectedMail()).toBeUndefined();
  await database.pass("1 minute 1 second");
  await addCallback("Els");
  await database.lease();
  expect((await database.leaseCollectedMail())?.request).toMatchObject([
    { kind: "callback", request: { name: "Piet", phone: "035", photos: 0 } },
    { kind: "callback", request: { name: "Els" } },
  ]);
  expect(await database.leaseCollectedMail()).toBeUndefined();
});
