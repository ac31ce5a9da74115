import { expect, test } from "vitest";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
// The shape of what the hosted service has: https://supabase.com/docs/guides/functions/schedule-functions
await database.exec(`
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.requests (id bigint generated always as identity, url text, headers jsonb, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{}', timeout_milliseconds integer default 2000) returns bigint
  language sql as $$ insert into net.requests (url, headers, body) values ($1, $4, $2) returning id $$;
`);

test("without its secrets the schedule fails loudly, and asks nobody", async () => {
  await expect(database.exec("select private.request_mails()")).rejects.toThrow("Vault has no project_url");
  expect(await database.rows("select from net.requests")).toEqual([]);
});

test("with them it calls the function with the scheduler's secret", async () => {
  await database.exec(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.supabase.example/'), ('scheduler_secret', 'geheim')`);
  await database.exec("select private.request_mails()");
  expect(await database.rows("select url, headers from net.requests")).toEqual([
    {
      url: "https://project.supabase.example/functions/v1/send-quote-email",
      headers: { "content-type": "application/json", "x-scheduler-secret": "geheim" },
    },
  ]);
});
