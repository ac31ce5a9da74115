import { extract } from "letterparser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { quote } from "../sample-quote.ts";
import { testCompany, withFunction } from "../servers/running-function.ts";
import type { Fault, Verdict } from "../servers/scripted-mail-server.ts";
import { askReadiness, callAsScheduler as schedule, startFunction } from "./start-function.ts";

const { database, mailServer, secrets, edgeFunction, storeQuote, callAsBrowser, callAsScheduler } =
  await startFunction();

const storeCallback = (name = "Piet") => database.insert("callback_requests", { name, phone: "035 1234567" });

/** The answer to the scheduler, with how many mails were sent and how many failed. */
const scheduleAnswer = (sent: number, failed = 0) => [200, { ok: true, sent, failed }];

const outbox = () =>
  database.rows<{ state: string; last_error: string | null }>(
    "select state, attempts, unanswered, last_error from private.outbox order by id",
  );

/** The outbox after the schedule has sent the mails that a call gave up because this machine is busy. */
async function outboxAfterSchedule() {
  await database.pass("1 minute");
  await callAsScheduler();
  return outbox();
}

test("a quote that was never stored is answered as one that was", async () => {
  await storeQuote();
  for (const name of ["Eve", quote.name]) {
    const response = await callAsBrowser({ name });
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
  }
  await expect.poll(outbox).toMatchObject([{ state: "sent" }]);
});

test("the owner's mail arrives as it was written", async () => {
  await storeQuote();
  await callAsBrowser();
  await expect.poll(outboxAfterSchedule).toMatchObject([{ state: "sent" }]);
  expect(extract(mailServer.accepted[0] ?? "")).toMatchObject({
    from: { name: testCompany.name, address: secrets.MAIL_FROM },
    to: [{ address: secrets.MAIL_TO }],
    text: expect.stringContaining("Het lekt bij de schoorsteen."),
    html: expect.stringContaining("Het lekt bij de schoorsteen.<br>\nWanneer kunt u komen?"),
  });
});

test("a mail that the server answers late goes once", async () => {
  const letGo = mailServer.holdBack(() => true);
  await storeQuote();
  // The visitor gets his answer before the mail server answers.
  expect((await callAsBrowser()).status).toBe(202);
  await expect.poll(() => mailServer.offered).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: "waiting" }]);
  letGo();
  await expect.poll(outbox).toMatchObject([{ state: "sent", attempts: 1 }]);
  expect(mailServer.accepted).toHaveLength(1);
});

test("a mail server that greets after six seconds gets its mail", async () => {
  mailServer.greetsAfterMs = 6_000;
  await storeCallback();
  expect(await callAsScheduler()).toEqual(scheduleAnswer(1));
});

test("the function greets the mail server by its sender's domain", async () => {
  await storeCallback();
  await callAsScheduler();
  expect(mailServer.clientName).toBe("dakdekker.example");
});

describe("of a hundred calls while the database is slow", () => {
  beforeEach(async () => {
    await storeQuote();
    database.hold();
    const answers = await Promise.all(Array.from({ length: 100 }, () => callAsBrowser()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  });

  afterEach(async () => {
    database.recover();
    await expect.poll(outboxAfterSchedule).toMatchObject([{ state: "sent" }]);
  });

  test("five ask it", async () => {
    // The test polls, because a call is answered before its query reaches the database.
    await expect.poll(database.waitingCalls).toBe(5);
    expect((await callAsBrowser()).status).toBe(202);
    expect(database.waitingCalls()).toBe(5);
  });

  test("all who ask whether mail is late get one true answer", async () => {
    await expect.poll(database.waitingCalls).toBe(5);
    const answers = Array.from({ length: 20 }, () => fetch(edgeFunction.url));
    await expect.poll(database.waitingCalls).toBe(6);
    database.recover();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  });
});

test("a call is answered while the database is down", async () => {
  database.goDown();
  expect((await callAsBrowser()).status).toBe(202);
});

test("the scheduler hears that the database is down", async () => {
  database.goDown();
  expect((await callAsScheduler())[0]).toBe(502);
});

describe("without any call of a browser", () => {
  beforeEach(async () => {
    await storeQuote();
    await storeCallback();
    for (const name of ["https://a.example", "https://b.example"]) await storeQuote({ name });
    await database.pass("2 minutes");
    expect(await callAsScheduler()).toEqual(scheduleAnswer(3));
  });

  const subjects = () => mailServer.accepted.map((mail) => extract(mail).subject).sort();

  test("the schedule mails each customer's request by itself", () => {
    expect(subjects().slice(1)).toEqual([
      "Offerteaanvraag van Jan de Vries: Dakgoten",
      "Terugbelverzoek van Piet, 035 1234567",
    ]);
  });

  test("the schedule mails spam together", () => {
    expect(subjects()[0]).toBe("2 aanvragen in één mail");
  });
});

test.each<[happens: string, verdict: Verdict, unanswered: number]>([
  ["is refused for now", "refuse for now", 0],
  ["is cut off before the answer", "drop", 1],
  ["is reset before the answer", "reset", 1],
])("a mail that %s is left to the schedule", async (_, verdict, unanswered) => {
  mailServer.decide(() => verdict);
  await storeQuote();
  await callAsBrowser();
  const row = { state: "waiting", attempts: 1, unanswered, last_error: expect.any(String) };
  await expect.poll(outbox).toEqual([row]);
  // The call made one attempt. It did not repeat the mail, with or without the visitor's words.
  expect(mailServer.offered).toHaveLength(1);
});

const refusesWords = (verdict: Verdict) =>
  mailServer.decide((_, mail) => (/GTUBE/.test(extract(mail).text ?? "") ? verdict : "accept"));

test.each<[happens: string, verdict: Verdict]>([
  ["refused for good", "refuse for good"],
  ["refused for now", "refuse for now"],
])("a mail whose words are %s leaves at its third attempt", async (_, verdict) => {
  refusesWords(verdict);
  await storeQuote({ message: "Het lekt. GTUBE" });
  await database.pass("2 minutes");
  for (let attempt = 1; attempt <= 3; attempt++) {
    await callAsScheduler();
    await database.pass("2 minutes");
  }
  expect(await outbox()).toMatchObject([{ state: "sent", attempts: 3 }]);
});

test.each<[happens: string, verdict: Verdict]>([
  ["refused for good", "refuse for good"],
  ["refused for now", "refuse for now"],
  ["answered with silence", "drop"],
])("words that are %s keep their neighbours for one attempt", async (_, verdict) => {
  refusesWords(verdict);
  for (const name of ["https://a.example GTUBE", "https://b.example"]) await storeCallback(name);
  await callAsScheduler();
  await database.pass("1 minute 1 second");
  await callAsScheduler();
  expect(await outbox()).toMatchObject(Array(2).fill({ state: "sent", attempts: 2 }));
});

test.each(["no greeting", "no log-in"] as const)(
  "after %s, what was not tried goes when its lease is over",
  async (fault) => {
    mailServer.fault = fault;
    for (const name of ["Piet", "Els", "An"]) await storeCallback(name);
    expect(await callAsScheduler()).toEqual(scheduleAnswer(0, 1));
    mailServer.fault = undefined;
    await database.pass("5 minutes 1 second");
    expect(await callAsScheduler()).toEqual(scheduleAnswer(3));
  },
);

test("a mail server that ends a session after two mails gets all in the end", async () => {
  mailServer.mailsPerSession = 2;
  for (let index = 0; index < 4; index++) await storeCallback(`Piet ${index}`);
  expect(await callAsScheduler()).toEqual(scheduleAnswer(2, 1));
  await database.pass("5 minutes 1 second");
  expect(await callAsScheduler()).toEqual(scheduleAnswer(2));
});

test("the log has no password of the mail server", async () => {
  mailServer.fault = "no log-in";
  await storeCallback();
  await callAsScheduler();
  expect(edgeFunction.log()).toContain("no log-in");
  expect(edgeFunction.log()).not.toContain(secrets.SMTP_PASSWORD);
});

test("a storm of leaks leaves through a server of one connection", async () => {
  mailServer.maxConnections(1);
  const leaks = Array.from({ length: 12 }, (_, index) => ({
    name: `Jan ${index}`,
    services: ["Daklekkage (Spoed)"],
  }));
  for (const leak of leaks) await storeQuote(leak);
  await Promise.all(leaks.map(callAsBrowser));
  await database.pass("2 minutes");
  await expect
    .poll(async () => (await callAsScheduler()) && (await outbox()).filter(({ state }) => state !== "sent"))
    .toEqual([]);
  expect(mailServer.accepted).toHaveLength(leaks.length);
  // A few mails need a second attempt, because the server may notice late that a connection is closed.
  const retries = await database.rows("select from private.outbox where attempts > 1");
  expect(retries.length).toBeLessThan(3);
});

test.each<[Fault, RegExp]>([
  ["no greeting", /no greeting/],
  ["no log-in", /no log-in/],
  ["no sender", /no sender/],
  ["no recipient", /no recipient/],
])("asked whether mail can leave, the function says “%s”", async (fault, words) => {
  mailServer.fault = fault;
  expect(await askReadiness(edgeFunction.url)).toMatchObject({ mailProblem: expect.stringMatching(words) });
});

test("asked whether mail can leave, the function sends none", async () => {
  expect(await askReadiness(edgeFunction.url)).toEqual({ mailProblem: null });
  await storeCallback();
  await callAsScheduler();
  expect(mailServer.accepted).toHaveLength(1);
});

test("a function that is killed before it notes a mail repeats it once", async () => {
  await storeCallback();
  await withFunction(secrets, async ({ url, pid }) => {
    mailServer.decide(() => {
      process.kill(pid() ?? 0, "SIGKILL");
      return "accept";
    });
    await expect(schedule(url)).rejects.toThrow();
  });
  mailServer.decide(() => "accept");
  expect(await callAsScheduler()).toEqual(scheduleAnswer(0));
  await database.pass("5 minutes 1 second");
  expect(await callAsScheduler()).toEqual(scheduleAnswer(1));
  await database.pass("1 day");
  expect(await callAsScheduler()).toEqual(scheduleAnswer(0));
});

test("a mail is noted though the database fails just after it left", async () => {
  await storeCallback();
  mailServer.decide(() => {
    database.goDown(2);
    return "accept";
  });
  await callAsScheduler();
  await database.pass("1 day");
  await callAsScheduler();
  expect(mailServer.accepted).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: "sent" }]);
});

const call = (init: RequestInit) => fetch(edgeFunction.url, { method: "POST", ...init });

test.each<[string, RequestInit, number, string]>([
  ["another method", { method: "PUT" }, 405, "method_not_allowed"],
  ["half an object", { body: '{"name":"Jan"' }, 400, "invalid_request"],
  ["null", { body: "null" }, 400, "invalid_request"],
  ["a NUL in a text", { body: '{"name":"Jan\\u0000"}' }, 400, "invalid_request"],
  ["half a character", { body: '{"name":"Jan\\ud83c"}' }, 400, "invalid_request"],
  ["a list", { body: JSON.stringify([quote]) }, 400, "invalid_request"],
  ["more than 24 kB", { body: JSON.stringify(quote).padEnd(24_001) }, 413, "body_too_large"],
  ["a site like ours", { headers: { origin: "https://dakdekker.example.nl" } }, 403, "origin_not_allowed"],
  ["a site without a name", { headers: { origin: "null" } }, 403, "origin_not_allowed"],
  ["an empty secret", { headers: { "x-scheduler-secret": "" } }, 401, "wrong_secret"],
  ["another secret", { headers: { "x-scheduler-secret": "embedded" } }, 401, "wrong_secret"],
])("a call with %s is refused", async (_, init, status, code) => {
  const response = await call(init);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  const error = { code, message: expect.stringMatching(/\S/) };
  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

describe("the website", () => {
  const origin = "https://dakdekker.example";
  const ask = () => call({ method: "OPTIONS", headers: { origin } });
  const send = () => call({ body: JSON.stringify(quote).padEnd(24_000), headers: { origin } });

  test("is permitted to call", async () => {
    const { status, headers } = await ask();
    expect(status).toBe(204);
    const headerNames = headers.get("access-control-allow-headers");
    expect(headerNames).toBe("authorization, apikey, content-type, x-client-info");
  });

  test("asks once a day whether it may call, not for each photograph", async () => {
    const { headers } = await ask();
    expect(headers.get("access-control-max-age")).toBe(String(24 * 60 * 60));
  });

  test("may send a whole 24 kB", async () => {
    expect((await send()).status).toBe(202);
  });

  test("may read the answers, which no cache gives to another site", async () => {
    for (const { headers } of [await ask(), await send()]) {
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("vary")).toMatch(/\borigin\b/);
    }
  });
});

describe("an uptime service hears", () => {
  const hear = async (method = "GET") => (await fetch(edgeFunction.url, { method })).status;

  beforeEach(() => storeCallback());

  test("200 while no mail is late", async () => {
    expect(await hear()).toBe(200);
  });

  test.each(["GET", "HEAD"])("503 when it asks (%s) while a mail is late", async (method) => {
    await database.pass("10 minutes 1 second");
    expect(await hear(method)).toBe(503);
  });

  test("503 while the database is down", async () => {
    database.goDown();
    expect(await hear()).toBe(503);
  });
});
