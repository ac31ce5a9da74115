import { beforeEach, expect, test } from "vitest";
import { statuses } from "../../src/requests/request-words.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const staff = "00000000-0000-4000-8000-000000000001";
const stranger = "00000000-0000-4000-8000-000000000002";
const line = "00000000-0000-4000-8000-00000000000a";
const tables = ["contact_submissions", "callback_requests"];

const database = await openMigratedDatabase();
const { isLate } = database;
// The part of Supabase Auth that the migrations lean on.
await database.exec(`
  create schema auth;
  create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz, invited_at timestamptz);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $$;
  insert into auth.users values ('${staff}', 'eigenaar@voorbeeld.nl', null, now()), ('${stranger}', 'vreemde@voorbeeld.nl', now(), null),
    (gen_random_uuid(), 'onbevestigd@voorbeeld.nl', null, null);
  select private.add_staff('Eigenaar@voorbeeld.nl ');
`);

beforeEach(async () => {
  await database.empty();
  await database.exec(`
    insert into contact_submissions (name, phone, email, message, services)
      values ('Jan', '06 1234 5678', 'jan@example.nl', 'Het lekt', '{Daklekkage (Spoed)}');
    insert into callback_requests (name, phone) values ('Piet', '035'), ('Win https://a.example', '035');
    insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions;
    insert into private.confirmations (quote_id, mailbox) select id, 'jan@example.nl' from contact_submissions;
  `);
});

/** Runs a statement as PostgREST does for a token of this account. */
async function signedIn<Row = Record<string, unknown>>(account: string, statement: string): Promise<Row[]> {
  await database.exec(`select set_config('request.jwt.claims', '{"sub":"${account}"}', false)`);
  return database.as<Row>("authenticated", statement);
}

const asStaff = <Row = Record<string, unknown>>(statement: string) => signedIn<Row>(staff, statement);

/** Who stands in a part of the list, in its order. */
async function found(part: string, words = "") {
  const list = await asStaff<{ name: string }>(
    `select request ->> 'name' as name from find_requests('${part}', '${words}')`,
  );
  return list.map(({ name }) => name);
}

const overview = async (account = staff) =>
  (await signedIn<{ seen: unknown }>(account, "select requests_overview() as seen"))[0]?.seen;

const change = (name: string, values: string) =>
  asStaff(`update callback_requests set ${values} where name = '${name}' returning id`);

test("the list has what was never mailed first, then new leaks of two days, what is due, and the newest", async () => {
  await database.addCallback("Eerder");
  await database.exec(
    `update callback_requests set created_at = now() - interval '3 days' where name = 'Eerder';
      update private.outbox set created_at = now() - interval '3 days'
      where callback_id = (select id from callback_requests where name = 'Eerder')`,
  );
  expect(await found("open")).toEqual(["Eerder", "Jan", "Piet"]);
  await database.exec("update private.outbox set state = 'sent'");
  await change("Eerder", "call_back_on = current_date - 2, status = 'Gebeld'");
  expect(await found("open")).toEqual(["Jan", "Eerder", "Piet"]);
  await database.exec("update contact_submissions set created_at = now() - interval '2 days'");
  expect(await found("open")).toEqual(["Eerder", "Piet", "Jan"]);
});

test("each part holds its requests and tells their number, and nearly full photographs are told", async () => {
  await database.addCallback("Klaar");
  await database.addCallback("Straks");
  await change("Klaar", "status = 'Verloren', call_back_on = current_date");
  await change("Straks", "status = 'Offerte', call_back_on = current_date + 2");
  await change("Piet", "call_back_on = current_date - 1");
  expect(await found("nieuw")).toEqual(["Jan", "Piet"]);
  expect(await found("open")).toEqual(["Jan", "Piet", "Straks"]);
  expect(await found("vandaag")).toEqual(["Piet"]);
  expect(await found("afgesloten")).toEqual(["Klaar"]);
  expect(await found("spam")).toEqual(["Win https://a.example"]);
  const counts = { alle: 5, open: 3, nieuw: 2, vandaag: 1, afgesloten: 1, spam: 1 };
  // The photograph has three bytes.
  await database.exec("update private.settings set max_photo_bytes = 4");
  expect(await overview()).toEqual({ counts, photosAreFull: false });
  await database.exec("update private.settings set max_photo_bytes = 3");
  expect(await overview()).toEqual({ counts, photosAreFull: true });
});

test("due is a day in Amsterdam, whatever zone the caller chooses", async () => {
  for (const days of [0, 1]) {
    await change("Piet", `call_back_on = (now() at time zone 'Europe/Amsterdam')::date + ${days}`);
    for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
      const due = await asStaff(`select set_config('timezone', '${zone}', true) from requests where is_due`);
      expect(due).toHaveLength(1 - days);
    }
  }
});

test.each([
  [10, false],
  [40, true],
])(
  "a request not mailed within %i minutes (collected: %s) sets off the alarm until it is no longer new",
  async (minutes, collected) => {
    await database.empty();
    await database.addCallback();
    await database.exec(`update private.outbox set is_collected = ${collected}`);
    await database.pass(`${minutes} minutes -10 seconds`);
    expect(await isLate()).toBe(false);
    await database.pass("11 seconds");
    expect(await isLate()).toBe(true);
    await change("Piet", "status = 'Gebeld'");
    expect(await isLate()).toBe(false);
  },
);

test("a line of the log is dated and signed by the database, added once, deleted, and never edited", async () => {
  const add = (column = "callback_id", value = "null") =>
    asStaff(`insert into request_log (id, quote_id, text, ${column})
      select '${line}', id, 'Gebeld', ${value} from contact_submissions`);
  const forgeries = { written_at: "now() - interval '1 day'", written_by: "'iemand@voorbeeld.nl'" };
  // The embedded backend grants every column.
  await database.exec("grant insert, update on request_log to authenticated");
  for (const [column, value] of Object.entries(forgeries))
    await expect(add(column, value)).rejects.toMatchObject({ code: "42501" });
  await add();
  await expect(add()).rejects.toMatchObject({ code: "23505" });
  expect(await asStaff("update request_log set text = 'Anders' returning id")).toEqual([]);
  expect(await asStaff("delete from request_log returning text")).toEqual([{ text: "Gebeld" }]);
});

test("a change of status is a line of the log, and a word of it is found; the site knows every status", async () => {
  await change("Piet", "status = 'Afspraak'");
  await change("Piet", "status = 'Afspraak', call_back_on = current_date");
  const log = "select l.* from requests, jsonb_to_recordset(log) as l (text text, written_by text)";
  expect(await asStaff(log)).toEqual([{ text: "Status: Afspraak", written_by: "eigenaar@voorbeeld.nl" }]);
  expect(await found("alle", "afspraak piet")).toEqual(["Piet"]);
  expect(await database.rows("select unnest(enum_range(null::request_status))::text as status")).toEqual(
    statuses.map((status) => ({ status })),
  );
});

test("what staff delete goes with its photographs, log, mail and confirmation", async () => {
  await asStaff("update contact_submissions set status = 'Gebeld'");
  expect(await asStaff("select content from photos")).toEqual([{ content: "YWJj" }]);
  expect(await asStaff("delete from contact_submissions returning name")).toEqual([{ name: "Jan" }]);
  for (const table of ["private.photos", "request_log", "private.confirmations"])
    expect(await database.count(table)).toBe(0);
  expect(await database.count("private.outbox")).toBe(2);
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
])("with %s there is no row to see, to add, to change or to delete, and no alarm", async (_, account) => {
  await asStaff("update contact_submissions set status = 'Gebeld'");
  for (const relation of [...tables, "requests", "photos", "request_log", "find_requests('alle', '')"])
    expect(await signedIn(account, `select * from ${relation}`)).toEqual([]);
  for (const table of tables) await signedIn(account, `update ${table} set status = 'Verloren'`);
  for (const table of [...tables, "request_log"]) await signedIn(account, `delete from ${table}`);
  const add = `insert into request_log (id, quote_id, text) values (gen_random_uuid(), 1, 'x')`;
  await expect(signedIn(account, add)).rejects.toMatchObject({ code: "42501" });
  expect(await database.count("requests where status <> 'Verloren'")).toBe(3);
  expect(await database.count("request_log")).toBe(1);
  expect(await overview(account)).toBeNull();
  await database.exec(
    "update private.outbox set state = 'dead'; grant execute on function mail_is_late() to authenticated",
  );
  expect(await isLate()).toBe(true);
  expect(await signedIn(account, "select mail_is_late()")).toEqual([{ mail_is_late: false }]);
});

test("an invited or confirmed account becomes staff, once, and is no longer when the account is deleted", async () => {
  const add = (email: string) => database.rows(`select private.add_staff('${email}')`);
  await expect(add("onbekend@voorbeeld.nl")).rejects.toThrow("account met het adres onbekend@voorbeeld.nl.");
  await expect(add("onbevestigd@voorbeeld.nl")).rejects.toThrow("geen bevestigd of uitgenodigd account");
  await add("vreemde@voorbeeld.nl");
  await add("vreemde@voorbeeld.nl");
  expect(await overview(stranger)).not.toBeNull();
  await database.exec(`delete from auth.users where id = '${stranger}'`);
  expect(await overview(stranger)).toBeNull();
});

test.each(["0612345678", "06 1234 5678", "+31 (0)6-12345678", "0031612345678", "06–1234 56 78"])(
  "a number that is written %s is found in each of these spellings, whole or in part",
  async (phone) => {
    await database.exec(`insert into callback_requests (name, phone) values ('Gezocht', '${phone}')`);
    for (const typed of ["0612345678", "31612345678", "0031 (0)6 1234", "+31(0)612345678", "12 34 56"])
      expect(await found("alle", typed)).toContain("Gezocht");
  },
);

test.each([
  ["Jan de Vries", "vries jan"],
  ["D’Hondt", "d''hondt"],
  ["Zoë", "zoe\u0308"],
  ["Łukasz Işık", "lukasz isik"],
  ["IJsbrand", "ĳsbrand IJSBRAND"],
  ["1254 XZ", "1254xz"],
  ["100% nat_", "0% nat_"],
])("%s is found by %s", async (name, typed) => {
  await database.exec(`insert into callback_requests (name, phone) values ('${name}', '036')`);
  expect(await found("alle", typed)).toEqual([name]);
  expect(await found("alle", `${typed} piet`)).toEqual([]);
});
