import { beforeEach, expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database.ts";
import { outboxCalls } from "./outbox-calls.ts";

const staff = "00000000-0000-4000-8000-000000000001";
const stranger = "00000000-0000-4000-8000-000000000002";
const unconfirmed = "00000000-0000-4000-8000-000000000003";
const tables = ["contact_submissions", "callback_requests"];

const database = await openMigratedDatabase();
const { isLate } = outboxCalls(database);
// The part of Supabase Auth that the migrations lean on.
await database.exec(`
  create schema auth;
  create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $$;
  insert into auth.users values ('${staff}', 'eigenaar@voorbeeld.nl', now()), ('${stranger}', 'vreemde@voorbeeld.nl', now()),
    ('${unconfirmed}', 'onbevestigd@voorbeeld.nl', null);
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

const namesInOrder = async () =>
  (await asStaff<{ name: string }>("select name from requests order by position, name desc")).map(
    ({ name }) => name,
  );

test("staff read every column of both tables, and one list of both: leaks, open, spam, handled", async () => {
  for (const table of tables) expect((await asStaff(`select * from ${table}`)).length).toBeGreaterThan(0);
  await database.exec("insert into callback_requests (name, phone) values ('Klaar', '036')");
  await asStaff("update callback_requests set handled_at = now() where name = 'Klaar'");
  expect(await namesInOrder()).toEqual(["Jan", "Piet", "Win https://a.example", "Klaar"]);
  expect(await asStaff("select public.is_staff()")).toEqual([{ is_staff: true }]);
});

const changePiet = (table: string, id: string, values: string) =>
  database.exec(
    `update ${table} set ${values} where ${id} = (select id from callback_requests where name = 'Piet')`,
  );
const age = (time: string) =>
  changePiet("callback_requests", "id", `created_at = created_at - interval '${time}'`);

/** What the list says is not mailed, and whether the alarm goes off. */
const unmailed = async () => [await asStaff("select name from requests where unmailed"), await isLate()];

test.each([
  [10, false],
  [40, true],
])(
  "a request that is not mailed within %i minutes (collected: %s) stands on top and sets off the alarm, until it is handled",
  async (minutes, collected) => {
    await changePiet("private.outbox", "callback_id", `is_collected = ${collected}`);
    await age(`${minutes} minutes -10 seconds`);
    expect(await unmailed()).toEqual([[], false]);
    await age("11 seconds");
    expect(await unmailed()).toEqual([[{ name: "Piet" }], true]);
    expect((await namesInOrder())[0]).toBe("Piet");
    await asStaff("update callback_requests set handled_at = now() where name = 'Piet'");
    expect((await namesInOrder()).at(-1)).toBe("Piet");
    expect(await isLate()).toBe(false);
  },
);

test("a request whose mail is dead does so at once", async () => {
  await changePiet("private.outbox", "callback_id", "state = 'dead'");
  expect(await unmailed()).toEqual([[{ name: "Piet" }], true]);
});

test("staff see a request's photographs, and what they delete goes with those, its mail and its confirmation", async () => {
  expect(await asStaff("select content from photos")).toEqual([{ content: "YWJj" }]);
  expect(await asStaff("delete from contact_submissions returning name")).toEqual([{ name: "Jan" }]);
  expect(await asStaff("delete from callback_requests where name = 'Piet' returning name")).toHaveLength(1);
  expect(
    await database.rows(`select (select count(*)::int from private.photos) as photos,
      (select count(*)::int from private.outbox) as mails,
      (select count(*)::int from private.confirmations) as confirmations`),
  ).toEqual([{ photos: 0, mails: 1, confirmations: 0 }]);
});

test("what staff handle is dated and signed by the database, and can be undone", async () => {
  const handle = "update callback_requests set handled_at = '2020-01-01' where name = 'Piet'";
  const [row] = await asStaff(
    `${handle} returning handled_by, handled_at > now() - interval '1 minute' as now`,
  );
  expect(row).toEqual({ handled_by: "eigenaar@voorbeeld.nl", now: true });
  const [again] = await asStaff(`${handle} returning handled_at > now() - interval '1 minute' as now`);
  expect(again).toEqual({ now: true });
  const undo =
    "update callback_requests set handled_at = null where name = 'Piet' returning handled_at, handled_by";
  expect(await asStaff(undo)).toEqual([{ handled_at: null, handled_by: null }]);
});

test("a note is counted at each change, so that one of an older version is not overwritten", async () => {
  const save = (note: string, version: number) =>
    asStaff(
      `update contact_submissions set note = '${note}' where note_version = ${version} returning note, note_version`,
    );
  expect(await save(" Gebeld ", 0)).toEqual([{ note: "Gebeld", note_version: 1 }]);
  expect(await save("Iets anders", 0)).toEqual([]);
  expect(await save("Gebeld", 1)).toEqual([{ note: "Gebeld", note_version: 1 }]);
  expect(await save("", 1)).toEqual([{ note: null, note_version: 2 }]);
  await expect(save("x".repeat(2001), 2)).rejects.toMatchObject({ code: "23514" });
});

test("a mark of spam can be taken away and not set", async () => {
  const mark = (reason: string) =>
    asStaff(`update callback_requests set spam_reason = ${reason} returning name, spam_reason`);
  expect(await mark("'flood'")).toEqual([
    { name: "Piet", spam_reason: null },
    { name: "Win https://a.example", spam_reason: "links" },
  ]);
  expect((await mark("null")).every((row) => row.spam_reason === null)).toBe(true);
});

test.each([
  ["somebody else's account", stranger],
  ["an account that does not exist any more", "00000000-0000-4000-8000-000000000009"],
  ["no account in the token", ""],
])("with %s there is no row to see, to change or to delete, and no alarm", async (_, account) => {
  for (const relation of [...tables, "requests", "photos"])
    expect(await signedIn(account, `select * from ${relation}`)).toEqual([]);
  for (const table of tables) {
    await signedIn(account, `update ${table} set note = 'x'`);
    await signedIn(account, `delete from ${table}`);
  }
  expect(await database.rows("select from requests where note is null")).toHaveLength(3);
  expect(await signedIn(account, "select public.is_staff()")).toEqual([{ is_staff: false }]);
  await database.exec(
    "update private.outbox set state = 'dead'; grant execute on function mail_is_late() to authenticated",
  );
  expect(await signedIn(account, "select mail_is_late()")).toEqual([{ mail_is_late: false }]);
  await database.exec("revoke execute on function mail_is_late() from authenticated");
});

test("only a confirmed account becomes staff, once, and is no longer when the account is deleted", async () => {
  const add = (email: string) => database.rows(`select private.add_staff('${email}')`);
  await expect(add("onbekend@voorbeeld.nl")).rejects.toThrow(
    "Er is geen bevestigd account met het adres onbekend@voorbeeld.nl.",
  );
  await expect(add("onbevestigd@voorbeeld.nl")).rejects.toThrow("geen bevestigd account");
  await add("vreemde@voorbeeld.nl");
  await add("vreemde@voorbeeld.nl");
  expect(await signedIn(stranger, "select public.is_staff()")).toEqual([{ is_staff: true }]);
  await database.exec(`delete from auth.users where id = '${stranger}'`);
  expect(await signedIn(stranger, "select public.is_staff()")).toEqual([{ is_staff: false }]);
});

test.each(["0612345678", "06 1234 5678", "+31 (0)6-12345678", "0031612345678"])(
  "a number that is written %s is found with and without the country",
  async (phone) => {
    await database.exec(`insert into callback_requests (name, phone) values ('Gezocht', '${phone}')`);
    for (const digits of ["0612345678", "31612345678"])
      expect(await asStaff(`select name from requests where searched like '%${digits}%'`)).toContainEqual({
        name: "Gezocht",
      });
  },
);
