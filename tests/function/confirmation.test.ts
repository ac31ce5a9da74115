import { extract } from "letterparser";
import { beforeEach, describe, expect, test } from "vitest";
import { composeConfirmation } from "../../supabase/functions/send-quote-email/confirmation.ts";
import { quote } from "../sample-quote.ts";
import { testCompany } from "../servers/running-function.ts";
import { messageIdOf, type Verdict } from "../servers/scripted-mail-server.ts";
import { startFunction } from "./start-function.ts";

const company = { ...testCompany, sendsConfirmation: true };
const sender = "website@dakdekker.example";
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

describe("the visitor's mail", () => {
  let mail = "";

  beforeEach(async () => {
    await request({ services: ["Dakgoten", "Dakinspectie"] });
    await expect.poll(receivers).toHaveLength(2);
    mail = mailServer.accepted[1] ?? "";
  });

  test("comes from the company, at the address of all its mails", () => {
    expect(extract(mail).from).toMatchObject({ name: company.name, address: sender });
  });

  test("is answered to the company", () => {
    expect(extract(mail).replyTo).toMatchObject([{ name: company.name, address: company.email }]);
  });

  test("has an id of the sender's domain", () => {
    expect(messageIdOf(mail)).toMatch(/^<[0-9a-f-]{36}@dakdekker\.example>$/);
  });

  test("tells programs not to answer", () => {
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("is not marked as urgent", () => {
    expect(mail).not.toMatch(/^(x-priority|importance|priority):/im);
  });

  test("says in its subject that the request is in", () => {
    expect(extract(mail).subject).toBe("Wij hebben uw aanvraag ontvangen");
  });

  test("says what follows", () => {
    expect(
      extract(mail)
        .text?.trim()
        .split(/[\r\n]+/),
    ).toEqual([
      "Beste Jan de Vries,",
      "Uw aanvraag is bij ons binnen. U vroeg naar dakgoten en een dakinspectie.",
      "Wat gebeurt er nu?",
      "1. Wij lezen uw aanvraag.",
      "2. Binnen 24 uur bellen of mailen wij u, om een afspraak te maken.",
      "3. Wij bekijken uw dak. Daarna krijgt u een offerte. U zit nergens aan vast.",
      "Lekt het nu? Bel 06 500 000 00, dag en nacht.",
      "Wilt u iets aanvullen of foto’s sturen? Beantwoord dan deze mail.",
      "Heeft u niets aangevraagd? Dan heeft iemand uw adres ingevuld. Laat het ons weten, dan wissen wij de aanvraag.",
      "Met vriendelijke groet,",
      company.name,
      "035 541 00 00",
    ]);
  });
});

const closed = { from: "2026-12-24", through: "2027-01-02", text: "van 24 december tot en met 2 januari" };
const closedLine = `Ons kantoor is gesloten ${closed.text}, maar bij spoed nemen wij dag en nacht op: 06 500 000 00.`;

test.each([
  ["says nothing of it eight days before", "2026-12-16T12:00:00Z", false],
  ["says so a week before", "2026-12-17T12:00:00Z", true],
  ["says so on the last day", "2027-01-02T22:00:00Z", true],
  ["says nothing of it afterwards", "2027-01-03T12:00:00Z", false],
])("of an office that closes, the visitor's mail %s", (_, now, says) => {
  const { text } = composeConfirmation(quote, { ...company, closed }, sender, Date.parse(now));
  expect(text.includes(closedLine)).toBe(says);
  expect(text).toContain(company.emergencyPhone);
});

test("a mail server of one connection at a time serves owner and visitor", async () => {
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

test("the schedule confirms a quote for which no browser called", async () => {
  await storeQuote();
  await database.pass("2 minutes");
  await callAsScheduler();
  expect(receivers()).toEqual([owner, quote.email]);
});

test("a visitor with an umlaut domain is mailed at its ASCII name", async () => {
  await storeQuote({ email: "info@müller.example" });
  await database.pass("2 minutes");
  await callAsScheduler();
  expect(receivers()).toEqual([owner, "info@xn--mller-kva.example"]);
});

describe.each<[string, Verdict]>([
  ["refused for now", "refuse for now"],
  ["reset before the answer", "reset"],
])("a visitor's mail that is %s", (_, verdict) => {
  beforeEach(async () => {
    mailServer.decide((address) => (address === owner ? "accept" : verdict));
    await storeQuote();
    await database.pass("2 minutes");
    await callAsScheduler();
    mailServer.decide(() => "accept");
    await database.pass("30 minutes");
    await callAsScheduler();
  });

  test("is never sent again", () => {
    expect(mailServer.offered).toEqual([owner, quote.email]);
  });

  test("does not repeat the owner's", () => {
    expect(receivers()).toEqual([owner]);
  });
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
