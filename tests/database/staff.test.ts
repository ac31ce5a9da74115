import { expect, test } from "vitest";
import { statuses } from "../../src/requests/stored-request.ts";
import { noteLimit } from "../../supabase/functions/_shared/quote-request.ts";
import { openStaffedDatabase, staff, staffEmail, stranger } from "./staffed-database.ts";

/* What only staff may do with requests. */
const database = await openStaffedDatabase();
const { asStaff, change, count, exec, isLate, log, overview, signedIn } = database;

const line = "00000000-0000-4000-8000-00000000000a";
const tables = ["contact_submissions", "callback_requests"];

const addLine = (column = "callback_id", value = "null", text = "Gebeld") =>
  asStaff(`insert into request_log (id, quote_id, text, ${column})
    select '${line}', id, '${text}', ${value} from contact_submissions`);

test.each([
  ["dated", "written_at", "now() - interval '1 day'"],
  ["signed", "written_by", "'iemand@voorbeeld.nl'"],
  ["marked as its own", "is_note", "false"],
])("a line of the log is %s by the database alone", async (_, column, value) => {
  // This grants every column, as the embedded backend does.
  await exec("grant insert on request_log to authenticated");
  await expect(addLine(column, value)).rejects.toMatchObject({ code: "42501" });
  await addLine();
  expect(await log()).toEqual([{ text: "Gebeld", written_by: staffEmail }]);
});

test("a line of the log that is sent twice is added once", async () => {
  // PostgREST runs this statement for a call that asks to ignore duplicates.
  const send = () =>
    asStaff(`insert into request_log (id, quote_id, text)
      select '${line}', id, 'Gebeld' from contact_submissions on conflict (id) do nothing`);
  await send();
  await send();
  expect(await log()).toHaveLength(1);
});

test("a line of the log is as long as its field allows at most", async () => {
  const write = (length: number) => addLine(undefined, undefined, "x".repeat(length));
  await expect(write(noteLimit + 1)).rejects.toThrow("text_within_limits");
  await write(noteLimit);
});

test("a line of the log is never edited", async () => {
  await exec("grant update on request_log to authenticated");
  await addLine();
  expect(await asStaff("update request_log set text = 'Anders' returning id")).toEqual([]);
});

test("a line of the log can be deleted", async () => {
  await addLine();
  expect(await asStaff("delete from request_log returning text")).toEqual([{ text: "Gebeld" }]);
  expect(await log()).toEqual([]);
});

test("a change of status is a line of the log", async () => {
  await change("Piet", "status = 'Afspraak'");
  await change("Piet", "status = 'Afspraak', spam_reason = null");
  expect(await log()).toEqual([{ text: "Status: Afspraak", written_by: staffEmail }]);
});

test("the site knows every status of the database", async () => {
  expect(await database.rows("select unnest(enum_range(null::request_status))::text as status")).toEqual(
    statuses.map((status) => ({ status })),
  );
});

test.each([
  ["name", "Naam was: Jan", "Jan", "contact_submissions"],
  ["phone", "Telefoon was: 06 1234 5678", "Jan", "contact_submissions"],
  ["email", "E-mail was: jan@example.nl", "Jan", "contact_submissions"],
  ["name", "Naam was: Piet", "Piet", "callback_requests"],
  ["phone", "Telefoon was: 035", "Piet", "callback_requests"],
])("the log says what a corrected %s was: %s", async (column, text, name, table) => {
  await change(name, `${column} = '06 87654321'`, table);
  expect(await log()).toEqual([{ text, written_by: staffEmail }]);
});

test("the log says which e-mail address was taken away", async () => {
  await change("Jan", "email = null", "contact_submissions");
  await change("Jan", "email = 'jan@example.com'", "contact_submissions");
  expect((await log()).map(({ text }) => text)).toEqual(["E-mail was: jan@example.nl", "E-mail was: leeg"]);
});

test("a corrected request stays what the visitor sent, to recognise a repeat", async () => {
  const send = () => database.addCallback("Els");
  await send();
  await change("Els", "name = 'Els de Boer'");
  await send();
  expect(await count("callback_requests where name like 'Els%'")).toBe(1);
});

const now = "(now() at time zone 'Europe/Amsterdam')";
const today = `${now}::date`;

/** Plans this day and time for Piet, sets `status`, and returns what is planned afterwards. */
async function planAfter(status: string, day: string, time = "null") {
  await change("Piet", `call_back_on = ${day}, call_back_at = ${time}`);
  await change("Piet", `status = '${status}'`);
  const [plan] = await database.rows<{ days: number | null; has_time: boolean }>(
    `select call_back_on - ${today} as days, call_back_at is not null as has_time from callback_requests where name = 'Piet'`,
  );
  return plan;
}

test.each(["Gebeld", "Afspraak"])("a day that was due is over once a request is %s", async (status) => {
  expect(await planAfter(status, today)).toEqual({ days: null, has_time: false });
});

test.each(["Gebeld", "Afspraak", "Offerte"])("a later day stays when a request is %s", async (status) => {
  expect(await planAfter(status, `${today} + 5`, "'9:15'")).toEqual({ days: 5, has_time: true });
});

test("an appointment later today stays", async () => {
  // `least` keeps the time today when the test runs in the last minute of a day.
  const time = `least(${now} + interval '1 minute', ${today} + time '23:59:59.999')::time`;
  expect(await planAfter("Afspraak", today, time)).toEqual({ days: 0, has_time: true });
});

test.each(["null", today])("a quote planned for %s comes back after a week", async (day) => {
  expect(await planAfter("Offerte", day)).toEqual({ days: 7, has_time: false });
});

test("the log says which day was planned and which is not any more", async () => {
  await change("Piet", "call_back_on = '2020-12-03'");
  await change("Piet", "call_back_at = '9:15'");
  await change("Piet", "status = 'Gebeld'");
  expect((await log()).map(({ text }) => text).sort()).toEqual([
    "Niet meer gepland: 3-12-2020 9.15",
    "Status: Gebeld",
  ]);
});

test("a day that is chosen again later leaves its line in the log", async () => {
  await change("Piet", "call_back_on = '2030-12-03'");
  await exec("update request_log set written_at = written_at - interval '11 minutes'");
  await change("Piet", "call_back_on = '2030-12-04'");
  expect((await log()).map(({ text }) => text)).toEqual(["Gepland: 3-12-2030", "Gepland: 4-12-2030"]);
});

test("a day to call back may have a time", async () => {
  await change("Piet", "call_back_on = '2030-01-31', call_back_at = '14:30'");
  expect(
    await asStaff(
      "select request ->> 'call_back_at' as at from requests where kind = 'callback' and request ->> 'name' = 'Piet'",
    ),
  ).toEqual([{ at: "14:30:00" }]);
});

test("a time to call back needs a day", async () => {
  await expect(change("Piet", "call_back_at = '14:30'")).rejects.toThrow("time_has_a_day");
});

test("staff read the photographs of a request", async () => {
  expect(await asStaff("select content from photos")).toEqual([{ content: "YWJj" }]);
});

test("what staff delete goes with all that belongs to it", async () => {
  await asStaff("update contact_submissions set status = 'Gebeld'");
  expect(await asStaff("delete from contact_submissions returning name")).toEqual([{ name: "Jan" }]);
  for (const table of ["private.photos", "request_log", "private.outbox where quote_id is not null"])
    expect(await count(table)).toBe(0);
});

test("a mark of spam can be taken away and not set", async () => {
  const mark = (reason: string) =>
    asStaff(`update callback_requests set spam_reason = ${reason} returning spam_reason`);
  expect(await mark("'links'")).toEqual([{ spam_reason: null }, { spam_reason: "links" }]);
  expect(await mark("null")).toEqual([{ spam_reason: null }, { spam_reason: null }]);
});

test.each([
  ["somebody else's account", stranger],
  ["no account in the token", ""],
])("with %s there is no row to see", async (_, account) => {
  await asStaff("update contact_submissions set status = 'Gebeld'");
  for (const relation of [...tables, "requests", "photos", "request_log", "find_requests('alle', '')"])
    expect(await signedIn(account, `select * from ${relation}`)).toEqual([]);
  expect(await overview(account)).toBeNull();
});

test.each([
  ["somebody else's account", stranger],
  ["no account in the token", ""],
])("with %s there is no row to change or delete", async (_, account) => {
  await asStaff("update contact_submissions set status = 'Gebeld'");
  for (const table of tables) await signedIn(account, `update ${table} set status = 'Verloren'`);
  for (const table of [...tables, "request_log"]) await signedIn(account, `delete from ${table}`);
  expect(await count("requests where status <> 'Verloren'")).toBe(3);
  expect(await count("request_log")).toBe(1);
});

test.each([
  ["somebody else's account", stranger],
  ["no account in the token", ""],
])("with %s no line and no request can be added, sent or not", async (_, account) => {
  for (const add of [
    "request_log (id, quote_id, text) select gen_random_uuid(), 1, 'x'",
    "contact_submissions (name, phone) values ('Eve', '06')",
    "contact_submissions (name, phone, email, message, services) values ('Jan', '06 1234 5678', 'jan@example.nl', 'Het lekt', '{Daklekkage (Spoed)}')",
  ])
    await expect(signedIn(account, `insert into ${add}`)).rejects.toMatchObject({
      code: expect.stringMatching("42501|23514"),
    });
  expect(await count("contact_submissions")).toBe(1);
});

test("the alarm tells a stranger nothing, even after a mistaken grant", async () => {
  await exec(
    "update private.outbox set state = 'dead'; grant execute on function mail_is_late() to authenticated",
  );
  expect(await isLate()).toBe(true);
  expect(await signedIn(stranger, "select mail_is_late()")).toEqual([{ mail_is_late: false }]);
});

const addStaff = (email: string) => database.rows(`select private.add_staff('${email}')`);

test.each([
  ["unknown", "onbekend@voorbeeld.nl"],
  ["unconfirmed", "onbevestigd@voorbeeld.nl"],
])("an %s account does not become staff", async (_, email) => {
  await expect(addStaff(email)).rejects.toThrow(
    `geen bevestigd of uitgenodigd account met het adres ${email}.`,
  );
});

test.each(["auth.users where id", "private.staff where user_id"])(
  "who is deleted from %s sees nothing",
  async (place) => {
    await exec(
      `insert into auth.users values ('${stranger}', 'vreemde@voorbeeld.nl', now(), null) on conflict do nothing`,
    );
    await addStaff("vreemde@voorbeeld.nl");
    await addStaff("vreemde@voorbeeld.nl");
    expect(await overview(stranger)).not.toBeNull();
    await exec(`delete from ${place} = '${stranger}'`);
    expect(await overview(stranger)).toBeNull();
    expect(await overview(staff)).not.toBeNull();
  },
);
