import { expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const ownSchemas = "('public', 'private')";

/** Everything that each role may do with tables, columns, sequences and functions. What is not listed must be impossible. */
const rights: Record<string, string[]> = {
  anon: [
    "public.callback_requests INSERT (name, phone)",
    "public.contact_submissions INSERT (email, message, name, phone, services)",
  ],
  // Row level security gives the rows to staff only; see staff.test.ts.
  authenticated: [
    "private.folded() EXECUTE",
    "private.is_staff() EXECUTE",
    "private.outbox SELECT (callback_id, is_collected, quote_id, state)",
    "private.photos SELECT (content, created_at, id, quote_id)",
    "private.photos_are_full() EXECUTE",
    "private.staff_email() EXECUTE",
    "public.callback_requests DELETE",
    "public.callback_requests SELECT (call_back_on, created_at, id, name, phone, spam_reason, status)",
    "public.callback_requests UPDATE (call_back_on, spam_reason, status)",
    "public.contact_submissions DELETE",
    "public.contact_submissions SELECT (call_back_on, created_at, email, id, message, name, phone, services, spam_reason, status)",
    "public.contact_submissions UPDATE (call_back_on, spam_reason, status)",
    "public.find_requests() EXECUTE",
    "public.photos SELECT (content, created_at, id, quote_id)",
    "public.request_log DELETE",
    "public.request_log INSERT (callback_id, id, quote_id, text)",
    "public.request_log SELECT (callback_id, id, quote_id, text, written_at, written_by)",
    "public.requests SELECT (call_back_on, callback_id, created_at, email, id, is_collected, is_due, kind, log, mail, message, name, parts, phone, photos, position, quote_id, searched, services, spam_reason, status, unmailed)",
    "public.requests_overview() EXECUTE",
  ],
};

test.each(Object.entries(rights))(
  "%s has, in the whole catalogue, only what the forms and the staff need, and a closed private schema",
  async (role, expected) => {
    const found = await database.rows<{ granted: string }>(
      `with relation as (
         select oid, relkind, relnamespace::regnamespace || '.' || relname as name from pg_class
         where relnamespace::regnamespace::text in ${ownSchemas} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       )
       select name || ' ' || verb || ' (' || string_agg(attname, ', ' order by attname) || ')' as granted
       from relation join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
       cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as verb
       where relkind <> 'S' and has_column_privilege($1, oid, attname, verb) group by name, verb
       union all
       select name || ' ' || verb from relation cross join unnest(array['DELETE', 'TRUNCATE', 'TRIGGER']) as verb
       where relkind <> 'S' and has_table_privilege($1, oid, verb)
       union all
       select name from relation where case relkind when 'S' then has_sequence_privilege($1, oid, 'USAGE, SELECT, UPDATE') end
       union all
       select pronamespace::regnamespace || '.' || proname || '() EXECUTE' from pg_proc
       where pronamespace::regnamespace::text in ${ownSchemas} and has_function_privilege($1, oid, 'EXECUTE')
       union all
       select 'schema private' where has_schema_privilege($1, 'private', 'USAGE, CREATE')`,
      [role],
    );
    expect(found.map(({ granted }) => granted).sort()).toEqual(expected);
  },
);

// These answer from the caller's own rows; staff.test.ts tries them.
test.each(Object.keys(rights))("%s: a function granted by mistake still opens nothing", async (role) => {
  const calls = await database.rows<{ call: string }>(
    `select format('public.%I(%s)', proname, (select string_agg('null::' || t::regtype, ', ')
       from unnest(proargtypes) as t)) as call
     from pg_proc where pronamespace = 'public'::regnamespace and proname not in ('find_requests', 'requests_overview', 'mail_is_late')`,
  );
  expect(calls.length).toBeGreaterThan(5);
  await database.exec(`grant execute on all functions in schema public to ${role}`);
  for (const { call } of calls)
    await expect(database.as(role, `select ${call}`)).rejects.toMatchObject({ code: "42501" });
  await database.exec(`revoke execute on all functions in schema public from ${role}`);
});

test("every table of the API has row level security, and every function a fixed search path", async () => {
  const open = `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
    union all select proname from pg_proc where pronamespace::regnamespace::text in ${ownSchemas}
      and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`;
  expect(await database.rows(open)).toEqual([]);
});

test("service_role calls exactly the functions for mails and photographs, and changes only what they do", async () => {
  const found = await database.rows<{ granted: string }>(
    `select oid::regprocedure::text as granted from pg_proc
     where pronamespace::regnamespace::text in ${ownSchemas} and has_function_privilege('service_role', oid, 'EXECUTE')
     union all
     select oid::regclass || ' ' || string_agg(verb, ' ' order by verb) from pg_class
     cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as verb
     where relnamespace = 'private'::regnamespace and relkind in ('r', 'v') and has_table_privilege('service_role', oid, verb)
     group by oid`,
  );
  expect(found.map(({ granted }) => granted).sort()).toEqual([
    "claim_confirmation()",
    "lease_collected_mail()",
    "lease_mails(jsonb)",
    "mail_is_late()",
    "mark_mail_failed(uuid,text,boolean)",
    "mark_mail_sent(bigint,uuid)",
    "photos_of_mail(bigint)",
    "private.confirmations INSERT SELECT",
    "private.mailbox(text)",
    "private.mails SELECT",
    "private.outbox SELECT UPDATE",
    "private.photos INSERT SELECT",
    "private.request_hash(text,jsonb)",
    "private.settings SELECT",
    "store_photos(jsonb,text[])",
  ]);
});
