import { extract } from "letterparser";
import { describe, expect, test } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { findFreePort } from "../../embedded/ports.ts";
import { withFunction } from "../parts/running-function.ts";
import { messageIdOf, type Verdict } from "../parts/scripted-mail-server.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const { database, mailServer, secrets, edgeFunction, store, callAsBrowser, callAsScheduler } =
  await startParts();

const storeQuote = () => store("contact_submissions", quote);
const storeCallback = (name = "Piet") => store("callback_requests", { name, phone: "035 1234567" });

async function storeCallbacks(count: number) {
  for (let index = 0; index < count; index++) await storeCallback(`Piet ${index}`);
}

/** What the scheduler is answered. */
const done = (sent: number, failed = 0) => [200, { ok: true, sent, failed }];

const outbox = () =>
  database.rows<{ last_error: string | null }>(
    "select state, attempts, unanswered, last_error from private.outbox order by id",
  );

describe("The browser's call mails what is stored, once", () => {
  test("a quote that was never stored is answered like any other, and mailed to nobody", async () => {
    database.hold();
    const response = await callAsBrowser();
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    // Stored only now, when the function has asked for it.
    await expect.poll(database.asked).toBe(1);
    database.recover();
    await storeQuote();
    expect((await callAsBrowser({ email: "eve@evil.example" })).status).toBe(202);
    expect(await callAsScheduler()).toEqual(done(0));
    expect(mailServer.offered).toBe(0);
  });

  test("the visitor does not wait for a mail server that thinks for twelve seconds, and gets it once", async () => {
    const thinking = new Promise<Verdict>((resolve) => setTimeout(resolve, 12_000, "accept"));
    mailServer.decide(() => thinking);
    await storeQuote();
    expect((await callAsBrowser()).status).toBe(202);
    await expect.poll(() => mailServer.offered).toBe(1);
    expect(await outbox()).toMatchObject([{ state: "waiting" }]);
    await expect.poll(outbox).toMatchObject([{ state: "sent", attempts: 1 }]);
    expect(mailServer.accepted).toHaveLength(1);
  });

  test("of a hundred calls at once ten ask the database; the rest is left to the schedule", async () => {
    await storeQuote();
    database.hold();
    const answers = await Promise.all(Array.from({ length: 100 }, () => callAsBrowser()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await fetch(edgeFunction.url)).status).toBe(503);
    // A call is answered before its question reaches the database.
    await expect.poll(database.asked).toBe(10);
    database.recover();
    await expect.poll(() => mailServer.accepted.length).toBe(1);
    await expect.poll(async () => (await fetch(edgeFunction.url)).status).toBe(200);
  });

  test("nor for a database that is down, and the scheduler mails it later", async () => {
    await storeQuote();
    database.goDown();
    expect((await callAsBrowser()).status).toBe(202);
    expect((await callAsScheduler())[0]).toBe(502);
    database.recover();
    await database.pass("2 minutes");
    expect(await callAsScheduler()).toEqual(done(1));
  });
});

describe("The scheduler's call", () => {
  test("mails what the browser never called for, alone or, what looks like spam, in one mail", async () => {
    await storeQuote();
    await storeCallback();
    for (const name of ["https://a.example", "https://b.example"])
      await store("contact_submissions", { ...quote, name });
    await database.pass("2 minutes");
    expect(await callAsScheduler()).toEqual(done(3));
    expect(mailServer.accepted.map((mail) => extract(mail).subject).sort()).toEqual([
      "2 aanvragen in één mail",
      "Offerteaanvraag van Jan de Vries: Dakgoten",
      "Terugbelverzoek van Piet, 035 1234567",
    ]);
    expect(await callAsScheduler()).toEqual(done(0));
  });

  test("is refused with another secret", async () => {
    await storeCallback();
    const refusal = [401, { error: { code: "wrong_secret", message: expect.any(String) } }];
    for (const secret of ["", "wrong", `${embeddedKeys.schedulerSecret}x`])
      expect(await callAsScheduler(edgeFunction.url, secret)).toEqual(refusal);
    expect(mailServer.offered).toBe(0);
  });
});

describe("When something breaks, there is one mail in the end", () => {
  test.each<[Verdict, number]>([
    ["refuse for now", 0],
    ["drop", 1],
    ["reset", 1],
  ])("the mail server does this: %s (the mail may have arrived: %i)", async (verdict, unanswered) => {
    mailServer.decide(() => verdict);
    await storeQuote();
    await callAsBrowser();
    const failed = { state: "waiting", attempts: 1, unanswered, last_error: expect.any(String) };
    await expect.poll(outbox).toEqual([failed]);
    mailServer.decide(() => "accept");
    expect(await callAsScheduler()).toEqual(done(0));
    await database.pass("1 minute");
    expect(await callAsScheduler()).toEqual(done(1));
  });

  test.each([
    ["alone", "Jan de Vries", "SPOED: 1 aanvraag in één mail, daklekkages: 1"],
    ["collected", "https://jan.example", "SPOED: 2 aanvragen in één mail, daklekkages: 1"],
  ])("words that it refuses, %s, hold no mail up: it goes at once without them", async (_, name, subject) => {
    mailServer.decide((_, mail) => (/GTUBE/.test(extract(mail).text ?? "") ? "refuse for good" : "accept"));
    await store("callback_requests", { name: `${name} GTUBE`, phone: "06–12345678 GTUBE" });
    const leak = { name, message: "Het lekt. GTUBE", services: ["Daklekkage (Spoed)"] };
    await store("contact_submissions", { ...quote, ...leak });
    await database.pass("2 minutes");
    await callAsScheduler();
    expect(await outbox()).toMatchObject(Array(2).fill({ state: "sent", attempts: 1 }));
    const mails = mailServer.accepted.map(extract);
    expect(mails.map((mail) => mail.subject)).toContain(subject);
    const text = mails.map((mail) => mail.text).join();
    expect(text).toMatch(/Terugbelverzoek van 0612345678, ontvangen /);
    expect(text).toMatch(/SPOED, daklekkage: Offerteaanvraag van 0612345678, ontvangen /);
    expect(text).not.toContain("GTUBE");
  });

  test.each([
    ["is down", async () => ({ SMTP_PORT: String(await findFreePort()) })],
    ["refuses the log-in", () => ({ SMTP_PASSWORD: "verkeerd-wachtwoord" })],
  ])(
    "the mail server %s: no mail is lost, the rest is not tried in vain, and the log has no password",
    async (_, changes) => {
      await storeCallbacks(8);
      await withFunction({ ...secrets, ...(await changes()) }, async ({ url, log }) => {
        expect(await callAsScheduler(url)).toEqual(done(0, 8));
        const untried = (await outbox()).filter(({ last_error }) => last_error?.startsWith("Not tried"));
        expect(untried.length).toBeGreaterThanOrEqual(4);
        expect(log()).toContain("the mail server failed for mail");
        expect(log()).not.toContain("verkeerd-wachtwoord");
      });
      await database.pass("1 minute");
      expect(await callAsScheduler()).toEqual(done(8));
      expect(await outbox()).toContainEqual({ state: "sent", attempts: 2, unanswered: 0, last_error: null });
    },
  );

  test("the function is killed between sending and noting it: one repeat, with the same Message-ID", async () => {
    await storeCallback();
    mailServer.decide(() => {
      process.kill(edgeFunction.pid() ?? 0, "SIGKILL");
      return "accept";
    });
    await expect(callAsScheduler()).rejects.toThrow();
    mailServer.decide(() => "accept");
    await expect.poll(() => callAsScheduler().catch(() => "no answer")).toEqual(done(0));
    expect(edgeFunction.log()).toContain("The edge function ended (SIGKILL) and is started again.");
    await database.pass("5 minutes 1 second");
    expect(await callAsScheduler()).toEqual(done(1));
    await database.pass("1 day");
    expect(await callAsScheduler()).toEqual(done(0));
    const [first, second, ...more] = mailServer.accepted.map(messageIdOf);
    expect(first).toMatch(/^<[0-9a-f-]{36}@dakdekker\.example>$/);
    expect([second, more]).toEqual([first, []]);
  });

  test("the database fails for a moment just after the mail left: it is noted all the same", async () => {
    await storeCallback();
    mailServer.decide(() => {
      database.goDown();
      setTimeout(() => database.recover(), 500);
      return "accept";
    });
    await callAsScheduler();
    await database.pass("1 day");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: "sent" }]);
  });
});

test("an uptime service hears 503 while a mail is ten minutes late or the database down, else 200", async () => {
  const ask = async (method = "GET") => {
    const response = await fetch(edgeFunction.url, { method });
    return [response.status, await response.text()];
  };
  await storeCallback();
  expect(await ask()).toEqual([200, ""]);
  await database.pass("10 minutes 1 second");
  expect(await ask()).toEqual([503, ""]);
  expect(await ask("HEAD")).toEqual([503, ""]);
  await callAsScheduler();
  expect(await ask()).toEqual([200, ""]);
  database.goDown();
  expect(await ask()).toEqual([503, ""]);
});
