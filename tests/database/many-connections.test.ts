import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { type DatabaseConnection, insertQuote, openMigratedDatabase } from "./migrated-database.ts";

/* Tests that need many connections at once; the embedded Postgres has only one. */
let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
let connections: DatabaseConnection[];

async function connect(count: number): Promise<void> {
  database = await openMigratedDatabase();
  connections = await Promise.all(Array.from({ length: count }, database.connect));
}

beforeEach(() => database.empty());

const sendCallback = (connection: DatabaseConnection, name: string, last: number) =>
  connection.insert("callback_requests", { name, phone: "06" }, `192.0.2.${last}`);

describe.skipIf(!inject("postgresSocket"))("with fifty connections", () => {
  beforeAll(async () => {
    await connect(50);
    // On a slow machine, fifty calls take longer than the function's own lock timeout of half a second.
    await database.exec("alter function public.store_photo set lock_timeout = '1min'");
  });

  const allAtOnce = <Result>(work: (connection: DatabaseConnection, index: number) => Promise<Result>) =>
    Promise.all(connections.map(work));

  /** Sends from all connections at once. Resolves with "taken" or the code of each refusal, sorted. */
  async function sendFromAll(name: (index: number) => string, last: (index: number) => number) {
    const send = (connection: DatabaseConnection, index: number) =>
      sendCallback(connection, name(index), last(index)).then(
        () => "taken",
        (error) => JSON.parse(error.message).code as string,
      );
    return (await allAtOnce(send)).sort();
  }

  /** Stores a quote for each connection, two with each e-mail address, and marks their mails to the owner as sent. */
  const storeQuotes = () =>
    database.exec(`
      ${insertQuote({ name: "n::text", email: "'jan@' || n / 2 || '-dak.nl'" }, "from generate_series(0, 49) as n")};
      update private.outbox set state = 'sent'`);

  test("repeats at once are one request", async () => {
    for (let round = 0; round < 5; round++) {
      const name = (index: number) => `Ronde ${round}, ${index % 10}`;
      expect(await sendFromAll(name, (index) => index)).toEqual(Array(50).fill("taken"));
    }
    expect(await database.count("callback_requests")).toBe(50);
    expect(await database.count("private.outbox")).toBe(50);
  });

  test("as many requests of one source are taken as its limit", async () => {
    await database.exec("update private.settings set max_per_source_per_hour = 20");
    const refusals = Array(30).fill("too_many_requests");
    expect(await sendFromAll(String, () => 1)).toEqual([...Array(20).fill("taken"), ...refusals]);
    expect(await database.count("callback_requests")).toBe(20);
  });

  const addCallbacks = () =>
    database.exec(
      "insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 90) as n",
    );

  test("senders at once take no mail twice", async () => {
    await addCallbacks();
    const alone = (await allAtOnce(({ lease }) => lease())).flat().map(({ id }) => id);
    expect(alone.length).toBeGreaterThan(20);
    expect(new Set(alone).size).toBe(alone.length);
  });

  test("senders at once take one collected mail", async () => {
    await addCallbacks();
    await database.exec("update private.outbox set is_collected = true");
    const mails = await allAtOnce(({ leaseCollectedMail }) => leaseCollectedMail());
    expect(mails.flatMap((mail) => mail?.request ?? [])).toHaveLength(90);
  });

  test("senders at once confirm as many visitors as the limit, none twice", async () => {
    await storeQuotes();
    await database.exec("update private.settings set confirmations_per_day = 20");
    const addresses = (await allAtOnce(({ claim }) => claim())).flatMap((mail) => mail?.email ?? []);
    expect(addresses).toHaveLength(20);
    expect(new Set(addresses).size).toBe(20);
  });

  /** Sends a photograph from each connection, for the request of this name. Returns how many were stored. */
  async function sendPhotos(name: (index: number) => string): Promise<number> {
    const statement = `select store_photo(to_jsonb(quote), encode($2::text::bytea, 'base64')) as answer
      from (select ${Object.keys(quote)} from contact_submissions where name = $1) as quote`;
    const rows = await allAtOnce((connection, index) =>
      connection.as<{ answer: string }>("service_role", statement, [name(index), String(index)]),
    );
    return rows.flat().filter(({ answer }) => answer === "stored").length;
  }

  test("as many photographs as one request may have are kept", async () => {
    await storeQuotes();
    const most = Number(await database.setting("max_photos_per_request"));
    expect(await sendPhotos(() => "0")).toBe(most);
    expect(await database.count("private.photos")).toBe(most);
  });

  test("as many photographs as there is room for are kept", async () => {
    await storeQuotes();
    await database.exec("update private.settings set max_photo_bytes = 30 * 50000");
    expect(await sendPhotos(String)).toBe(30);
    expect(await database.count("private.photos")).toBe(30);
  });
});

describe.skipIf(!inject("postgresSocket"))("while somebody holds a lock", () => {
  beforeAll(async () => {
    await connect(2);
    // With this timeout, a call that waits for a lock fails. Without it, such a call would hang.
    await connections[1]?.exec("set statement_timeout = '1min'");
  });

  /** Runs `work` on another connection while the first holds a transaction with `statements` open. */
  async function whileOpen(statements: string, work: (visitor: DatabaseConnection) => Promise<unknown>) {
    const [holder, visitor] = connections as [DatabaseConnection, DatabaseConnection];
    await holder.exec(`begin; ${statements}`);
    await work(visitor).finally(() => holder.exec("rollback"));
  }

  test("a visitor's request waits for no other visitor's", async () => {
    const openRequest = `select set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true);
      set local role anon; insert into callback_requests (name, phone) values ('Jan', '06')`;
    await whileOpen(openRequest, (visitor) => sendCallback(visitor, "Piet", 2));
    expect(await database.count("callback_requests")).toBe(1);
  });

  test("a photograph is told to come back", async () => {
    await database.addQuote();
    await whileOpen("select pg_advisory_xact_lock(hashtextextended('private.photos', 0))", (visitor) =>
      expect(visitor.as("service_role", "select store_photo($1, 'YWJj')", [quote])).rejects.toMatchObject({
        code: "55P03",
      }),
    );
  });

  test.each(["claim_confirmation()", "lease_mails()", "lease_quote('{}')", "lease_collected_mail()"])(
    "a visitor's request goes through beside %s",
    (call) => whileOpen(`select public.${call}`, (visitor) => sendCallback(visitor, "Jan", 1)),
  );
});
