import { expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const visitors = ["anon", "authenticated"];

/** Everything that each role may do, as "schema.table verb (columns)". Whatever is not listed must be impossible. */
const rights: Record<string, string[]> = {
  anon: [
    "public.callback_requests INSERT (name, phone)",
    "public.contact_submissions INSERT (email, message, name, phone, services)",
  ],
  // Row level security gives the rows to staff only; see staff.test.ts.
  authenticated: [
    "private.outbox SELECT (callback_id, is_collected, quote_id, state)",
    "private.photos SELECT (content, created_at, id, quote_id)",
    "public.callback_requests SELECT (created_at, handled_at, handled_by, id, name, note, note_version, phone, spam_reason)",
    "public.callback_requests UPDATE (handled_at, note, spam_reason)",
    "public.contact_submissions SELECT (created_at, email, handled_at, handled_by, id, message, name, note, note_version, phone, services, spam_reason)",
    "public.contact_submissions UPDATE (handled_at, note, spam_reason)",
    "public.photos SELECT (content, created_at, id, quote_id)",
    "public.requests SELECT (created_at, email, handled_at, handled_by, id, is_collected, kind, mail, message, name, note, note_version, phone, position, searched, services, spam_reason, unmailed)",
  ],
};

const ownSchemas = "('public', 'private')";

test.each(visitors)(
  "%s: of every table, verb and column in the catalogue, only what the forms and the staff need",
  async (role) => {
    const found = await database.rows<{ granted: string }>(
      `select n.nspname || '.' || c.relname || ' ' || verb
         || ' (' || string_agg(a.attname, ', ' order by a.attname) || ')' as granted
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as verb
     where n.nspname in ${ownSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and has_column_privilege($1, c.oid, a.attname, verb)
     group by n.nspname, c.relname, verb order by 1`,
      [role],
    );
    expect(found.map((row) => row.granted)).toEqual(rights[role]);
  },
);

test.each([
  ["anon", []],
  ["authenticated", ["callback_requests DELETE", "contact_submissions DELETE"]],
])("%s: of all tables and sequences nothing more than %j", async (role, expected) => {
  const found = await database.rows<{ granted: string }>(
    `select c.oid::regclass || ' ' || verb as granted from pg_class as c
     cross join unnest(array['DELETE', 'TRUNCATE', 'TRIGGER', 'USAGE']) as verb
     where c.relnamespace::regnamespace::text in ${ownSchemas}
       and case
         when c.relkind = 'S' then has_sequence_privilege($1, c.oid, 'USAGE, SELECT, UPDATE')
         when c.relkind in ('r', 'p', 'v', 'm', 'f') and verb <> 'USAGE' then has_table_privilege($1, c.oid, verb)
       end
     order by 1`,
    [role],
  );
  expect(found.map((row) => row.granted)).toEqual(expected);
});

test.each([
  ["anon", []],
  ["authenticated", ["is_staff()", "private.is_staff()"]],
])("%s: of all functions only %j can be called, and the private schema is closed", async (role, names) => {
  const callable = await database.rows<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace::regnamespace::text in ${ownSchemas} and has_function_privilege($1, oid, 'EXECUTE')`,
    [role],
  );
  expect(callable.map(({ name }) => name).sort()).toEqual(names);
  const schemas = "select has_schema_privilege($1, 'private', 'USAGE, CREATE') as open";
  expect(await database.rows(schemas, [role])).toEqual([{ open: false }]);
});

// These two answer from the caller's own rows; staff.test.ts tries them.
test.each(visitors)("%s: a function granted by mistake still opens nothing", async (role) => {
  const calls = await database.rows<{ call: string }>(
    `select format('public.%I(%s)', proname, (select string_agg('null::' || t::regtype, ', ')
       from unnest(proargtypes) as t)) as call
     from pg_proc where pronamespace = 'public'::regnamespace and proname not in ('is_staff', 'mail_is_late')`,
  );
  expect(calls.length).toBeGreaterThan(5);
  await database.exec(`grant execute on all functions in schema public to ${role}`);
  try {
    for (const { call } of calls)
      await expect(database.as(role, `select ${call}`)).rejects.toMatchObject({ code: "42501" });
  } finally {
    await database.exec(`revoke execute on all functions in schema public from ${role}`);
  }
});

test("every table of the API has row level security, and every function a fixed search path", async () => {
  const open = `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
    union all select proname from pg_proc where pronamespace::regnamespace::text in ${ownSchemas}
      and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`;
  expect(await database.rows(open)).toEqual([]);
});

test("service_role calls exactly the functions for the outbox and the owner, and changes only what they change", async () => {
  const callable = await database.rows<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace::regnamespace::text in ${ownSchemas} and has_function_privilege('service_role', oid, 'EXECUTE')
     order by 1`,
  );
  expect(callable.map((row) => row.name)).toEqual([
    "claim_confirmation()",
    "clean_up()",
    "clear_rate_limits()",
    "lease_collected_mail()",
    "lease_mails(jsonb)",
    "mail_is_late()",
    "mark_mail_failed(uuid,text,boolean)",
    "mark_mail_sent(bigint,uuid)",
    "photos_of_mail(bigint)",
    "private.mailbox(text)",
    "private.project_state(text)",
    "private.request_hash(text,jsonb)",
    "project_state(text)",
    "store_photos(jsonb,text[])",
  ]);
  const verbs = await database.rows<{ granted: string }>(
    `select c.relname || ' ' || string_agg(verb, ' ' order by verb) as granted from pg_class as c
     cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as verb
     where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
       and has_table_privilege('service_role', c.oid, verb)
     group by c.relname order by 1`,
  );
  expect(verbs.map((row) => row.granted)).toEqual([
    "confirmations INSERT SELECT",
    "outbox SELECT UPDATE",
    "photos DELETE INSERT SELECT",
    "rate_limits DELETE SELECT",
    "settings SELECT",
  ]);
});
