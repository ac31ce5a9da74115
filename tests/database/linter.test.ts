import { beforeAll, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/*
 * What Supabase's database linter (https://supabase.com/docs/guides/database/database-linter)
 * warns about, for the checks that make sense without a hosted project; the queries are our
 * own, after the meaning that the documentation gives each. Numbers are the linter's.
 */

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

const own = "in ('public', 'private')";

/** Each finds what must not be there. `spoil` makes one case, to show that the query would find it. */
const checks: { name: string; find: string; spoil?: string }[] = [
  {
    name: "0001 a foreign key without an index",
    find: `select conname from pg_constraint as f where contype = 'f' and connamespace::regnamespace::text ${own}
      and not exists (select from pg_index as i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1])`,
    spoil: "create table public.spoiled (lead bigint references public.contact_submissions)",
  },
  {
    name: "0003 a policy that asks for the caller row by row",
    find: `select policyname from pg_policies where schemaname ${own}
      and coalesce(qual, '') || coalesce(with_check, '') ~ '(auth\\.\\w+\\(\\)|current_setting\\()'
      and coalesce(qual, '') || coalesce(with_check, '') !~* 'select (auth\\.|current_setting)'`,
    spoil: "create policy spoiled on public.callback_requests for select using (current_setting('a') = 'b')",
  },
  {
    name: "0004 a table without a primary key",
    find: `select relname from pg_class as c where relkind = 'r' and relnamespace::regnamespace::text ${own}
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
    spoil: "create table public.spoiled ()",
  },
  {
    name: "0006 several permissive policies for one role and verb",
    find: `select tablename from pg_policies cross join unnest(roles) as role
      where schemaname ${own} and permissive = 'PERMISSIVE' group by tablename, role, cmd having count(*) > 1`,
    spoil: "create policy spoiled on public.callback_requests for insert to anon with check (name <> '')",
  },
  {
    name: "0007 policies that are not in force, because row level security is off",
    find: `select c.relname from pg_class as c join pg_policy as p on p.polrelid = c.oid where not c.relrowsecurity`,
    spoil: "alter table public.callback_requests disable row level security",
  },
  {
    name: "0008 row level security without any policy",
    find: `select relname from pg_class as c where relrowsecurity and relnamespace::regnamespace::text ${own}
      and not exists (select from pg_policy where polrelid = c.oid)`,
    spoil: "create table public.spoiled (); alter table public.spoiled enable row level security",
  },
  {
    name: "0009 the same index twice",
    find: `select min(indexrelid::regclass::text) from pg_index join pg_class as c on c.oid = indexrelid
      where c.relnamespace::regnamespace::text ${own}
      group by indrelid, indkey::text, indpred::text, indexprs::text having count(*) > 1`,
    spoil: "create index spoiled on public.callback_requests (created_at)",
  },
  {
    name: "0010 a view with the rights of its maker",
    find: `select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      and not coalesce(reloptions::text ~* 'security_invoker=(true|on|yes|1)', false)`,
    spoil: "create view public.spoiled as select 1 as one",
  },
  {
    name: "0011 a function that can be led astray by the caller's search path",
    find: `select proname from pg_proc where pronamespace::regnamespace::text ${own}
      and not coalesce(proconfig && array['search_path=""', 'search_path='], false)`,
    spoil: "create function public.spoiled() returns int language sql return 1",
  },
  {
    name: "0013 a table of the API without row level security",
    find: "select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity",
    spoil: "create table public.spoiled (id int primary key)",
  },
  {
    name: "0014 an extension in the API's schema",
    find: "select extname from pg_extension where extnamespace = 'public'::regnamespace",
  },
  {
    name: "0016 a materialised view in the API",
    find: `select relname from pg_class where relkind = 'm' and relnamespace = 'public'::regnamespace
      and (has_table_privilege('anon', oid, 'SELECT') or has_table_privilege('authenticated', oid, 'SELECT'))`,
    spoil: "create materialized view public.spoiled as select 1 as one",
  },
  {
    name: "0024 a policy that lets everything through",
    find: `select policyname from pg_policies where schemaname ${own} and cmd <> 'SELECT' and permissive = 'PERMISSIVE'
      and (regexp_replace(coalesce(with_check, ''), '[\\s()]', '', 'g') in ('true', '1=1')
        or regexp_replace(coalesce(qual, ''), '[\\s()]', '', 'g') in ('true', '1=1'))`,
    spoil: "create policy spoiled on public.callback_requests for insert to service_role with check (true)",
  },
  {
    name: "0026 a table that a visitor can read, and so sees in GraphQL",
    find: `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (has_any_column_privilege('anon', oid, 'SELECT') or has_any_column_privilege('authenticated', oid, 'SELECT'))`,
    spoil: "grant select (name) on public.callback_requests to anon",
  },
  {
    name: "0028, 0029 a function with its maker's rights that a visitor can call",
    // One is meant to be: the counters' table is closed to visitors, and the function is its only door.
    find: `select proname from pg_proc where prosecdef and pronamespace::regnamespace::text ${own}
      and oid <> 'public.count_events(jsonb)'::regprocedure
      and (has_function_privilege('anon', oid, 'EXECUTE') or has_function_privilege('authenticated', oid, 'EXECUTE'))`,
    spoil:
      "create function public.spoiled() returns int language sql security definer set search_path = '' return 1",
  },
];

test.each(checks)("the linter has nothing to say: $name", async ({ find }) => {
  expect(await database.rows(find)).toEqual([]);
});

// This Postgres brings no extension that could be put in the wrong place to spoil 0014.
test.each(checks.filter(({ spoil }) => spoil))("and it would be noticed: $name", async ({ find, spoil }) => {
  await database.exec(`begin; ${spoil}`);
  try {
    expect(await database.rows(find)).not.toEqual([]);
  } finally {
    await database.exec("rollback");
  }
});
