import { beforeEach, expect, test } from "vitest";
import { backdate } from "../parts/passing-time.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const { claim } = database;
beforeEach(database.empty);

/** Who is confirmed now, one after another. */
async function claimAll(): Promise<string[]> {
  const addresses: string[] = [];
  for (let claimed = await claim(); claimed; claimed = await claim()) addresses.push(claimed.email);
  return addresses;
}

/** Stores a request whose mail to the owner left. */
async function addQuote(changes: object = {}) {
  await database.addQuote(changes);
  await database.exec("update private.outbox set state = 'sent'");
}

test("a visitor is confirmed once, with nothing of the message or the phone number", async () => {
  await addQuote();
  const { name, email, services } = quote;
  expect([await claim(), await claim()]).toEqual([{ name, email, services }, null]);
});

test.each([
  ["while the owner's mail waits", {}, "update private.outbox set state = 'waiting'"],
  ["when the request looks like spam", { name: "https://evil.example" }],
  ["when the owner's mail took more than an hour", {}, backdate("1 hour 1 second")],
  ...[
    "jan@localhost",
    "jan@example.nl, eve@evil.example",
    "Jan <jan@example.nl>",
    "jan@example.nl\nBcc: eve@evil.example",
    `${"j".repeat(65)}@example.nl`,
    "ján@example.nl",
    "jan@exam\u200bple.nl",
    "jan@ｅxample.nl",
  ].map((email) => [`at ${JSON.stringify(email)}`, { email }] as const),
] as const)("not %s", async (_, changes, statements = "") => {
  await addQuote(changes);
  await database.exec(statements);
  expect(await claim()).toBeNull();
});

test("a mailbox gets one a day, however it is written", async () => {
  const spellings = ["Jan@Example.nl", "jan@example.nl", "jan+dak@example.nl", "j.a.n@example.nl"];
  for (const email of [...spellings, "piet@gmail.com", "p.iet+dak@googlemail.com"]) await addQuote({ email });
  expect(await claimAll()).toEqual(["Jan@Example.nl", "piet@gmail.com"]);
  await database.exec("update private.confirmations set claimed_at = claimed_at - interval '25 hours'");
  await addQuote({ message: "De volgende dag" });
  expect(await claimAll()).toContain(quote.email);
});
