import { beforeEach, expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

/* What attackers reach with the settings as they are. */
const database = await openMigratedDatabase();
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

test("a hundred requests an hour for three hours leave mails of the provider's 300, and a leak is named", async () => {
  const mails = { alone: 0, collected: 0, confirmed: 0 };
  for (let half = 0; half < 6; half++) {
    await countTaken(50, (index) => addQuote(`eve-${half}-${index}`, `192.0.2.${index % 20}`));
    await database.pass("2 minutes");
    const { alone, collected, confirmed } = await database.mailAll();
    mails.alone += alone.length;
    mails.collected += collected ? 1 : 0;
    mails.confirmed += confirmed;
    await database.pass("28 minutes 1 second");
    if (half % 2 === 1) await database.exec("delete from private.rate_limits");
  }
  expect(mails).toEqual({ alone: 150, collected: 4, confirmed: 40 });
  await addLeak("bewoner", "198.51.100.1");
  await database.pass("2 minutes");
  expect((await database.mailAll()).collected?.[0]).toBe("bewoner");
  await database.pass("1 day");
  await addLeak("buurman", "198.51.100.2");
  await database.pass("2 minutes");
  expect((await database.mailAll()).alone).toEqual(["buurman"]);
});

test("300 addresses with a request each silence none of twenty leaks", async () => {
  const send = (index: number) => addCallback(`Eve ${index}`, `192.0.${index >> 8}.${index & 255}`);
  expect(await countTaken(300, send)).toBe(300);
  for (let index = 0; index < 20; index++) await addLeak(`bewoner-${index}`, `198.51.100.${index}`);
  await database.pass("2 minutes");
  const { alone, collected } = await database.mailAll();
  expect(alone).toHaveLength(60);
  expect(collected).toHaveLength(260);
  expect(collected?.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => `bewoner-${index}`));
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

test("what one collected mail does not name is not sent, and comes in the next", async () => {
  await database.exec(`update private.settings set mails_per_hour = 0;
    insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 1100) as n`);
  expect((await database.mailAll()).collected).toHaveLength(1000);
  await database.pass("31 minutes");
  expect((await database.mailAll()).collected).toHaveLength(100);
});
