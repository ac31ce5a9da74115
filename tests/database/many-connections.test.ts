import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type DatabaseConnection, openMigratedDatabase } from "./migrated-database.ts";

/* What only shows when many connections work side by side: the embedded Postgres has one. */
const many = 50;
let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
let connections: DatabaseConnection[];

/** Opens a database with `count` connections more. */
async function connect(count: number): Promise<void> {
  database = await openMigratedDatabase();
  connections = await Promise.all(Array.from({ length: count }, database.connect));
}

const send = (connection: DatabaseConnection, name: string, last: number) =>
  connection.insert("callback_requests", { name, phone: "06" }, { "cf-connecting-ip": `192.0.2.${last}` });

const stored = async () => (await database.rows("select from callback_requests")).length;
const counted = () =>
  database.rows("select source = '' as in_all, requests from private.rate_limits order by 1");

describe.skipIf(!inject("postgresSocket"))("With fifty connections that wait for their turn", () => {
  beforeAll(async () => {
    await connect(many);
    // How many get their turn in half a second is a matter of the machine.
    await database.exec(`alter function private.receive_request() set lock_timeout = '1min';
      alter function public.store_photos set lock_timeout = '1min'`);
  });

  beforeEach(() => database.empty());

  /** Sends from all at once; resolves with how many were taken, and how those that were not were refused. */
  async function sendFromAll(name: (index: number) => string, last: (index: number) => number) {
    const results = await Promise.allSettled(
      connections.map((connection, index) => send(connection, name(index), last(index))),
    );
    const refusals = results.flatMap((result) =>
      result.status === "rejected" ? [JSON.parse(result.reason.message).code as string] : [],
    );
    return { taken: results.length - refusals.length, refusals: [...new Set(refusals)] };
  }

  /** Stores as many quotes, two from each address, whose mails to the owner left. */
  const storeQuotes = () =>
    database.exec(`insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan@' || n / 2 || '-dak.nl', 'Nat', '{Dakgoten}' from generate_series(0, 49) as n;
      update private.outbox set state = 'sent', sent_at = now()`);

  /** Stores another photograph from each, and resolves with the answers. */
  const storePhotos = (name: (index: number) => string) => {
    const statement = `select store_photos(to_jsonb(quote), array[encode($2::text::bytea, 'base64')]) as stored
      from (select name, phone, email, message, services from contact_submissions where name = $1) as quote`;
    const store = (connection: DatabaseConnection, index: number) =>
      connection.as<{ stored: { answer: string; late: object | null } }>("service_role", statement, [
        name(index),
        String(100 + index),
      ]);
    return Promise.all(connections.map(store)).then((rows) => rows.flat().map(({ stored }) => stored));
  };

  const own = (index: number) => index;
  const names = (index: number) => `Jan ${index}`;

  test("repeats at once are one row, one mail and one in the count of all, and none waits for good", async () => {
    for (let round = 0; round < 5; round++) {
      const name = (index: number) => `Ronde ${round}, ${index % 10}`;
      expect(await sendFromAll(name, own)).toEqual({ taken: many, refusals: [] });
    }
    expect(await stored()).toBe(50);
    expect(await database.rows("select from private.outbox")).toHaveLength(50);
    expect((await counted()).at(-1)).toEqual({ in_all: true, requests: 50 });
  });

  test.each([
    ["one source", "max_per_source_per_hour", () => 1],
    ["all", "max_per_hour", own],
  ])("exactly as many requests as the limit of %s are taken", async (_, setting, last) => {
    await database.exec(`update private.settings set ${setting} = 20`);
    expect(await sendFromAll(names, last)).toEqual({ taken: 20, refusals: ["too_many_requests"] });
    expect(await stored()).toBe(20);
    expect((await counted()).at(-1)).toEqual({ in_all: true, requests: 20 });
  });

  test("senders at once never take the same mail, and no more than the budget", async () => {
    await database.exec(
      "insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 90) as n",
    );
    const alone = (await Promise.all(connections.map(({ lease }) => lease()))).flat().map(({ id }) => id);
    expect(alone).toHaveLength(await database.setting("mails_per_hour"));
    expect(new Set(alone).size).toBe(alone.length);
    const collected = await Promise.all(connections.map(({ leaseCollected }) => leaseCollected()));
    expect(collected.flatMap((mail) => mail?.request ?? [])).toHaveLength(90 - alone.length);
  });

  test("senders at once confirm no request twice, to no address twice, and none above the maximum", async () => {
    await storeQuotes();
    await database.exec("update private.settings set confirmations_per_day = 20");
    const claimed = await Promise.all(connections.map(({ claim }) => claim()));
    const addresses = claimed.flatMap((mail) => mail?.email ?? []);
    expect(addresses).toHaveLength(20);
    expect(new Set(addresses).size).toBe(20);
  });

  test("of photographs for one request five are kept, and one tells the owner", async () => {
    await storeQuotes();
    const answers = await storePhotos(() => "0");
    expect(answers.filter(({ answer }) => answer === "stored")).toHaveLength(5);
    expect(answers.filter(({ late }) => late)).toHaveLength(1);
    expect(await database.rows("select from private.photos")).toHaveLength(5);
  });

  test("of photographs for as many requests, as many are kept as there is room for", async () => {
    await storeQuotes();
    await database.exec("update private.settings set max_photo_bytes = 30");
    await storePhotos(String);
    expect(await database.rows("select from private.photos")).toHaveLength(10);
  });
});

describe.skipIf(!inject("postgresSocket"))("While somebody holds a lock", () => {
  beforeAll(async () => {
    await connect(2);
    // Whoever waited would fail by this, and not by the function's own limit.
    await connections[1]?.exec("set statement_timeout = '5s'");
  });

  beforeEach(() => database.empty());

  /** Runs `work` with another connection while the first has done `statements` in a transaction. */
  async function during(statements: string, work: (visitor: DatabaseConnection) => Promise<void>) {
    const [holder, visitor] = connections as [DatabaseConnection, DatabaseConnection];
    await holder.exec(`begin; ${statements}`);
    try {
      await work(visitor);
    } finally {
      await holder.exec("rollback");
    }
  }

  test("that a request needs, the visitor is told to come back, and nothing is counted", async () => {
    await send(database, "Jan", 1);
    await during("update private.rate_limits set requests = requests where source = ''", (visitor) =>
      expect(send(visitor, "Piet", 2)).rejects.toMatchObject({
        code: "PGRST",
        detail: '{"status": 503, "headers": {"Retry-After": "1"}}',
      }),
    );
    await send(database, "Piet", 2);
    expect((await counted()).at(-1)).toEqual({ in_all: true, requests: 2 });
  });

  test("a source above its limit is refused without waiting", async () => {
    await database.exec("update private.settings set max_per_source_per_hour = 3");
    for (let index = 0; index < 3; index++) await send(database, `Jan ${index}`, 1);
    const all = `lock table private.outbox in access exclusive mode;
      update private.rate_limits set requests = requests where source = ''`;
    await during(all, (visitor) =>
      expect(send(visitor, "Jan", 1)).rejects.toMatchObject({
        detail: expect.stringContaining('"status": 429'),
      }),
    );
  });

  test.each(["claim_confirmation()", "lease_mails()", "lease_collected_mail()"])(
    "of %s, a visitor's request goes through",
    async (call) => {
      await during(`select public.${call}`, async (visitor) => {
        await send(visitor, "Jan", 1);
      });
    },
  );
});
