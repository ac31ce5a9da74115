import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { afterAll, expect, inject } from "vitest";
import type { Database } from "../../embedded/migrations.ts";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import type {
  ClaimedConfirmation,
  CollectedMail,
  MailedRequest,
  MailKey,
} from "../../supabase/functions/send-quote-email/outbox.ts";
import { backdate } from "../backdate.ts";
import { quote } from "../sample-quote.ts";
import { sqlOf } from "../servers/postgres.ts";

type LeasedMail = MailKey & { lease: string; attempts: number };
export type DatabaseConnection = ReturnType<typeof connectionOf>;

/** A database for one test file, with the migrations. */
export async function openMigratedDatabase() {
  const { database, connect, name } = await openDatabase("migrated");
  await database.exec("create temporary table migrated_settings as table private.settings");
  const connection = connectionOf(database);
  const number = async (statement: string) =>
    (await connection.rows<{ number: number }>(`select (${statement})::int as number`))[0]?.number;
  return {
    ...connection,
    connect,
    name,
    addQuote: (changes: object = {}, address?: string) =>
      connection.insert("contact_submissions", { ...quote, ...changes }, address),
    addCallback: (name = "Piet", address?: string) =>
      connection.insert("callback_requests", { name, phone: "035" }, address),
    /** A number in `private.settings`, so that tests don't repeat it. */
    setting: (name: string) => number(`select ${name} from private.settings`),
    count: (table: string) => number(`select count(*) from ${table}`),
    /**
     * Deletes all requests with their data, and restores the settings. Limits count by the hour of the clock, so in the
     * last seconds of an hour this function waits for the next hour.
     */
    empty: () =>
      database.exec(`
        select pg_sleep(rest) from (
          select extract(epoch from date_trunc('hour', now(), 'UTC') + interval '1 hour' - now()) as rest
        ) as hour where rest < 20;
        delete from public.contact_submissions; delete from public.callback_requests; delete from private.rate_limits;
        delete from private.sent_mails;
        delete from private.settings; insert into private.settings table migrated_settings;
      `),
  };
}

const literal = (value: string | string[]) => `'${Array.isArray(value) ? `{${value}}` : value}'`;

/** The statement that stores the sample quote with `changes`: SQL expressions, which may use columns of `from`. */
export function insertQuote(changes: Partial<Record<keyof QuoteRequest, string>>, from = "") {
  const sample = Object.entries(quote).map(([column, value]) => [column, literal(value)]);
  const row: Record<string, string> = { ...Object.fromEntries(sample), ...changes };
  return `insert into contact_submissions (${Object.keys(row)}) select ${Object.values(row)} ${from}`;
}

/** The error of a refusal by our own functions. */
export const refusal = (status: number, code: string) => ({
  code: "PGRST",
  message: expect.stringContaining(`"code": "${code}"`),
  detail: expect.stringContaining(`"status": ${status}`),
});

/** A new database with Supabase's roles and nothing else. */
export const openEmptyDatabase = () => openDatabase("empty");

async function openDatabase(template: "empty" | "migrated") {
  const templateFile = inject("databaseTemplates")[template];
  const host = inject("postgresSocket");
  if (!host) {
    const database = await PGlite.create({ loadDataDir: new Blob([readFileSync(templateFile)]) });
    afterAll(() => database.close());
    const connect = (): Promise<DatabaseConnection> => Promise.reject(new Error("There is one connection."));
    return { database, connect, name: "" };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const clients: Client[] = [];
  const open = async (database: string) => {
    const client = new Client({ host, user: "postgres", database });
    await client.connect();
    clients.push(client);
    return client;
  };
  const server = await open("postgres");
  await server.query(`create database ${name} template ${templateFile}`);
  afterAll(() => Promise.all(clients.map((client) => client.end())));
  const database: Database = sqlOf(await open(name));
  return { database, connect: async () => connectionOf(sqlOf(await open(name))), name };
}

/** A connection to a database, with functions to act as a role and the edge function's calls about mails. */
export function connectionOf(database: Database) {
  /** Runs a statement as the REST interface does: in a transaction, as the caller's role, with Cloudflare's address. */
  const as = async <Row = Record<string, unknown>>(
    role: string,
    statement: string,
    parameters: unknown[] = [],
    address?: string,
  ) => {
    const work = async (transaction: Pick<Database, "exec" | "query">) => {
      const headers = JSON.stringify({ "cf-connecting-ip": address });
      await transaction.query("select set_config('request.headers', $1, true)", [headers]);
      await transaction.exec(`set local role ${role}`);
      return (await transaction.query<Row>(statement, parameters)).rows;
    };
    return (await database.transaction(work)) as Row[];
  };
  const call = <Row>(statement: string, parameters: unknown[] = []) =>
    as<Row>("service_role", `select * from ${statement}`, parameters);

  const connection = {
    as,
    /** Runs statements with all rights. */
    exec: (statements: string) => database.exec(statements),
    rows: async <Row = Record<string, unknown>>(statement: string, parameters?: unknown[]) =>
      (await database.query<Row>(statement, parameters)).rows,
    /** Inserts a row as a visitor does. */
    insert(table: string, row: object, address?: string) {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`);
      return as("anon", `insert into ${table} (${columns}) values (${places})`, Object.values(row), address);
    },
    /** Leases mails as the scheduler does, or for a quote as the browser's call does. */
    lease: (quote?: object) =>
      quote
        ? call<LeasedMail & MailedRequest>("lease_quote($1)", [quote])
        : call<LeasedMail & MailedRequest>("lease_mails()"),
    leaseCollectedMail: async () => (await call<LeasedMail & CollectedMail>("lease_collected_mail()"))[0],
    markSent: (mail?: LeasedMail) => call("mark_mail_sent($1, $2)", [mail?.id, mail?.lease]),
    markFailed: (mail?: LeasedMail, mayHaveArrived = false) =>
      call("mark_mail_failed($1, 'Mail server is down', $2)", [mail?.lease, mayHaveArrived]),
    photosOf: async (mail?: LeasedMail) =>
      (await call<{ photos: string[] }>("photos_of_mail($1) as photos", [mail?.id]))[0]?.photos,
    claim: async () =>
      (await call<{ mail: ClaimedConfirmation | null }>("claim_confirmation() as mail"))[0]?.mail ?? null,
    isLate: async () => (await call<{ late: boolean }>("mail_is_late() as late"))[0]?.late,
    cleanUp: () => database.exec("select private.clean_up()"),
    pass: (time: string) => database.exec(backdate(time)),
    /** Sends mails as the scheduler would. Returns the names in those mails and the number of confirmations. */
    async mailAll(): Promise<{ alone: string[]; collected?: string[]; confirmations: number }> {
      const { lease, leaseCollectedMail, markSent, claim } = connection;
      const alone: string[] = [];
      for (let mails = await lease(); mails.length > 0; mails = await lease()) {
        for (const mail of mails) await markSent(mail);
        alone.push(...mails.map(({ request }) => request.name));
      }
      const collectedMail = await leaseCollectedMail();
      if (collectedMail) await markSent(collectedMail);
      let confirmations = 0;
      while (await claim()) confirmations++;
      return { alone, collected: collectedMail?.request.map(({ request }) => request.name), confirmations };
    },
  };
  return connection;
}
