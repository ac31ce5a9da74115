import { expect, test } from "vitest";
import { openStaffedDatabase } from "./staffed-database.ts";

/* The staff's list: its order, its filters, its search, and the alarm that depends on it. */
const database = await openStaffedDatabase();
const { addCallback, asStaff, change, exec, namesIn, isLate, overview } = database;

const today = "(now() at time zone 'Europe/Amsterdam')::date";
const markAllMailed = "update private.outbox set state = 'sent'";

/** Stores a call-back request dated `days` ago. */
async function addEarlier(name: string, days: number) {
  await addCallback(name);
  await exec(`with earlier as (
      update callback_requests set created_at = created_at - interval '${days} days' where name = '${name}' returning id
    ) update private.outbox set created_at = created_at - interval '${days} days'
      where callback_id = (select id from earlier)`);
}

test("what was never mailed comes first", async () => {
  await addEarlier("Eerder", 3);
  expect(await namesIn("open")).toEqual(["Eerder", "Jan", "Piet"]);
});

test("a new leak comes first for two days", async () => {
  await addEarlier("Eerder", 3);
  await exec(`${markAllMailed}; update callback_requests set created_at = now() where name = 'Piet'`);
  expect(await namesIn("open")).toEqual(["Jan", "Piet", "Eerder"]);
  await exec("update contact_submissions set created_at = now() - interval '1 day 23:59:50'");
  expect(await namesIn("open")).toEqual(["Jan", "Piet", "Eerder"]);
  await exec("update contact_submissions set created_at = now() - interval '2 days'");
  expect(await namesIn("open")).toEqual(["Piet", "Jan", "Eerder"]);
});

test("of new leaks the one that waits longest comes first", async () => {
  await database.addQuote({ name: "Later", services: ["Daklekkage (Spoed)"] });
  await exec(
    `${markAllMailed}; update contact_submissions set created_at = now() + interval '1 minute' where name = 'Later'`,
  );
  expect(await namesIn("open")).toEqual(["Jan", "Later", "Piet"]);
});

test("a leak that was answered comes by its age", async () => {
  await exec(`${markAllMailed}; update callback_requests set created_at = now() + interval '1 second'`);
  await change("Jan", "status = 'Gebeld'", "contact_submissions");
  expect(await namesIn("open")).toEqual(["Piet", "Jan"]);
});

test("who is to be called today comes before newer requests", async () => {
  await addEarlier("Eerder", 3);
  await exec(markAllMailed);
  await change("Eerder", `call_back_on = ${today} - 2, status = 'Gebeld'`);
  expect(await namesIn("open")).toEqual(["Jan", "Eerder", "Piet"]);
});

test("calls of today come in the order of their times", async () => {
  await exec(markAllMailed);
  for (const [name, time] of [
    ["Ochtend", "'9:00'"],
    ["Middag", "'14:30'"],
    ["Ooit", "null"],
    ["Gisteren", "'18:00'"],
  ] as const) {
    await addCallback(name);
    const day = name === "Gisteren" ? `${today} - 1` : today;
    await change(name, `call_back_on = ${day}, call_back_at = ${time}, status = 'Gebeld'`);
  }
  expect(await namesIn("vandaag")).toEqual(["Gisteren", "Ooit", "Ochtend", "Middag"]);
});

test.each([
  ["was never mailed", "update private.outbox set state = 'dead' where callback_id = id_of_piet"],
  ["is to be called today", `update callback_requests set call_back_on = ${today} where id = id_of_piet`],
])("what %s comes before more than is shown", async (_, statement) => {
  await exec(`delete from contact_submissions; ${markAllMailed}`);
  for (const name of ["A", "B"]) await addCallback(name);
  await exec(
    statement.replace("id_of_piet", "(select id from callback_requests as c where c.name = 'Piet')"),
  );
  expect(await namesIn("open", "", 0, 1)).toEqual(["Piet"]);
});

test("a page of the list goes on where the last one ended", async () => {
  for (const name of ["A", "B", "C", "D"]) await addCallback(name);
  await exec(markAllMailed);
  const all = await namesIn("open");
  expect(all[0]).toBe("Jan");
  expect([...(await namesIn("open", "", 0, 2)), ...(await namesIn("open", "", 2, 4))]).toEqual(all);
});

test("more than a thousand requests can be read", async () => {
  // The triggers are off, because they would take a second.
  await exec(`set session_replication_role = replica;
    insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 1100) as n;
    reset session_replication_role`);
  expect(await namesIn("alle", "", 1000, 1000)).toHaveLength(103);
});

test("each filter of the list lets through its requests", async () => {
  await addCallback("Klaar");
  await addCallback("Straks");
  await change("Klaar", `status = 'Verloren', call_back_on = ${today}`);
  await change("Straks", `status = 'Offerte', call_back_on = ${today} + 2`);
  await change("Piet", `call_back_on = ${today} - 1`);
  expect(await namesIn("nieuw")).toEqual(["Jan", "Piet"]);
  expect(await namesIn("open")).toEqual(["Jan", "Piet", "Straks"]);
  expect(await namesIn("vandaag")).toEqual(["Piet"]);
  expect(await namesIn("afgesloten")).toEqual(["Klaar"]);
  expect(await namesIn("spam")).toEqual(["Win https://a.example"]);
  expect(await namesIn("alle")).toHaveLength(5);
});

test("each filter tells how many requests it lets through", async () => {
  await addCallback("Klaar");
  await change("Klaar", "status = 'Verloren'");
  await change("Piet", `call_back_on = ${today}`);
  const counts = { alle: 4, open: 2, nieuw: 2, vandaag: 1, afgesloten: 1, spam: 1 };
  expect(await overview()).toMatchObject({ counts });
});

test.each(["Gewonnen", "Verloren", "Afgehandeld"])("what is %s is closed and not due", async (status) => {
  await change("Piet", `status = '${status}', call_back_on = ${today}`);
  expect(await namesIn("afgesloten")).toEqual(["Piet"]);
  expect(await namesIn("vandaag")).toEqual([]);
});

test.each([
  [0, 1],
  [1, 0],
])("a call %i days from now in Amsterdam is due: %i", async (days, due) => {
  await change("Piet", `call_back_on = ${today} + ${days}`);
  // The REST interface lets the caller choose a time zone.
  for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"])
    expect(
      await asStaff(`select set_config('timezone', '${zone}', true) from requests where is_due`),
    ).toHaveLength(due);
});

test.each([
  ["alone", 10, false],
  ["collected", 40, true],
])("what goes %s sets off the alarm after %i minutes", async (_, minutes, isCollected) => {
  await database.empty();
  await addCallback();
  await exec(`update private.outbox set is_collected = ${isCollected}`);
  await database.pass(`${minutes} minutes -10 seconds`);
  expect(await isLate()).toBe(false);
  await database.pass("11 seconds");
  expect(await isLate()).toBe(true);
});

test("the alarm ends when staff answer the request", async () => {
  await database.pass("1 hour");
  await change("Piet", "status = 'Gebeld'");
  await change("Win https://a.example", "status = 'Gebeld'");
  expect(await isLate()).toBe(true);
  await change("Jan", "status = 'Gebeld'", "contact_submissions");
  expect(await isLate()).toBe(false);
});

const spellings = ["0612345678", "06 1234 5678", "+31 (0)6-12345678", "0031612345678", "06–1234 56 78"];

test.each([...spellings, "06 12345678 toestel 12", "035 1234567 of 0612345678 (na 18u)"])(
  "a number written %s is found",
  async (phone) => {
    await exec(`insert into callback_requests (name, phone) values ('Gezocht', '${phone}')`);
    for (const words of [
      ...spellings,
      "31612345678",
      "0031 (0)6 1234",
      "+31(0)612345678",
      "12 34 56",
      "0031(0)612345678",
    ])
      expect(await namesIn("alle", words)).toContain("Gezocht");
  },
);

test.each(["+32 470 12 34 56", "0032470123456", "32470123456"])(
  "a Belgian number written %s is found",
  async (phone) => {
    await exec(`insert into callback_requests (name, phone) values ('Gezocht', '${phone}')`);
    for (const words of ["0470123456", "0470 12 34 56", "+32470123456", "0032470123456", "0032 470"])
      expect(await namesIn("alle", words)).toContain("Gezocht");
  },
);

test.each([
  ["Jan de Vries", "vries jan"],
  ["D’Hondt", "d'hondt"],
  ["Zoë", "zoe\u0308"],
  ["Łukasz Işık", "lukasz isik"],
  ["IJsbrand", "ĳsbrand IJSBRAND"],
  ["1254 XZ", "1254xz"],
  ["100% nat_", "0% nat_"],
])("%s is found by %s", async (name, words) => {
  await exec(`insert into callback_requests (name, phone) values ('${name.replace("'", "''")}', '036')`);
  expect(await namesIn("alle", words)).toEqual([name]);
  expect(await namesIn("alle", `${words} piet`)).toEqual([]);
});

test.each(["jan@example.nl", "lekt", "daklekkage", "nieuw", "5678"])(
  "a request is found by its %s",
  async (words) => {
    expect(await namesIn("alle", words)).toContain("Jan");
  },
);

test.each(["p_et", "p%t"])("a search for %s finds no other letters", async (words) => {
  expect(await namesIn("alle", words)).toEqual([]);
});

test("a word at the end of a long message is found", async () => {
  const message = `${"dak ".repeat(1000)}schoorsteen`;
  await database.addQuote({ name: "Els", message });
  expect(await namesIn("alle", "schoorsteen els")).toEqual(["Els"]);
});

test("a request is found by what its log says, until that line is deleted", async () => {
  await asStaff(
    "insert into request_log (id, callback_id, text) select gen_random_uuid(), id, 'Steiger nodig' from callback_requests where name = 'Piet'",
  );
  expect(await namesIn("alle", "steiger piet")).toEqual(["Piet"]);
  await asStaff("delete from request_log");
  expect(await namesIn("alle", "steiger")).toEqual([]);
});

test("a request is found by its corrected number", async () => {
  await change("Piet", "phone = '06 87654321'");
  expect(await namesIn("alle", "87654321")).toEqual(["Piet"]);
});

test("a request is found by its present status", async () => {
  await change("Piet", "status = 'Afspraak'");
  expect(await namesIn("alle", "afspraak piet")).toEqual(["Piet"]);
});

test("the list folds no text of a request when it is read", async () => {
  const [definition] = await database.rows<{ source: string }>(
    "select pg_get_functiondef('private.fold(text)'::regprocedure) as source",
  );
  await exec(`create or replace function private.fold(words text) returns text language plpgsql immutable set search_path = ''
    as $$ begin if words <> 'jan' then raise exception 'folded %', words; end if; return words; end $$`);
  expect(await namesIn("alle")).toHaveLength(3);
  expect(await namesIn("alle", "jan")).toContain("Jan");
  expect(await overview()).not.toBeNull();
  await exec(String(definition?.source));
});
