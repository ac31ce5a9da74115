import { beforeEach, expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { outboxCalls } from "./outbox-calls.ts";

/* What attackers reach with the settings as they are. */
const database = await openMigratedDatabase();
const calls = outboxCalls(database);
beforeEach(database.empty);

const { addCallback } = database;
const addQuote = (name: string, address: string, services = quote.services) =>
  database.addQuote({ name, email: `${name}@example.nl`, services }, address);
const addLeak = (name: string, address: string) => addQuote(name, address, ["Daklekkage (Spoed)"]);

/** The limit of one source in an hour. */
const perSource = () => database.setting("max_per_source_per_hour");

/** Sends one after another, and returns how many were taken. */
async function countTaken(count: number, send: (index: number) => Promise<unknown>): Promise<number> {
  let taken = 0;
  for (let index = 0; index < count; index++)
    await send(index).then(
      () => taken++,
      () => undefined,
    );
  return taken;
}

test("twenty addresses with five requests an hour for three hours leave the mail provider's 300 a day unused, and the next leak is named", async () => {
  const mails = { alone: 0, collected: 0, confirmed: 0 };
  for (let half = 0; half < 6; half++) {
    await countTaken(50, (index) => addQuote(`eve-${half}-${index}`, `192.0.2.${index % 20}`));
    await calls.pass("2 minutes");
    const { alone, collected, confirmed } = await calls.mailAll();
    mails.alone += alone.length;
    mails.collected += collected ? 1 : 0;
    mails.confirmed += confirmed;
    await calls.pass("28 minutes 1 second");
    if (half % 2 === 1) await database.exec("delete from private.rate_limits");
  }
  expect(mails).toEqual({ alone: 150, collected: 4, confirmed: 40 });
  await addLeak("bewoner", "198.51.100.1");
  await calls.pass("2 minutes");
  expect((await calls.mailAll()).collected?.[0]).toBe("bewoner");
  await calls.pass("1 day");
  await addLeak("buurman", "198.51.100.2");
  await calls.pass("2 minutes");
  expect((await calls.mailAll()).alone).toEqual(["buurman"]);
});

test.each([
  ["300 addresses with a request each", (index: number) => `192.0.${index >> 8}.${index & 255}`],
  ["15 IPv6 networks with 20 subnets each", (index: number) => `2001:db8:${index % 15}:${index}::1`],
])("%s silence none of twenty leaks", async (_, address) => {
  expect(await countTaken(300, (index) => addCallback(`Eve ${index}`, address(index)))).toBe(300);
  for (let index = 0; index < 20; index++) await addLeak(`bewoner-${index}`, `198.51.100.${index}`);
  await calls.pass("2 minutes");
  const { alone, collected } = await calls.mailAll();
  expect(alone).toHaveLength(60);
  expect(collected).toHaveLength(260);
  expect(collected?.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => `bewoner-${index}`));
});

test("the sixth leak of one address within an hour, as of neighbours in a storm, is named at once", async () => {
  for (let index = 1; index <= 6; index++) await addLeak(`bewoner-${index}`, "192.0.2.1");
  await calls.pass("2 minutes");
  const { alone, collected } = await calls.mailAll();
  expect(alone).toHaveLength(5);
  expect(collected).toEqual(["bewoner-6"]);
});

test("whoever sends without a readable cf-connecting-ip is one source, whatever x-forwarded-for says", async () => {
  const unreadable = [
    {},
    ...["", "unknown", "'; drop table x; --"].map((ip) => ({ "cf-connecting-ip": ip })),
  ];
  const forged = (index: number) => {
    const headers = { ...unreadable[index % 4], "x-forwarded-for": `192.0.2.${index}` };
    return database.insert("callback_requests", { name: `Eve ${index}`, phone: "06" }, headers);
  };
  expect(await countTaken(100, forged)).toBe(await perSource());
  expect(await database.rows("select source from private.rate_limits order by 1")).toEqual([
    { source: "" },
    { source: "unknown" },
  ]);
});

test("whoever asks for three time zones in turn gets no hour of their own with each", async () => {
  let taken = 0;
  for (const zone of ["UTC", "Asia/Kathmandu", "Asia/Kolkata"]) {
    // As the REST interface does for "Prefer: timezone".
    await database.exec(`set timezone to '${zone}'`);
    taken += await countTaken(30, (index) => addCallback(`Eve ${zone} ${index}`, "192.0.2.1"));
  }
  expect(taken).toBe(await perSource());
});

test("a hundred and one fake leaks before an honest one are all named in one mail, with it", async () => {
  for (let index = 0; index < 161; index++) await addLeak(`eve-${index}`, `192.0.${index >> 3}.1`);
  await addLeak("bewoner", "198.51.100.1");
  await calls.pass("2 minutes");
  const { alone, collected = [] } = await calls.mailAll();
  expect(alone.length + collected.length).toBe(162);
  expect(collected).toContain("bewoner");
});

test("what one collected mail does not name is not sent, and comes in the next", async () => {
  await database.exec(`update private.settings set mails_per_hour = 0;
    insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 1100) as n`);
  expect((await calls.mailAll()).collected).toHaveLength(1000);
  await calls.pass("31 minutes");
  expect((await calls.mailAll()).collected).toHaveLength(100);
});

test("requests that are rolled back after the first of a list leave nothing on the disk", async () => {
  const size = "select pg_total_relation_size('contact_submissions') as bytes";
  const before = await database.rows(size);
  const list = `insert into contact_submissions (name, phone, email, message, services)
    select name, '06', 'a@b.nl', repeat(md5(name), 300), '{Dakgoten}' from unnest(array['Jan', 'Piet']) as name`;
  for (let index = 0; index < 20; index++)
    await expect(database.as("anon", list)).rejects.toMatchObject({ code: "PGRST" });
  expect(await database.rows(size)).toEqual(before);
});
