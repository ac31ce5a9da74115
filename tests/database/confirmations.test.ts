import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(() =>
  database.exec(`
    delete from public.contact_submissions; delete from public.callback_requests; delete from private.rate_limits;
    update private.settings set suspect_in_all = 10000, max_confirmations_per_mailbox = default,
      max_confirmations_per_domain = default, max_confirmations_in_all = default;
  `),
);

interface Claimed {
  name: string;
  email: string;
  services: string[];
}

async function claim(): Promise<Claimed | null> {
  const [row] = await database.as<{ claimed: Claimed | null }>(
    "service_role",
    "select claim_confirmation() as claimed",
  );
  return row?.claimed ?? null;
}

/** Who is confirmed now, one after another. */
async function claimAll(): Promise<string[]> {
  const addresses: string[] = [];
  for (let claimed = await claim(); claimed; claimed = await claim()) addresses.push(claimed.email);
  return addresses;
}

/** Stores a request, and has the owner's mail leave unless another state is given. */
async function addQuote(changes: object = {}, mail = "sent") {
  await database.insert("contact_submissions", { ...quote, ...changes });
  await database.exec(`update private.outbox set state = '${mail}' where state = 'waiting'`);
}

async function addQuotesFrom(addresses: string[]) {
  for (const email of addresses) await addQuote({ email });
}

describe("A visitor is confirmed", () => {
  test("once, with nothing of the message or the phone number", async () => {
    await addQuote();
    const { name, email, services } = quote;
    expect(await claim()).toEqual({ name, email, services });
    expect(await claim()).toBeNull();
  });

  test.each(["waiting", "held_for_digest", "dead"])(
    "not while the owner's mail about the request is %s",
    async (state) => {
      await addQuote({}, state);
      expect(await claim()).toBeNull();
    },
  );

  test("not when the request may be spam", async () => {
    await addQuote({ name: "https://evil.example" });
    await database.exec("update private.outbox set state = 'sent'");
    expect(await claim()).toBeNull();
  });

  test("not after a call-back", async () => {
    await database.insert("callback_requests", { name: "Piet", phone: "06" });
    await database.exec("update private.outbox set state = 'sent'");
    expect(await claim()).toBeNull();
  });

  test("not when the owner's mail took more than an hour", async () => {
    await addQuote();
    await database.exec("update contact_submissions set created_at = now() - interval '1 hour 1 second'");
    expect(await claim()).toBeNull();
  });
});

describe("Nobody can be flooded with confirmations", () => {
  test("a mailbox gets one a day, however it is written", async () => {
    await addQuotesFrom([
      "Jan@Example.nl",
      "jan@example.nl",
      "jan+dak@example.nl",
      "j.a.n@example.nl",
      "J.an+1+2@EXAMPLE.NL",
    ]);
    await addQuotesFrom(["piet@gmail.com", "p.iet+dak@googlemail.com", "Piet@GoogleMail.com"]);
    expect(await claimAll()).toEqual(["Jan@Example.nl", "piet@gmail.com"]);
  });

  test("and one again the next day, for a new request", async () => {
    await addQuote();
    expect(await claimAll()).toHaveLength(1);
    await database.exec("update private.confirmations set claimed_at = claimed_at - interval '25 hours'");
    expect(await claimAll()).toEqual([]);
    await addQuote({ message: "De volgende dag" });
    expect(await claimAll()).toHaveLength(1);
  });

  test("a domain gets five a day with all its subdomains, unless it is a large provider", async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    await addQuotesFrom(numbers.map((n) => `bewoner@s${n}.evil.example`));
    await addQuotesFrom(numbers.map((n) => `bewoner${n}@ziggo.nl`));
    const addresses = await claimAll();
    expect(addresses.filter((address) => address.endsWith(".evil.example"))).toHaveLength(5);
    expect(addresses.filter((address) => address.endsWith("@ziggo.nl"))).toHaveLength(7);
  });

  test("forty go a day in all", async () => {
    await database.exec(`
      insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan@' || n || '-dak.nl', 'Nat', '{Dakgoten}' from generate_series(1, 45) as n;
      update private.outbox set state = 'sent'`);
    expect(await claimAll()).toHaveLength(40);
  });

  test.each([
    "jan",
    "jan@localhost",
    "jan@example.nl, eve@evil.example",
    "Jan <jan@example.nl>",
    "jan@example.nl\nBcc: eve@evil.example",
    "jan@example..nl",
    `${"j".repeat(65)}@example.nl`,
    "jan@[192.0.2.1]",
    "ján@example.nl",
  ])("an address that cannot be mailed is skipped: %j", async (email) => {
    await addQuote({ email });
    expect(await claim()).toBeNull();
    expect(await database.rows("select mailbox from private.confirmations")).toEqual([{ mailbox: null }]);
  });
});

test("a confirmation is forgotten with its request", async () => {
  await addQuote();
  await claimAll();
  await database.exec("delete from contact_submissions");
  expect(await database.rows("select from private.confirmations")).toEqual([]);
});
