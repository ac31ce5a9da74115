import { beforeEach } from "vitest";
import { insertQuote, openMigratedDatabase } from "./migrated-database.ts";

export const staff = "00000000-0000-4000-8000-000000000001";
export const stranger = "00000000-0000-4000-8000-000000000002";
export const staffEmail = "eigenaar@voorbeeld.nl";

/** The part of Supabase Auth that the migrations use. */
export const authSchema = `
  create schema auth;
  grant usage on schema auth to authenticated;
  create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz, invited_at timestamptz);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $$`;

/** A database with a staff account, a stranger's account, and before each test Jan's leak, Piet's call-back and spam. */
export async function openStaffedDatabase() {
  const database = await openMigratedDatabase();
  await database.exec(`
    ${authSchema};
    insert into auth.users values ('${staff}', '${staffEmail}', null, now()), ('${stranger}', 'vreemde@voorbeeld.nl', now(), null),
      (gen_random_uuid(), 'onbevestigd@voorbeeld.nl', null, null);
    select private.add_staff('Eigenaar@voorbeeld.nl ');
  `);

  beforeEach(async () => {
    await database.empty();
    const leak = insertQuote({
      name: "'Jan'",
      phone: "'06 1234 5678'",
      email: "'jan@example.nl'",
      message: "'Het lekt'",
      services: "'{Daklekkage (Spoed)}'",
    });
    await database.exec(`
      ${leak};
      insert into callback_requests (name, phone) values ('Piet', '035'), ('Win https://a.example', '035');
      insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), 'abc' from contact_submissions;
    `);
  });

  /** Runs a statement as PostgREST does for a token of this account. */
  async function signedIn<Row = Record<string, unknown>>(
    account: string,
    statement: string,
    parameters: unknown[] = [],
  ): Promise<Row[]> {
    await database.exec(`select set_config('request.jwt.claims', '{"sub":"${account}"}', false)`);
    return database.as<Row>("authenticated", statement, parameters);
  }

  const asStaff = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
    signedIn<Row>(staff, statement, parameters);

  return {
    ...database,
    signedIn,
    asStaff,
    /** The names that a filter of the list lets through, in the order of the list. */
    async namesIn(filter: string, words = "", skip = 0, atMost = 100) {
      const list = await asStaff<{ name: string }>(
        "select request ->> 'name' as name from find_requests($1, $2, $3, $4)",
        [filter, words, skip, atMost],
      );
      return list.map(({ name }) => name);
    },
    overview: async (account = staff) =>
      (await signedIn<{ overview: unknown }>(account, "select requests_overview() as overview"))[0]?.overview,
    change: (name: string, values: string, table = "callback_requests") =>
      asStaff(`update ${table} set ${values} where name = '${name}' returning id`),
    /** The lines of all logs, the oldest first. */
    log: () =>
      asStaff<{ text: string; written_by: string }>(
        "select l.* from requests, jsonb_to_recordset(log) as l (text text, written_by text)",
      ),
  };
}
