import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import privacy from "../../src/content/paginas/privacy.yaml";
import { photoRetention } from "../../supabase/functions/_shared/retention.ts";
import { quote } from "../sample-quote.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(async () => {
  await database.exec("delete from public.contact_submissions; delete from public.callback_requests");
  await database.exec("update private.settings set suspect_in_all = 10000, max_per_hour = 10000");
});

const addCallback = (name = "Piet") => database.insert("callback_requests", { name, phone: "035" });
const addQuote = () => database.insert("contact_submissions", quote);

interface Leased {
  id: number;
  lease: string;
  message_id: string;
}

/** Leases as the edge function does; with a quote, as it does for the browser. */
const lease = (forQuote?: object, atMost = 20) =>
  database.as<Leased>("service_role", "select * from lease_mails($1, $2)", [forQuote ?? null, atMost]);

const fail = (mail: Leased | undefined, mayHaveArrived = false) =>
  database.as("service_role", "select mark_mail_failed($1, $2, 'Mail server is down', $3)", [
    mail?.id,
    mail?.lease,
    mayHaveArrived,
  ]);

const markSent = (mail: Leased | undefined) =>
  database.as("service_role", "select mark_mail_sent($1)", [mail?.id]);

/** Lets time pass for everything in the outbox. */
const pass = (time: string) =>
  database.exec(`update private.outbox set created_at = created_at - interval '${time}',
    next_attempt_at = next_attempt_at - interval '${time}', leased_until = leased_until - interval '${time}',
    alarm_leased_until = alarm_leased_until - interval '${time}'`);

const outbox = () => database.rows("select state, attempts, last_error from private.outbox");

describe("A mail is taken by one sender at a time", () => {
  test("with everything that is to be in it, for both kinds of request", async () => {
    await addQuote();
    await addCallback();
    const leased = { id: expect.any(Number), lease: expect.any(String), message_id: expect.any(String) };
    const stored = { id: expect.any(Number), created_at: expect.any(String) };
    expect(await lease()).toEqual([
      { ...leased, kind: "quote", request: expect.objectContaining({ ...quote, ...stored }) },
      {
        ...leased,
        kind: "callback",
        request: expect.objectContaining({ name: "Piet", phone: "035", ...stored }),
      },
    ]);
  });

  test("who comes second gets nothing, until the first has had five minutes", async () => {
    await addCallback();
    const [first] = await lease();
    expect(await lease()).toEqual([]);
    await pass("4 minutes 50 seconds");
    expect(await lease()).toEqual([]);
    await pass("11 seconds");
    const [second] = await lease();
    expect(second?.message_id).toBe(first?.message_id);
  });

  test("a sent one is never taken again", async () => {
    await addCallback();
    const [mail] = await lease();
    await markSent(mail);
    await pass("2 days");
    expect(await lease()).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 1 }]);
  });
});

describe("The browser's call", () => {
  test("finds the request with exactly these values, whatever the order of the fields", async () => {
    await addQuote();
    await addCallback();
    const reversed = Object.fromEntries(Object.entries(quote).reverse());
    expect(await lease(reversed)).toMatchObject([{ request: quote }]);
    expect(await lease(quote)).toEqual([]);
  });

  test.each([
    { name: "Piet" },
    { services: ["Dakgoten", "Pannendak"] },
    { extra: "x" },
    { email: null },
    { message: `${quote.message} ` },
  ])("finds nothing with other values: %j", async (change) => {
    await addQuote();
    expect(await lease({ ...quote, ...change })).toEqual([]);
  });

  test("starts no second attempt: that is for the scheduler, in its own time", async () => {
    await addQuote();
    const [mail] = await lease(quote);
    await fail(mail);
    await pass("1 hour");
    expect(await lease(quote)).toEqual([]);
    expect(await lease()).toHaveLength(1);
  });
});

describe("After a failure", () => {
  test("the wait doubles from one minute to an hour", async () => {
    await addCallback();
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const [mail] = await lease();
      await fail(mail);
      await pass(`${minutes} minutes -2 seconds`);
      expect(await lease()).toEqual([]);
      await pass("3 seconds");
    }
    expect(await lease()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: "waiting", attempts: 9 }]);
  });

  test("for three days, with one Message-ID, and then the mail is dead", async () => {
    await addCallback();
    const seen = new Set<string>();
    let hours = 0;
    for (; hours < 100; hours++) {
      const [mail] = await lease();
      if (!mail) break;
      seen.add(mail.message_id);
      await fail(mail);
      await pass("1 hour");
    }
    expect(hours).toBe(73);
    expect(seen.size).toBe(1);
    expect(await outbox()).toEqual([{ state: "dead", attempts: 73, last_error: "Mail server is down" }]);
  });

  test("that may have come after the mail arrived, it goes three times at most, the last an hour later", async () => {
    await addCallback();
    for (const wait of ["1 minute", "1 hour", "3 days"]) {
      const [mail] = await lease();
      await fail(mail, true);
      await pass(`${wait} -2 seconds`);
      expect(await lease()).toEqual([]);
      await pass("3 seconds");
    }
    expect(await lease()).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: "dead", attempts: 3 }]);
  });

  test("who lost the lease changes nothing", async () => {
    await addCallback();
    const [slow] = await lease();
    await pass("6 minutes");
    await lease();
    await fail(slow);
    expect(await lease()).toEqual([]);
  });

  test("a mail that left is sent, also when the lease was lost meanwhile", async () => {
    await addCallback();
    const [slow] = await lease();
    await pass("6 minutes");
    const [quick] = await lease();
    await markSent(slow);
    await fail(quick);
    expect(await outbox()).toMatchObject([{ state: "sent", last_error: null }]);
  });

  test("a mail at which every sender breaks down is given up in the end", async () => {
    await addCallback();
    await database.exec("update private.outbox set attempts = 100");
    await database.as("service_role", "select clean_up()");
    expect(await outbox()).toMatchObject([{ state: "dead" }]);
  });
});

describe("The owner is alarmed", () => {
  const alarms = () =>
    database.as<{ id: number; state: string }>("service_role", "select * from lease_alarms()");
  const confirm = (taken: { id: number }[]) =>
    database.as("service_role", "select mark_alarmed($1)", [taken.map(({ id }) => id)]);

  test("once when a mail is unsent for ten minutes, and once more when it is dead", async () => {
    await addCallback();
    await pass("9 minutes");
    expect(await alarms()).toEqual([]);
    await pass("61 seconds");
    const unsent = await alarms();
    expect(unsent).toEqual([expect.objectContaining({ state: "waiting", kind: "callback" })]);
    await confirm(unsent);
    await pass("1 hour");
    expect(await alarms()).toEqual([]);

    await database.exec("update private.outbox set state = 'dead'");
    const dead = await alarms();
    expect(dead).toEqual([expect.objectContaining({ state: "dead" })]);
    await confirm(dead);
    await pass("1 hour");
    expect(await alarms()).toEqual([]);
  });

  test("by one scheduler when two run, and again when the first could not deliver it", async () => {
    await addCallback();
    await pass("10 minutes 1 second");
    expect(await alarms()).toHaveLength(1);
    expect(await alarms()).toEqual([]);
    await pass("61 seconds");
    expect(await alarms()).toHaveLength(1);
  });
});

describe("In a flood", () => {
  const warning = async () =>
    (
      await database.as<{ warning: object | null }>("service_role", "select lease_flood_warning() as warning")
    )[0]?.warning;
  const flood = () => database.exec("update private.settings set suspect_in_all = 0");

  beforeEach(() => database.exec("delete from private.daily_mails where kind = 'flood_warning'"));

  test("what is held for the digest is never mailed by itself, and alarms nobody", async () => {
    await flood();
    await addQuote();
    await pass("1 hour");
    expect(await lease()).toEqual([]);
    expect(await lease(quote)).toEqual([]);
    expect(await database.as("service_role", "select * from lease_alarms()")).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: "held_for_digest" }]);
  });

  test("the owner is warned once a day, with the number so far", async () => {
    expect(await warning()).toBeNull();
    await flood();
    await addCallback("A");
    await addCallback("B");
    expect(await warning()).toMatchObject({ requests: 2, since: expect.any(String) });
    await addCallback("C");
    expect(await warning()).toBeNull();
    const today =
      "select mark_daily_mail_sent('flood_warning', (now() at time zone 'Europe/Amsterdam')::date)";
    await database.as("service_role", today);
    await database.exec("update private.daily_mails set leased_until = null");
    expect(await warning()).toBeNull();
    await database.exec("update private.daily_mails set day = day - 1 where kind = 'flood_warning'");
    expect(await warning()).toMatchObject({ requests: 3 });
  });

  test("there is no warning while only busy sources are held back: everybody else is mailed about", async () => {
    await addCallback("Zie https://a.example");
    expect(await outbox()).toMatchObject([{ state: "held_for_digest" }]);
    expect(await warning()).toBeNull();
  });
});

describe("The daily digest", () => {
  const digest = async () =>
    (await database.as<{ digest: unknown }>("service_role", "select lease_digest() as digest"))[0]?.digest;

  test("does not come on the first day, which has nothing to tell about", async () => {
    expect(await digest()).toBeNull();
  });

  test("comes once a day, from seven o'clock in Amsterdam", async () => {
    await addQuote();
    await addCallback();
    await database.exec(`
      delete from private.daily_mails;
      update public.contact_submissions set created_at = now() - interval '1 day';
      update public.callback_requests set created_at = now() - interval '1 day';
      update private.outbox set created_at = now() - interval '1 day', state = case when quote_id is null then 'dead' else 'sent' end;
    `);
    const [{ due } = { due: false }] = await database.rows<{ due: boolean }>(
      "select (now() at time zone 'Europe/Amsterdam')::time >= '07:00' as due",
    );
    if (!due) return expect(await digest()).toBeNull();
    // A request of exactly a day ago is in today's digest only when seven o'clock was earlier than now.
    expect(await digest()).toMatchObject({
      unsent: [{ kind: "callback", name: "Piet", phone: "035", state: "dead" }],
      held: 0,
      first_held: [],
    });
    expect(await digest()).toBeNull();
    await database.exec("update private.daily_mails set leased_until = now() - interval '1 second'");
    expect(await digest()).not.toBeNull();
    const today = "select mark_daily_mail_sent('digest', (now() at time zone 'Europe/Amsterdam')::date)";
    await database.as("service_role", today);
    await database.exec("update private.daily_mails set leased_until = null");
    expect(await digest()).toBeNull();
  });
});

test("the digest names leaks first and busy sources last, as many as fit", async () => {
  await database.exec(`
    alter table public.contact_submissions disable trigger receive_request;
    insert into contact_submissions (name, phone, email, message, services, spam_reason)
      select n || ' van de vloed', '06', 'eve@example.nl', 'Nat', '{Daklekkage (Spoed)}', 'source'
        from generate_series(1, 9) as n
      union all values ('Goot', '06', 'jan@example.nl', 'Nat', '{Dakgoten}'::text[], 'links'),
        ('Lek', '06', 'jan@example.nl', 'Nat', '{Dakgoten, Daklekkage (Spoed)}'::text[], 'flood');
    alter table public.contact_submissions enable trigger receive_request;
    insert into private.outbox (quote_id, request_hash, state)
      select id, '', 'held_for_digest' from contact_submissions order by id;
  `);
  const [row] = await database.as<{ items: object[] }>(
    "service_role",
    "select private.digest_items('{held_for_digest}', now() - interval '1 day', now() + interval '1 day', 4) as items",
  );
  expect(row?.items).toMatchObject([
    { name: "Lek", kind: "quote", urgent: true },
    { name: "Goot", urgent: false },
    { name: "1 van de vloed", urgent: true },
    { name: "2 van de vloed" },
  ]);
});

describe("Old requests are deleted", () => {
  test("after as many months as /privacy says", async () => {
    const [{ kept } = { kept: "" }] = await database.rows<{ kept: string }>(
      "select extract(year from kept_for) * 12 + extract(month from kept_for) || ' maanden' as kept from private.settings",
    );
    expect(JSON.stringify(privacy)).toContain(kept);
  });

  test("with their mail, and younger ones stay", async () => {
    await addQuote();
    await addCallback("Oud");
    await database.exec(
      "update public.callback_requests set created_at = now() - interval '12 months 1 day'",
    );
    await database.exec(
      "update public.contact_submissions set created_at = now() - interval '11 months 29 days'",
    );
    await database.as("service_role", "select clean_up()");
    expect(await database.rows("select name from public.callback_requests")).toEqual([]);
    expect(await database.rows("select name from public.contact_submissions")).toEqual([
      { name: quote.name },
    ]);
    expect(await outbox()).toHaveLength(1);
  });

  test("photographs earlier, and with their request", async () => {
    expect(
      await database.rows("select photos_kept_for = $1::interval as promised from private.settings", [
        photoRetention.replace("dagen", "days"),
      ]),
    ).toEqual([{ promised: true }]);
    await addQuote();
    await database.exec(`insert into private.photos (quote_id, id, content, created_at)
      select id, gen_random_uuid(), 'abc', now() - age from contact_submissions, unnest('{89 days, 91 days}'::interval[]) as age`);
    await database.as("service_role", "select clean_up()");
    expect(await database.rows("select from private.photos")).toHaveLength(1);
    await database.exec(
      "update public.contact_submissions set created_at = now() - interval '12 months 1 day'",
    );
    await database.as("service_role", "select clean_up()");
    expect(await database.rows("select from private.photos")).toEqual([]);
  });

  test("the hash of an address after a day", async () => {
    await database.exec("delete from private.rate_limits");
    await database.exec(`insert into private.rate_limits values
      ('old', date_trunc('hour', now()) - interval '24 hours', 1), ('new', date_trunc('hour', now()), 1)`);
    await database.as("service_role", "select clean_up()");
    expect(await database.rows("select source from private.rate_limits")).toEqual([{ source: "new" }]);
  });
});
