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

/** The receivers without repeats, after the schedule has sent the mails that a call gave up. */
async function receiversAfterSchedule() {
  await database.pass("1 minute");
  await callAsScheduler();
  return [...new Set(receivers())];
}

test("after a quote the owner is mailed first, then the visitor", async () => {
  await request();
  // Every poll runs the schedule too, because on a busy machine the call may leave its mails to the schedule.
  await expect.poll(receiversAfterSchedule).toEqual([owner, quote.email]);
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

test("a database that takes no note loses no confirmation either", async () => {
  await storeQuote();
  await database.exec("update private.outbox set state = 'sent'");
  await database.insert("callback_requests", { name: "Piet", phone: "035" });
  mailServer.fault = "no greeting";
  await database.exec("alter function public.mark_mail_failed rename to mark_nothing");
  expect((await callAsScheduler())[0]).toBe(502);
  await database.exec("alter function public.mark_nothing rename to mark_mail_failed");
  mailServer.fault = undefined;
  await callAsScheduler();
  expect(receivers()).toEqual([quote.email]);
});

test("a mail that waits for an address that hangs goes once, to the schedule", async () => {
  const letGo = mailServer.holdBack((address) => address === quote.email);
  await request();
  await expect.poll(() => mailServer.offered).toHaveLength(2);
  await request({ email: "piet@example.nl" });
  const query = "select from private.outbox where lease is not null and state = 'waiting'";
  await expect.poll(() => database.rows(query)).toHaveLength(1);
  // The lease ends while the mail waits for its turn.
  await database.pass("5 minutes 1 second");
  await callAsScheduler();
  await callAsScheduler();
  expect(receivers()).toEqual([owner, owner, "piet@example.nl"]);
  letGo();
});
