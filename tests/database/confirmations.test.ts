import { beforeEach, expect, test } from "vitest";
import { backdate } from "../backdate.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const { claim, exec } = database;
beforeEach(database.empty);

/** The visitors who get a confirmation now, in order. */
async function claimAll(): Promise<string[]> {
  const addresses: string[] = [];
  for (let confirmation = await claim(); confirmation; confirmation = await claim())
    addresses.push(confirmation.email);
  return addresses;
}

/** Stores a request and marks its mail to the owner as sent. */
async function addQuote(changes: object = {}) {
  await database.addQuote(changes);
  await exec("update private.outbox set state = 'sent'");
}

test("a visitor is confirmed once", async () => {
  await addQuote();
  expect(await claimAll()).toEqual([quote.email]);
});

test("a confirmation knows nothing that was typed but the address", async () => {
  await addQuote();
  const { email, services } = quote;
  expect(await claim()).toEqual({ email, services });
});

test.each([
  ["while the owner's mail waits", {}, "update private.outbox set state = 'waiting'"],
  ["when the request looks like spam", { name: "https://evil.example" }],
  ["when the owner's mail took more than an hour", {}, backdate("1 hour 1 second")],
  ["at more letters than a mailbox has", { email: `${"j".repeat(65)}@example.nl` }],
  ...[
    "jan@localhost",
    "jan@example.nl, eve@evil.example",
    "Jan <jan@example.nl>",
    "jan@example.nl\nBcc: eve@evil.example",
    "ján@example.nl",
    "jan@exam\u200bple.nl",
    "jan@ｅxample.nl",
  ].map((email) => [`at ${JSON.stringify(email)}`, { email }] as const),
] as const)("no confirmation %s", async (_, changes, statements = "") => {
  await addQuote(changes);
  await exec(statements);
  expect(await claim()).toBeNull();
});

test.each([
  ["a mailbox", ["Jan@Example.nl", "jan@example.nl", "jan+dak@example.nl", "j.a.n@example.nl"]],
  ["a mailbox of Gmail", ["piet@gmail.com", "p.iet+dak@googlemail.com"]],
])("%s is confirmed once, however it is written", async (_, spellings) => {
  for (const email of spellings) await addQuote({ email });
  expect(await claimAll()).toEqual(spellings.slice(0, 1));
});

test.each([
  ["not again within a day", "23 hours 59 minutes", []],
  ["again after a day", "24 hours 1 second", [quote.email]],
])("a mailbox is confirmed %s", async (_, time, addresses) => {
  await addQuote();
  await claim();
  await exec(`update private.sent_mails set sent_at = sent_at - interval '${time}'`);
  await addQuote({ message: "Nog een vraag" });
  expect(await claimAll()).toEqual(addresses);
});
