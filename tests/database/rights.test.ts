import { expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const ownSchemas = "('public', 'private')";

/** Everything that each role may do with tables, columns, sequences and functions. What is not listed must be impossible. */
const rights: Record<string, string[]> = {
  anon: [
    "public.callback_requests: INSERT (name, phone)",
    "public.contact_submissions: INSERT (email, message, name, phone, services)",
  ],
  // Row level security gives the rows to staff only; see staff.test.ts.
  authenticated: [
    "private, EXECUTE: folded, is_staff, photos_are_full, staff_email",
    "private.outbox: SELECT (callback_id, is_collected, quote_id, state)",
    "private.photos: SELECT",
    "public, EXECUTE: find_requests, requests_overview",
    "public.callback_requests: DELETE, SELECT, UPDATE (call_back_on, spam_reason, status)",
    "public.contact_submissions: DELETE, SELECT, UPDATE (call_back_on, spam_reason, status)",
    "public.photos: SELECT",
    "public.request_log: DELETE, INSERT (callback_id, id, quote_id, text), SELECT",
    "public.requests: SELECT",
  ],
  service_role: [
    "private, EXECUTE: mailbox, request_hash",
    "private, USAGE",
    "private.confirmations: INSERT, SELECT",
    "private.mails: SELECT",
    "private.outbox: SELECT, UPDATE",
    "private.photos: INSERT, SELECT",
    "private.settings: SELECT",
    "public, EXECUTE: claim_confirmation, lease_collected_mail, lease_mails, mail_is_late, mark_mail_failed, mark_mail_sent, photos_of_mail, store_photos",
    "public.callback_requests: SELECT",
    "public.contact_submissions: SELECT",
    "public.request_log: SELECT",
    "public.requests: SELECT",
  ],
};

test.each(Object.entries(rights))(
  "%s has, in the whole catalogue, only what the forms, the staff or the mails need",
  async (role, expected) => {
    const found = await database.rows<{ granted: string }>(
      `with relation as (
         select oid, relkind, relnamespace::regnamespace || '.' || relname as name from pg_class
         where relnamespace::regnamespace::text in ${ownSchemas} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       ), verbs as (
         select name, verb || case when bool_and(granted) then ''
           else ' (' || string_agg(attname, ', ' order by attname) filter (where granted) || ')' end as verb
         from relation join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
         cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as verb
         cross join has_column_privilege($1, oid, attname, verb) as granted
         where relkind <> 'S' group by name, verb having bool_or(granted)
         union all
         select name, verb from relation cross join unnest(array['DELETE', 'TRUNCATE', 'TRIGGER']) as verb
         where relkind <> 'S' and has_table_privilege($1, oid, verb)
         union all
         select name, 'USAGE' from relation
         where case relkind when 'S' then has_sequence_privilege($1, oid, 'USAGE, SELECT, UPDATE') end
       )
       select name || ': ' || string_agg(verb, ', ' order by verb) as granted from verbs group by name
       union all
       select pronamespace::regnamespace || ', EXECUTE: ' || string_agg(distinct proname, ', ' order by proname) from pg_proc
       where pronamespace::regnamespace::text in ${ownSchemas} and has_function_privilege($1, oid, 'EXECUTE')
       group by pronamespace
       union all
       select 'private, USAGE' where has_schema_privilege($1, 'private', 'USAGE, CREATE')`,
      [role],
    );
    expect(found.map(({ granted }) => granted).sort()).toEqual(expected);
  },
);

// These answer from the caller's own rows; staff.test.ts tries them.
test.each(["anon", "authenticated"])(
  "%s: a function granted by mistake still opens nothing",
  async (role) => {
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
  },
);

test("every table of the API has row level security, and every function a fixed search path", async () => {
  const open = `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
    union all select proname from pg_proc where pronamespace::regnamespace::text in ${ownSchemas}
      and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`;
  expect(await database.rows(open)).toEqual([]);
});
