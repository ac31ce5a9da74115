import { beforeAll, describe, expect, inject, test } from "vitest";
import { type DatabaseConnection, openMigratedDatabase } from "./migrated-database.ts";

/* The rules for one call are tried through the function, in tests/function/photos.test.ts. */

describe.skipIf(!inject("postgresSocket"))("Of fifty calls at once with a photograph each", () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  let connections: DatabaseConnection[];

  beforeAll(async () => {
    database = await openMigratedDatabase();
    connections = await Promise.all(Array.from({ length: 50 }, database.connect));
    // How many get their turn in half a second is a matter of the machine; here everybody waits.
    await database.exec(`
      alter function public.store_photos set lock_timeout = '1min';
      alter table contact_submissions disable trigger receive_request;
      insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan@example.nl', 'Nat', '{Dakgoten}' from generate_series(0, 49) as n;
      insert into private.outbox (quote_id, request_hash, state, sent_at)
        select id, private.request_hash('contact_submissions', to_jsonb(quote)), 'sent', now()
        from contact_submissions
        cross join lateral (select name, phone, email, message, services) as quote;
    `);
  });

  const storeFromAll = (name: (index: number) => string) =>
    Promise.all(
      connections.map((connection, index) =>
        connection.as<{ stored: { answer: string; late: object | null } }>(
          "service_role",
          `select store_photos(to_jsonb(quote), array[encode($2::text::bytea, 'base64')]) as stored
           from (select name, phone, email, message, services from contact_submissions where name = $1) as quote`,
          [name(index), String(100 + index)],
        ),
      ),
    );
  const kept = () => database.rows("select from private.photos");

  test("for one request five are kept, and one tells the owner", async () => {
    const answers = (await storeFromAll(() => "0")).flat().map(({ stored }) => stored);
    expect(answers.filter(({ answer }) => answer === "stored")).toHaveLength(5);
    expect(answers.filter(({ late }) => late)).toHaveLength(1);
    expect(await kept()).toHaveLength(5);
  });

  test("for as many requests as many are kept as there is room for", async () => {
    await database.exec("update private.settings set max_photo_bytes = 30; delete from private.photos");
    await storeFromAll(String);
    expect(await kept()).toHaveLength(10);
  });
});
