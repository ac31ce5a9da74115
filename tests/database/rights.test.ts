import { expect, test } from "vitest";
import { fieldLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const fields = Object.keys(fieldLabels).sort().join(", ");
const ownSchemas = "('public', 'private')";

/** Everything that each role may do with tables, columns, sequences and functions, and nothing else. */
const rights: Record<string, string[]> = {
  anon: ["public.callback_requests: INSERT (name, phone)", `public.contact_submissions: INSERT (${fields})`],
  // Row level security shows the rows to staff only; see staff.test.ts.
  authenticated: [
    "private.outbox: SELECT (callback_id, created_at, is_collected, quote_id, state)",
    "private.photos: SELECT (content, created_at, id, quote_id)",
    "private.unmailed: SELECT",
    "private: EXECUTE (fold, is_leak, is_staff, list_filters, local_time, staff_email), USAGE",
    "public.callback_requests: DELETE, SELECT, UPDATE (call_back_at, call_back_on, name, phone, spam_reason, status)",
    `public.contact_submissions: DELETE, INSERT (${fields}), SELECT, UPDATE (call_back_at, call_back_on, email, name, phone, spam_reason, status)`,
    "public.photos: SELECT",
    "public.request_log: DELETE, INSERT (callback_id, id, quote_id, text), SELECT",
    "public.requests: SELECT",
    "public: EXECUTE (find_requests, requests_overview)",
  ],
  service_role: [
    "private.mails: SELECT",
    "private.outbox: SELECT, UPDATE",
    "private.photos: INSERT, SELECT",
    "private.sent_mails: INSERT, SELECT",
    "private.settings: SELECT",
    "private.unmailed: SELECT",
    "private: EXECUTE (collected_mail_may_go, is_due, is_leak, is_under_way, lease_alone, lease_within_budget, mailbox, mails_left, request_hash, take_turn, waiting_for_collected_mail, waiting_mails), USAGE",
    "public.callback_requests: SELECT",
    "public.contact_submissions: SELECT",
    "public.request_log: SELECT",
    "public.requests: SELECT",
    "public: EXECUTE (claim_confirmation, lease_collected_mail, lease_mails, lease_quote, mail_is_late, mark_mail_failed, mark_mail_sent, photos_of_mail, store_photo)",
  ],
};

test.each(Object.entries(rights))(
  "%s may do what the forms, the staff or the mails need",
  async (role, roleRights) => {
    // A function without a list of rights has the default rights, which let everybody call the function.
    const grants = await database.rows<{ right: string }>(
      `with grants (schema, relation, verb, columns, grantee) as (
         select relnamespace, relname, privilege_type, null, grantee
         from pg_class, aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)))
         union all
         select relnamespace, relname, privilege_type, string_agg(attname, ', ' order by attname), grantee
         from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
         group by relnamespace, relname, privilege_type, grantee
         union all
         select pronamespace, null, privilege_type, string_agg(distinct proname, ', ' order by proname), grantee
         from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
         group by pronamespace, privilege_type, grantee
         union all
         select oid, null, privilege_type, null, grantee from pg_namespace, aclexplode(nspacl) where nspname = 'private'
       )
       select schema::regnamespace || coalesce('.' || relation, '') || ': '
         || string_agg(verb || coalesce(' (' || columns || ')', ''), ', ' order by verb) as "right"
       from grants where (grantee = 0 or pg_has_role($1, grantee, 'USAGE')) and schema::regnamespace::text in ${ownSchemas}
       group by schema, relation`,
      [role],
    );
    expect(grants.map(({ right }) => right).sort()).toEqual(roleRights);
  },
);

// The three functions left out answer from rows that the caller may see; staff.test.ts tests them.
test.each(["anon", "authenticated"])("a function granted to %s by mistake opens nothing", async (role) => {
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

test("every table of the API has row level security", async () => {
  const open = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
  expect(await database.rows(open)).toEqual([]);
});

test("every view of the API asks for the rights of its reader", async () => {
  const open = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce('security_invoker=true' = any (reloptions), false)`;
  expect(await database.rows(open)).toEqual([]);
});

test("every function has a fixed search path", async () => {
  // A body in standard SQL needs no search path, because its names were resolved when the function was created.
  const open = `select proname from pg_proc where pronamespace::regnamespace::text in ${ownSchemas} and prosqlbody is null
    and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`;
  expect(await database.rows(open)).toEqual([]);
});
