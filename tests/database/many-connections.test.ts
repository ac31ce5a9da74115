import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type DatabaseConnection, type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/*
 * What only shows when many connections work side by side, as on the hosted service: the embedded
 * Postgres has one.
 */
describe.skipIf(!inject("postgresSocket"))("With fifty connections", () => {
  let database: MigratedDatabase;
  let connections: DatabaseConnection[];

  beforeAll(async () => {
    database = await openMigratedDatabase();
    connections = await Promise.all(Array.from({ length: 50 }, database.connect));
    // How many get their turn in half a second is a matter of the machine; here everybody waits.
    await database.exec("alter function private.receive_request() set lock_timeout = '1min'");
  });

  beforeEach(() =>
    database.exec(`
      delete from public.contact_submissions; delete from public.callback_requests; delete from private.rate_limits;
      update private.settings set suspect_in_all = default, max_per_hour = default, hard_max_per_hour = default;
    `),
  );

  const send = (connection: DatabaseConnection, name: string, network: number) =>
    connection.insert(
      "callback_requests",
      { name, phone: "06" },
      { "cf-connecting-ip": `192.0.2.${network}` },
    );

  /** Sends from all at once; resolves with how many were taken, and how those that were not were refused. */
  async function sendFromAll(name: (index: number) => string, network: (index: number) => number) {
    const results = await Promise.allSettled(
      connections.map((connection, index) => send(connection, name(index), network(index))),
    );
    const refusals = results.flatMap((result) =>
      result.status === "rejected" ? [JSON.parse(result.reason.message).code as string] : [],
    );
    return { taken: results.length - refusals.length, refusals: [...new Set(refusals)] };
  }

  const stored = async () => (await database.rows("select from callback_requests")).length;
  const counted = () =>
    database.rows(
      "select source = '' as in_all, requests from private.rate_limits where source <> 'first' order by 1",
    );

  test("fifty equal requests at once are one row with one mail, and one in the count of all", async () => {
    expect(
      await sendFromAll(
        () => "Jan",
        (index) => index,
      ),
    ).toEqual({ taken: 50, refusals: [] });
    expect(await stored()).toBe(1);
    expect(await database.rows("select from private.outbox")).toHaveLength(1);
    expect((await counted()).at(-1)).toEqual({ in_all: true, requests: 1 });
  });

  test("of fifty requests from one source, exactly as many as the cap are taken", async () => {
    const name = (index: number) => `Jan ${index}`;
    expect(await sendFromAll(name, () => 1)).toEqual({ taken: 30, refusals: ["too_many_requests"] });
    expect(await stored()).toBe(30);
    expect(await counted()).toEqual([
      { in_all: false, requests: 30 },
      { in_all: true, requests: 30 },
    ]);
  });

  test("of fifty requests from as many sources, exactly as many as the last cap are taken", async () => {
    await database.exec("update private.settings set max_per_hour = 5, hard_max_per_hour = 20");
    const name = (index: number) => `Jan ${index}`;
    expect(await sendFromAll(name, (index) => index)).toEqual({
      taken: 20,
      refusals: ["too_many_requests"],
    });
    expect(await stored()).toBe(20);
  });

  test("requests one after another, round after round, never wait for each other for good", async () => {
    for (let round = 0; round < 5; round++) {
      const name = (index: number) => `Ronde ${round}, ${index % 10}`;
      expect(await sendFromAll(name, (index) => index)).toEqual({ taken: 50, refusals: [] });
    }
    expect(await stored()).toBe(50);
  });

  test("fifty senders at once never take the same mail", async () => {
    await database.exec(
      "insert into callback_requests (name, phone) select n::text, '06' from generate_series(1, 90) as n",
    );
    const taken = await Promise.all(
      connections.map((connection) =>
        connection.as<{ id: number }>("service_role", "select id from lease_mails(null, 5)"),
      ),
    );
    const ids = taken.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await database.as<{ id: number }>("service_role", "select id from lease_mails(null, 100)");
    expect(new Set([...ids, ...rest.map(({ id }) => id)]).size).toBe(90);
  });

  test("fifty senders at once confirm no request twice, to no address twice, and none above the maximum", async () => {
    await database.exec(`
      update private.settings set max_confirmations_in_all = 20;
      insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan@' || n / 2 || '-dak.nl', 'Nat', '{Dakgoten}' from generate_series(0, 89) as n;
      update private.outbox set state = 'sent';
    `);
    const claimed = await Promise.all(
      connections.map((connection) =>
        connection.as<{ mail: { email: string } | null }>(
          "service_role",
          "select claim_confirmation() as mail",
        ),
      ),
    );
    const addresses = claimed.flat().flatMap(({ mail }) => (mail ? [mail.email] : []));
    expect(addresses).toHaveLength(20);
    expect(new Set(addresses).size).toBe(20);
  });

  test("of fifty photographs at once for one request five are kept, and for as many requests what there is room for", async () => {
    await database.exec(`
      alter function public.store_photo set lock_timeout = '1min';
      update private.settings set max_photo_bytes = 30;
      insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan@example.nl', 'Nat', '{Dakgoten}' from generate_series(0, 49) as n;
    `);
    const keep = (name: (index: number) => string) =>
      Promise.all(
        connections.map((connection, index) =>
          connection.as(
            "service_role",
            `select store_photo(to_jsonb(quote), gen_random_uuid(), 'YWJj', '{}')
             from (select name, phone, email, message, services from contact_submissions where name = $1) as quote`,
            [name(index)],
          ),
        ),
      );
    const kept = () => database.rows("select from private.photos");
    await keep(() => "0");
    expect(await kept()).toHaveLength(5);
    await keep(String);
    expect(await kept()).toHaveLength(10);
  });

  test("a visitor does not wait for the confirmations", async () => {
    const [sender, visitor] = connections as [DatabaseConnection, DatabaseConnection];
    await database.exec("alter function private.receive_request() set lock_timeout = '50ms'");
    await sender.exec("begin; select public.claim_confirmation()");
    try {
      await send(visitor, "Jan", 1);
    } finally {
      await sender.exec("rollback");
      await database.exec("alter function private.receive_request() set lock_timeout = '1min'");
    }
  });

  test("who waits for somebody's lock is told to come back, and nothing is counted", async () => {
    await database.exec("alter function private.receive_request() set lock_timeout = '50ms'");
    const [holder, visitor] = connections as [DatabaseConnection, DatabaseConnection];
    await send(holder, "Jan", 1);
    await holder.exec("begin; update private.rate_limits set requests = requests where source = ''");
    try {
      await expect(send(visitor, "Piet", 2)).rejects.toMatchObject({
        code: "PGRST",
        message: expect.stringContaining('"details": "Retry-After: 1"'),
        detail: expect.stringContaining('"status": 503'),
      });
    } finally {
      await holder.exec("rollback");
      await database.exec("alter function private.receive_request() set lock_timeout = '1min'");
    }
    await send(visitor, "Piet", 2);
    expect(await counted()).toEqual([
      { in_all: false, requests: 1 },
      { in_all: false, requests: 1 },
      { in_all: true, requests: 2 },
    ]);
  });

  test("a source at its cap is refused while somebody holds every lock there is: it waits for none", async () => {
    for (let index = 0; index < 30; index++) await send(database, `Jan ${index}`, 1);
    await connections[0]?.exec(
      "begin; lock table private.outbox in access exclusive mode; update private.rate_limits set requests = requests",
    );
    try {
      await expect(send(database, "Jan", 1)).rejects.toMatchObject({
        detail: expect.stringContaining('"status": 429'),
      });
    } finally {
      await connections[0]?.exec("rollback");
    }
  });
});
