import { beforeEach, expect, test } from "vitest";
import privacy from "../../src/content/paginas/privacy.yaml";
import { photoRetention, retention, wonRetention } from "../../supabase/functions/_shared/retention.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { authSchema } from "./staffed-database.ts";

/* How long requests are kept. */
const database = await openMigratedDatabase();
await database.exec(authSchema);
beforeEach(database.empty);

const { addCallback, addQuote, cleanUp, count, exec, rows } = database;

/** Stores a request, and makes it this many minutes older than a setting says. */
async function addOld(add: () => Promise<unknown>, table: string, setting: string, minutes: number) {
  await add();
  await exec(
    `update ${table} set created_at = now() - ${setting} - interval '${minutes} minutes' from private.settings`,
  );
}

test.each([
  ["requests", retention, "kept_for"],
  ["won requests", wonRetention, "won_kept_for"],
  ["photographs", photoRetention, "photos_kept_for"],
])("%s are kept for as long as /privacy says", async (_, time, setting) => {
  expect(JSON.stringify(privacy)).toContain(time);
  const query = `select from private.settings where ${setting} = $1`;
  const interval = time.replace("jaar", "years").replace("maanden", "months").replace("dagen", "days");
  expect(await rows(query, [interval])).toHaveLength(1);
});

test.each([
  ["contact_submissions", addQuote],
  ["callback_requests", addCallback],
])("a row of %s goes with its mail when its time is over", async (table, add) => {
  await addOld(() => add(), table, "kept_for", -1);
  await cleanUp();
  expect(await count("private.outbox")).toBe(1);
  await addOld(async () => {}, table, "kept_for", 1);
  await cleanUp();
  expect([await count(table), await count("private.outbox")]).toEqual([0, 0]);
});

test.each([
  ["contact_submissions", addQuote],
  ["callback_requests", addCallback],
])("won work in %s has a time of its own", async (table, add) => {
  await exec("update private.settings set won_kept_for = interval '15 years'");
  await addOld(() => add(), table, "kept_for", 1);
  await exec(`update ${table} set status = 'Gewonnen'`);
  await cleanUp();
  expect(await count(table)).toBe(1);
  await addOld(async () => {}, table, "won_kept_for", 1);
  await cleanUp();
  expect(await count(table)).toBe(0);
});

test.each([
  ["go when their time is over", 1, 0],
  ["stay until then", -1, 1],
])("photographs %s", async (_, minutes, photos) => {
  const add = async () => {
    await addQuote();
    await exec(
      "insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions",
    );
  };
  await addOld(add, "private.photos", "photos_kept_for", minutes);
  await cleanUp();
  expect(await count("private.photos")).toBe(photos);
  expect(await count("contact_submissions")).toBe(1);
});

test("the hash of a mailbox goes after a day", async () => {
  const add =
    "insert into private.sent_mails (kind, mail, mailbox_hash, sent_at) values ('confirmation', 1, 'x', now())";
  await exec(add);
  await database.pass("23 hours 59 minutes");
  await cleanUp();
  expect(await count("private.sent_mails")).toBe(1);
  await database.pass("1 minute 1 second");
  await cleanUp();
  expect(await count("private.sent_mails")).toBe(0);
});

test("the hash of an address goes after a day", async () => {
  await addQuote({}, "192.0.2.1");
  await exec(
    "insert into private.rate_limits values ('old', date_trunc('hour', now()) - interval '24 hours', 1)",
  );
  await cleanUp();
  expect(await count("private.rate_limits where source = 'old'")).toBe(0);
  expect(await count("private.rate_limits")).toBe(1);
});
