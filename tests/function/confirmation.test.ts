import { extract } from "letterparser";
import { expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { testCompany } from "../servers/running-function.ts";
import { startFunction } from "./start-function.ts";

const company = { ...testCompany, sendsConfirmation: true };
const owner = "eigenaar@dakdekker.example";

const { database, mailServer, storeQuote, callAsBrowser, callAsScheduler } = await startFunction(company);

/** Stores a quote and calls the function, as the browser does. */
async function request(changes: object = {}) {
  await storeQuote(changes);
  expect((await callAsBrowser(changes)).status).toBe(202);
}

/** The receivers of the accepted mails, in order. */
const receivers = () => mailServer.accepted.map((mail) => extract(mail).to?.[0]?.address);

test("after a quote the owner is mailed first, then the visitor", async () => {
  await request();
  await expect.poll(receivers).toEqual([owner, quote.email]);
});

test("the schedule serves owner and visitor over one connection", async () => {
  mailServer.maxConnections(1);
  await storeQuote();
  await database.pass("2 minutes");
  await callAsScheduler();
  expect(receivers()).toEqual([owner, quote.email]);
});

test("a mail server that lets nobody in any more loses no confirmation", async () => {
  for (const email of ["els@example.nl", "jan@example.nl"]) await storeQuote({ email });
  await database.pass("2 minutes");
  mailServer.decide(() => {
    Object.assign(mailServer, { mailsPerSession: 1, fault: "no greeting" });
    return "accept";
  });
  await callAsScheduler();
  expect(receivers()).toEqual([owner]);
  mailServer.decide(() => "accept");
  Object.assign(mailServer, { mailsPerSession: 100, fault: undefined });
  await database.pass("5 minutes");
  await callAsScheduler();
  expect(receivers().sort()).toEqual([owner, owner, "els@example.nl", "jan@example.nl"].sort());
});

test("a visitor's mail that is refused for now is never sent again", async () => {
  mailServer.decide((address) => (address === owner ? "accept" : "refuse for now"));
  await storeQuote();
  await database.pass("2 minutes");
  await callAsScheduler();
  await database.pass("30 minutes");
  await callAsScheduler();
  expect(mailServer.offered).toEqual([owner, quote.email]);
});

test("a visitor's address that hangs keeps nobody else from a mail", async () => {
  const letGo = mailServer.holdBack((address) => address === quote.email);
  await request();
  await expect.poll(() => mailServer.offered).toHaveLength(2);
  await request({ email: "piet@example.nl" });
  await expect.poll(receivers).toEqual([owner, owner, "piet@example.nl"]);
  letGo();
  await expect.poll(receivers).toEqual([owner, owner, "piet@example.nl", quote.email]);
});
