import { beforeEach, describe, expect, inject, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { type DatabaseConnection, type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

/* How many honest requests are mailed while somebody attacks, on the settings as they are. */
let database: MigratedDatabase;

beforeEach(async () => {
  database = await openMigratedDatabase();
});

const honest = 20;
const addCallback = (name: string, address: string, connection: DatabaseConnection = database) =>
  connection.insert("callback_requests", { name, phone: "06" }, { "cf-connecting-ip": address });

const addQuote = (name: string, address: string) =>
  database.insert("contact_submissions", { ...quote, name }, { "cf-connecting-ip": address });

const ignoreRefusal = () => undefined;

/** Sends the honest requests, each from another address, and counts those whose mail to the owner is waiting. */
async function mailedHonest(add = addCallback): Promise<number> {
  for (let index = 1; index <= honest; index++)
    await add(`Bewoner ${index}`, `198.51.100.${index}`).catch(ignoreRefusal);
  return count(
    `private.outbox as o left join callback_requests as c on c.id = o.callback_id
     left join contact_submissions as q on q.id = o.quote_id
     where o.state = 'waiting' and coalesce(c.name, q.name) like 'Bewoner %'`,
  );
}

async function count(what: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int as count from ${what}`);
  return row?.count ?? 0;
}

describe("Everybody who writes for the first time is mailed about", () => {
  test("while four addresses each repeat one call-back 26 times", async () => {
    for (let turn = 0; turn < 26; turn++) {
      for (let index = 1; index <= 4; index++) await addCallback(`Eve ${index}`, `192.0.2.${index}`);
    }
    expect(await mailedHonest()).toBe(honest);
  });

  test("while eight addresses send 208 quote requests that are none", async () => {
    for (let turn = 0; turn < 26; turn++) {
      for (let index = 1; index <= 8; index++) await addQuote(`Eve ${index}.${turn}`, `192.0.2.${index}`);
    }
    expect(await mailedHonest(addQuote)).toBe(honest);
  });

  test("while twenty addresses send all that an address may", async () => {
    for (let turn = 0; turn < 30; turn++) {
      for (let index = 1; index <= 20; index++) await addCallback(`Eve ${index}.${turn}`, `192.0.2.${index}`);
    }
    expect(await mailedHonest()).toBe(honest);
  });

  test("while three time zones are asked for in turn, which bring no cap of their own", async () => {
    for (const zone of ["UTC", "Asia/Kathmandu", "Asia/Kolkata"]) {
      // As the REST interface does for "Prefer: timezone".
      await database.exec(`set timezone to '${zone}'`);
      for (let turn = 0; turn < 30; turn++)
        await addCallback(`Eve ${zone} ${turn}`, "192.0.2.1").catch(ignoreRefusal);
    }
    expect(await count("callback_requests")).toBe(30);
    expect(await mailedHonest()).toBe(honest);
  });
});

describe.skipIf(!inject("postgresSocket"))("A network of IPv6", () => {
  test("of 65,536 subnets, all of which send at once, neither closes the form nor silences the mail", async () => {
    const connections = await Promise.all(Array.from({ length: 20 }, database.connect));
    let next = 0;
    const attack = async (connection: DatabaseConnection) => {
      for (let subnet = next++; subnet < 10_200; subnet = next++) {
        const address = `2001:db8:bad:${subnet.toString(16)}::1`;
        await addCallback(`Eve ${subnet}`, address, connection).catch(ignoreRefusal);
      }
    };
    await Promise.all(connections.map(attack));
    expect(await mailedHonest()).toBe(honest);
    expect(await count("callback_requests where name like 'Eve %'")).toBe(200);
    expect(await count("private.outbox where state = 'waiting'")).toBe(20 + honest);
  });
});
