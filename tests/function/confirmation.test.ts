import { extract } from "letterparser";
import { expect, test } from "vitest";
import { testCompany } from "../parts/running-function.ts";
import { messageIdOf, type Verdict } from "../parts/scripted-mail-server.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const company = { ...testCompany, confirmationSender: "bevestiging@dakwerk.example" };
const owner = "eigenaar@dakdekker.example";

const { database, mailServer, storeQuote, callAsBrowser, callAsScheduler } = await startParts(company);

/** Stores a quote and calls the function, as the browser does. */
async function request(changes: object = {}) {
  await storeQuote(changes);
  expect((await callAsBrowser(changes)).status).toBe(202);
}

/** Who the accepted mails went to, in this order. */
const receivers = () => mailServer.accepted.map((mail) => extract(mail).to?.[0]?.address);

test("after a quote the owner is mailed first, then the visitor, from the address that was announced", async () => {
  await request({ services: ["Dakgoten", "Dakinspectie"] });
  await expect.poll(receivers).toEqual([owner, quote.email]);
  const [, mail = ""] = mailServer.accepted;
  const { subject, from, to, replyTo, text } = extract(mail);
  expect({ subject, from, to, replyTo }).toMatchObject({
    subject: "Wij hebben uw aanvraag ontvangen",
    from: { name: company.name, address: company.confirmationSender },
    to: [{ address: quote.email }],
    replyTo: [{ name: company.name, address: company.email }],
  });
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail).not.toMatch(/^(x-priority|importance|priority):/im);
  expect(messageIdOf(mail)).toMatch(/^<[0-9a-f-]{36}@dakwerk\.example>$/);
  expect(text?.trim().split(/[\r\n]+/)).toEqual([
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

test("without the browser's call the scheduler sends it, to an umlaut domain as mail servers spell it", async () => {
  await storeQuote({ email: "info@müller.example" });
  await database.pass("2 minutes");
  expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
  expect(receivers()).toEqual([owner, "info@xn--mller-kva.example"]);
});

test.each<Verdict>(["refuse for now", "reset"])(
  "whatever happens to the visitor's mail (%s), the owner's arrives once and the visitor's never again",
  async (verdict) => {
    mailServer.decide((address) => (address === owner ? "accept" : verdict));
    await storeQuote();
    await database.pass("2 minutes");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
    mailServer.decide(() => "accept");
    await database.pass("30 minutes");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 0, failed: 0 }]);
    expect([mailServer.offered, receivers()]).toEqual([[owner, quote.email], [owner]]);
  },
);

test("a visitor's address that hangs keeps nobody else from a mail", async () => {
  const letGo = mailServer.holdBack((address) => address === quote.email);
  await request();
  await expect.poll(() => mailServer.offered).toHaveLength(2);
  await request({ email: "piet@example.nl" });
  await expect.poll(receivers).toEqual([owner, owner, "piet@example.nl"]);
  letGo();
  await expect.poll(receivers).toEqual([owner, owner, "piet@example.nl", quote.email]);
});
