import { beforeEach, expect, test } from "vitest";
import { insertQuote, openMigratedDatabase } from "./migrated-database.ts";

/* What attackers can do. Some tests lower the limits on mails, because reaching the real ones takes many statements. */
const database = await openMigratedDatabase();
beforeEach(database.empty);

const addLeak = (name: string, address: string) =>
  database.addQuote({ name, email: `${name}@example.nl`, services: ["Daklekkage (Spoed)"] }, address);

/** Sends `count` quotes as a visitor, each as a call of its own. `headers` is SQL that may use `n`. */
const flood = (count: number, headers: string) =>
  database.exec(`do $$ begin
    for n in 0..${count - 1} loop
      perform set_config('request.headers', ${headers}, true), set_config('private.has_sent', '', true);
      set local role anon;
      begin
        ${insertQuote({ email: "md5(random()::text) || '@example.nl'" })};
      exception when others then null;
      end;
      reset role;
    end loop;
  end $$`);

const from = (address: string) => `json_build_object('cf-connecting-ip', ${address})::text`;

const smallBudgets =
  "update private.settings set mails_per_hour = 6, mails_per_day = 15, confirmations_per_day = 4";

test("a flood of three hours uses up the day's mails and no more", async () => {
  await database.exec(smallBudgets);
  const mails = { alone: 0, collected: 0, confirmations: 0 };
  for (let half = 0; half < 6; half++) {
    await flood(5, from("'192.0.2.' || n % 2"));
    await database.pass("2 minutes");
    const round = await database.mailAll();
    mails.alone += round.alone.length;
    mails.collected += round.collected ? 1 : 0;
    mails.confirmations += round.confirmations;
    await database.pass("28 minutes 1 second");
    if (half % 2 === 1) await database.exec("delete from private.rate_limits");
  }
  const [alone, confirmations] = [
    await database.setting("mails_per_day"),
    await database.setting("confirmations_per_day"),
  ];
  expect(mails).toMatchObject({ alone, confirmations });
  // A collected mail goes at most every half hour, so at most six go in three hours.
  expect(mails.collected).toBeLessThanOrEqual(6);
});

test("deleting what was sent gives no mail back", async () => {
  await database.exec("update private.settings set mails_per_hour = 5, confirmations_per_day = 3");
  const mail = async () => {
    await flood(9, from("'192.0.2.' || n"));
    await database.pass("2 minutes");
    const mails = await database.mailAll();
    await database.exec("delete from contact_submissions");
    return [mails.alone.length, mails.collected?.length, mails.confirmations];
  };
  expect(await mail()).toEqual([5, 4, 3]);
  expect(await mail()).toEqual([0, undefined, 0]);
});

/** Sends a flood that uses up the day's mails. */
async function useUpTheDay() {
  await database.exec("update private.settings set mails_per_day = 5");
  await flood(8, from("'192.0.2.' || n"));
  await database.pass("2 minutes");
  expect((await database.mailAll()).alone).toHaveLength(5);
  await database.pass("31 minutes");
}

test("the day after a flood a leak has a mail of its own", async () => {
  await useUpTheDay();
  await database.pass("1 day");
  await addLeak("buurman", "198.51.100.2");
  await database.pass("2 minutes");
  expect((await database.mailAll()).alone).toEqual(["buurman"]);
});

test.each([
  ["an accented letter", "é"],
  ["a combining mark", "\u0591"],
])("%s 600,000 times is folded within seconds", async (_, letter) => {
  await database.exec("set statement_timeout = '5s'");
  await database.exec(`select private.fold(repeat('${letter}', 600000))`);
  await database.exec("reset statement_timeout");
});

test("a sign that stands for a sentence takes the room of three letters", async () => {
  await database.addQuote({ message: "\ufdfa".repeat(5_000) });
  expect(await database.count("contact_submissions where length(searched) > 16000")).toBe(0);
});

const unreadable = `(array[null, '', 'unknown', '''; drop table x; --'])[n % 4 + 1], 'x-forwarded-for', '192.0.2.' || n`;

test.each([
  ["forges x-forwarded-for", ["UTC"], unreadable],
  ["asks for three time zones in turn", ["UTC", "Asia/Kathmandu", "Asia/Kolkata"], "'192.0.2.1'"],
])("whoever %s is one source", async (_, zones, address) => {
  for (const zone of zones) {
    // A caller of the REST interface can set the time zone with the header "Prefer: timezone".
    await database.exec(`set timezone to '${zone}'`);
    await flood(40, from(address));
  }
  const limit = await database.setting("max_per_source_per_hour");
  expect(await database.count("contact_submissions")).toBe(limit);
});

test("what one collected mail does not name comes in the next", async () => {
  await database.exec(`update private.settings set mails_per_hour = 0;
    insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 1100) as n`);
  expect((await database.mailAll()).collected).toHaveLength(1000);
  await database.pass("31 minutes");
  expect((await database.mailAll()).collected).toHaveLength(100);
});
