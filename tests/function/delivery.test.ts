import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { findFreePort } from "../../embedded/ports.ts";
import { type RunningDatabase, startDatabase } from "../parts/running-database.ts";
import { secretsFor, testCompany, withFunction } from "../parts/running-function.ts";
import {
  messageIdOf,
  type ScriptedMailServer,
  startScriptedMailServer,
  type Verdict,
} from "../parts/scripted-mail-server.ts";
import { quote } from "../sample-quote.ts";

const callback = { name: "Piet", phone: "035 1234567" };

let database: RunningDatabase;
let mailServer: ScriptedMailServer;
let edgeFunction: EdgeFunction;

beforeAll(async () => {
  database = await startDatabase(inject("newData"));
  mailServer = await startScriptedMailServer();
  edgeFunction = await startEdgeFunction(secretsFor(mailServer.port, database.url), testCompany);
});

beforeEach(async () => {
  await database.empty();
  mailServer.accepted = [];
  mailServer.offered = 0;
  mailServer.decide(() => "accept");
});

afterAll(async () => {
  await edgeFunction?.stop();
  await mailServer?.stop();
  await database?.stop();
});

/** Calls as the browser does after it stored a quote. */
function callAsBrowser(changes: object = {}, url = edgeFunction.url) {
  return fetch(url, { method: "POST", body: JSON.stringify({ ...quote, ...changes }) });
}

/** Calls as the scheduler does every minute, and returns what the function answers. */
async function callAsScheduler(url = edgeFunction.url, secret = embeddedKeys.schedulerSecret) {
  const response = await fetch(url, { method: "POST", headers: { "x-scheduler-secret": secret } });
  return [response.status, await response.json()];
}

async function store(table: "contact_submissions" | "callback_requests", row: object) {
  expect((await database.insert(table, row)).status).toBe(201);
}

const outbox = () =>
  database.rows<{ state: string; attempts: number; last_error: string | null }>(
    "select state, attempts, last_error from private.outbox order by id",
  );

/** Waits until no row is with a sender: what the browser asks for happens after its answer. */
async function untilSettled() {
  const leased = "select from private.outbox where leased_until is not null or attempts = 0";
  await expect.poll(() => database.rows(leased)).toEqual([]);
}

/** Starts a web hook that answers `status`, and returns its address and what it was told. */
async function startWebHook(status: () => number) {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    told.push((JSON.parse(body) as { text: string }).text);
    response.writeHead(status()).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, told };
}

describe("The browser's call mails what is stored, once", () => {
  test("a quote that was never stored is answered like any other, and mailed to nobody", async () => {
    const response = await callAsBrowser();
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    await callAsScheduler();
    expect(mailServer.offered).toBe(0);
  });

  test("one changed field, and it is not the stored one", async () => {
    await store("contact_submissions", quote);
    expect((await callAsBrowser({ message: "Koop nu!" })).status).toBe(202);
    expect((await callAsBrowser({ email: "eve@evil.example" })).status).toBe(202);
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
    expect(mailServer.accepted).toHaveLength(1);
    expect(mailServer.accepted[0]).not.toContain("evil");
  });

  test("called ten times at once, one mail goes", async () => {
    await store("contact_submissions", quote);
    await Promise.all(Array.from({ length: 10 }, () => callAsBrowser()));
    await untilSettled();
    await callAsBrowser();
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    expect(await outbox()).toEqual([{ state: "sent", attempts: 1, last_error: null }]);
  });

  test("the visitor does not wait for a mail server that says nothing", async () => {
    mailServer.decide(() => "say nothing");
    await store("contact_submissions", quote);
    expect((await callAsBrowser()).status).toBe(202);
    expect((await outbox())[0]?.last_error).toBeNull();
    await expect.poll(() => mailServer.offered).toBe(1);
    // What hangs is cut by the library after ten seconds.
    await expect.poll(async () => (await outbox())[0]?.last_error, { interval: 500 }).toMatch(/timeout/i);
  });

  test("nor for a database that is down, and the scheduler mails it later", async () => {
    await store("contact_submissions", quote);
    database.setDown(true);
    expect((await callAsBrowser()).status).toBe(202);
    expect((await callAsScheduler())[0]).toBe(502);
    database.setDown(false);
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
  });
});

describe("The scheduler's call", () => {
  test("mails what the browser never called for: a closed tab, a broken connection, a call-back", async () => {
    await store("contact_submissions", quote);
    await store("callback_requests", callback);
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 2, failed: 0 }]);
    expect(mailServer.accepted.join()).toContain("Offerteaanvraag van Jan de Vries: Dakgoten");
    expect(mailServer.accepted.join()).toContain("Terugbelverzoek van Piet");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 0, failed: 0 }]);
  });

  test.each(["", "wrong", `${embeddedKeys.schedulerSecret}x`])(
    "is refused with another secret: %j",
    async (secret) => {
      await store("callback_requests", callback);
      expect(await callAsScheduler(edgeFunction.url, secret)).toEqual([
        401,
        { error: { code: "wrong_secret", message: expect.any(String) } },
      ]);
      expect(mailServer.offered).toBe(0);
    },
  );

  test("twice at the same time mails each once", async () => {
    // More than one call takes.
    for (let index = 0; index < 22; index++) {
      await store("callback_requests", { ...callback, name: `Piet ${index}` });
    }
    const [[, first], [, second]] = await Promise.all([callAsScheduler(), callAsScheduler()]);
    expect(first.sent + second.sent).toBe(22);
    expect(new Set(mailServer.accepted.map(messageIdOf)).size).toBe(22);
    expect(mailServer.accepted).toHaveLength(22);
  });

  test("leaves what may be spam to the digest", async () => {
    await store("contact_submissions", { ...quote, name: "Goedkoop https://evil.example" });
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 0, failed: 0 }]);
    expect(await outbox()).toMatchObject([{ state: "held_for_digest" }]);
  });
});

describe("A flood", () => {
  test("is one warning to the owner, instead of a mail for each request", async () => {
    await database.exec(
      "delete from private.daily_mails where kind = 'flood_warning'; update private.settings set suspect_in_all = 2",
    );
    try {
      for (let index = 0; index < 8; index++) {
        await store("callback_requests", { ...callback, name: `Piet ${index}` });
      }
      for (let minute = 0; minute < 3; minute++) await callAsScheduler();
      expect(mailServer.accepted).toHaveLength(3);
      expect(mailServer.accepted.join()).toContain("Er komen veel meer aanvragen binnen dan gewoonlijk");
      expect(await database.rows("select from callback_requests")).toHaveLength(8);
    } finally {
      await database.exec("update private.settings set suspect_in_all = default");
    }
  });
});

describe("When something breaks, there is one mail in the end", () => {
  test.each(["refuse for now", "refuse for good", "drop", "reset"] as const)(
    "the mail server does this: %s",
    async (verdict) => {
      mailServer.decide(() => verdict);
      await store("contact_submissions", quote);
      await callAsBrowser();
      await untilSettled();
      expect(await outbox()).toEqual([{ state: "waiting", attempts: 1, last_error: expect.any(String) }]);

      mailServer.decide(() => "accept");
      expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 0, failed: 0 }]);
      await database.pass("1 minute");
      expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
      await database.pass("1 day");
      await callAsScheduler();
      expect(mailServer.accepted).toHaveLength(1);
    },
  );

  test.each(["drop", "reset"] as const)(
    "mails at which a gateway breaks the connection do not keep the others: %s",
    async (verdict) => {
      for (const name of ["Gif", "Gif 2"]) await store("callback_requests", { ...callback, name });
      for (let index = 0; index < 3; index++)
        await store("callback_requests", { ...callback, name: `Piet ${index}` });
      let count = 0;
      mailServer.decide(() => (count++ < 2 ? verdict : "accept"));
      expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 3, failed: 2 }]);
    },
  );

  test("the mail server accepts a mail and resets the connection: it goes once", async () => {
    mailServer.decide(() => "accept, then reset");
    for (const name of ["Jan", "Piet"]) await store("callback_requests", { ...callback, name });
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 2, failed: 0 }]);
    await database.pass("1 day");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(2);
  });

  test("the mail server resets instead of answering, every time: three mails at most, recognisable as one", async () => {
    const offered: (string | undefined)[] = [];
    mailServer.decide((_, mail) => {
      offered.push(messageIdOf(mail));
      return "reset";
    });
    await store("contact_submissions", quote);
    for (let day = 0; day < 5; day++) {
      await callAsScheduler();
      await database.pass("1 day");
    }
    expect(offered).toHaveLength(3);
    expect(new Set(offered).size).toBe(1);
    expect(await outbox()).toMatchObject([{ state: "dead", attempts: 3 }]);
  });

  test("the mail server is down for hours: no mail is lost, and the rest is not tried in vain", async () => {
    const port = await findFreePort();
    for (let index = 0; index < 8; index++) {
      await store("callback_requests", { ...callback, name: `Piet ${index}` });
    }
    await withFunction(secretsFor(port, database.url), async ({ url, log }) => {
      for (let hour = 0; hour < 3; hour++) {
        expect(await callAsScheduler(url)).toEqual([200, { ok: true, sent: 0, failed: 8 }]);
        await database.pass("1 hour");
      }
      expect(log()).toContain("the mail server failed for mail");
    });
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 8, failed: 0 }]);
    expect(mailServer.accepted).toHaveLength(8);
    expect(await outbox()).toContainEqual({ state: "sent", attempts: 4, last_error: null });
  });

  test("the mail server refuses the log-in: the mail waits, and the password is not in the log", async () => {
    await store("callback_requests", callback);
    const secrets = secretsFor(mailServer.port, database.url);
    await withFunction({ ...secrets, SMTP_PASSWORD: "verkeerd-wachtwoord" }, async ({ url, log }) => {
      expect(await callAsScheduler(url)).toEqual([200, { ok: true, sent: 0, failed: 1 }]);
      expect(log()).toContain("the mail server failed for mail");
      expect(log()).not.toContain("verkeerd-wachtwoord");
    });
    expect(mailServer.offered).toBe(0);
    await database.pass("1 minute");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
  });

  test("the function is killed between sending and noting it: one repeat, recognisable by its Message-ID", async () => {
    await store("contact_submissions", quote);
    const doomed = await startEdgeFunction(secretsFor(mailServer.port, database.url), testCompany);
    mailServer.decide(async (): Promise<Verdict> => {
      await doomed.stop();
      return "accept";
    });
    await expect(callAsScheduler(doomed.url)).rejects.toThrow();
    mailServer.decide(() => "accept");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 0, failed: 0 }]);
    await database.pass("5 minutes 1 second");
    expect(await callAsScheduler()).toEqual([200, { ok: true, sent: 1, failed: 0 }]);
    await database.pass("1 day");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(2);
    const [first, second] = mailServer.accepted.map(messageIdOf);
    expect(first).toMatch(/^<[0-9a-f-]{36}@dakdekker\.example>$/);
    expect(second).toBe(first);
  });

  test("somebody kills the function: it is reported, started again, and mails what came meanwhile", async () => {
    for (const name of ["Jan", "Piet"]) {
      process.kill(edgeFunction.pid() ?? 0, "SIGKILL");
      await store("callback_requests", { ...callback, name });
      const status = async () => (await callAsScheduler())[0];
      await expect.poll(() => status().catch(() => "no answer")).toBe(200);
    }
    const reports = edgeFunction.log().match(/The edge function ended \(SIGKILL\) and is started again\./g);
    expect(reports).toHaveLength(2);
    expect(mailServer.accepted).toHaveLength(2);
  });

  test("the database fails for a moment just after the mail left: it is noted all the same", async () => {
    await store("contact_submissions", quote);
    mailServer.decide(() => {
      database.setDown(true);
      setTimeout(() => database.setDown(false), 500);
      return "accept";
    });
    await callAsScheduler();
    mailServer.decide(() => "accept");
    await database.pass("1 day");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: "sent" }]);
  });
});

describe("The alarm goes another way than mail", () => {
  test("once when a request is unsent for ten minutes, once when it is given up", async () => {
    const hook = await startWebHook(() => 200);
    const secrets = {
      ...secretsFor(await findFreePort(), database.url),
      ALERT_WEBHOOK_URL: hook.url,
    };
    await store("contact_submissions", quote);
    await withFunction(secrets, async ({ url }) => {
      for (let turn = 0; turn < 3; turn++) {
        await callAsScheduler(url);
        expect(hook.told).toHaveLength(turn === 0 ? 0 : 1);
        await database.pass("11 minutes");
      }
      expect(hook.told[0]).toMatch(/^Dakbedrijf De Noké: .*\n- Offerteaanvraag van .*: nog niet gemaild\n/);
      expect(hook.told[0]).toMatch(/\nZe zijn opgeslagen: https?:\/\/\S+\/aanvragen$/);
      expect(hook.told[0]).not.toContain(quote.name);

      for (let turn = 0; turn < 3; turn++) {
        await database.pass("2 days");
        await callAsScheduler(url);
      }
      expect(hook.told).toHaveLength(2);
      expect(hook.told[1]).toContain("wordt niet meer gemaild");
    });
    expect(await outbox()).toMatchObject([{ state: "dead" }]);
  });

  test("again when the web hook did not take it", async () => {
    let status = 500;
    const hook = await startWebHook(() => status);
    const secrets = { ...secretsFor(await findFreePort(), database.url), ALERT_WEBHOOK_URL: hook.url };
    await store("contact_submissions", quote);
    await database.pass("11 minutes");
    await withFunction(secrets, async ({ url }) => {
      expect((await callAsScheduler(url))[0]).toBe(502);
      status = 200;
      await database.pass("2 minutes");
      await callAsScheduler(url);
      await database.pass("2 minutes");
      await callAsScheduler(url);
    });
    expect(hook.told).toHaveLength(2);
  });
});
