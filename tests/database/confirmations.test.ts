import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

const facts = {
  companyName: "Dakwerk Baarn",
  phone: "035 541 00 00",
  emergencyPhone: "06 500 000 00",
  sender: "website@dakwerk.example",
  replyTo: "info@dakwerk.example",
};

interface Leased {
  quote_id: number;
  lease: string;
  message_id: string;
  email: string;
}

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(async () => {
  await database.exec(`
    delete from public.contact_submissions; delete from public.callback_requests; delete from private.arrivals;
    delete from private.confirmation_facts;
    update private.settings set doubtful_in_all = 10000, most_in_all = 10000,
      most_confirmations_per_address = default, most_confirmations_in_all = default;
  `);
  await tell(facts);
});

const call = async <Result = null>(statement: string, parameters: unknown[] = []) =>
  (await database.as<{ result: Result }>("service_role", `select ${statement} as result`, parameters))[0]
    ?.result;

const tell = (told: object | null) => call("set_confirmation_facts($1)", [told]);
const lease = () => call<Leased | null>("lease_confirmation()");
const markSent = ({ quote_id }: Leased) => call("mark_confirmation_sent($1)", [quote_id]);
const fail = ({ quote_id, lease }: Leased, tryAgain = true) =>
  call("mark_confirmation_failed($1, $2, 'Mailbox is full', $3)", [quote_id, lease, tryAgain]);

/** Stores a request, and has the owner's mail leave unless told otherwise. */
async function addQuote(changes: object = {}, mail = "sent") {
  const quote = {
    name: "Jan",
    phone: "06",
    email: "jan@example.nl",
    message: "Nat",
    services: ["Dakgoten"],
    ...changes,
  };
  await database.as(
    "anon",
    "insert into contact_submissions (name, phone, email, message, services) values ($1, $2, $3, $4, $5)",
    Object.values(quote),
  );
  await database.exec(`update private.outbox set state = '${mail}' where state = 'waiting'`);
}

/** All that are to be mailed now, each noted as sent. */
async function sendAll(): Promise<string[]> {
  const sent: string[] = [];
  for (let mail = await lease(); mail; mail = await lease()) {
    await markSent(mail);
    sent.push(mail.email);
  }
  return sent;
}

const pass = (time: string) =>
  database.exec(`update private.confirmations set created_at = created_at - interval '${time}',
    next_attempt_at = next_attempt_at - interval '${time}', leased_until = leased_until - interval '${time}'`);

const states = async () =>
  (await database.rows<{ state: string }>("select state from private.confirmations order by quote_id")).map(
    ({ state }) => state,
  );

describe("A visitor is confirmed", () => {
  test("once, with what the mail is to say, and nothing of the message or the phone number", async () => {
    await addQuote();
    const [{ id } = { id: 0 }] = await database.rows<{ id: number }>("select id from contact_submissions");
    expect(await lease()).toEqual({
      quote_id: id,
      lease: expect.any(String),
      message_id: expect.any(String),
      name: "Jan",
      email: "jan@example.nl",
      services: ["Dakgoten"],
      facts,
    });
    expect(await lease()).toBeNull();
  });

  test.each(["waiting", "gathered", "dead"])(
    "not while the owner's mail about the request is %s",
    async (state) => {
      await addQuote({}, state);
      expect(await lease()).toBeNull();
      expect(await states()).toEqual([]);
    },
  );

  test("not when the request may be spam", async () => {
    await addQuote({ name: "https://evil.example" });
    expect(await lease()).toBeNull();
  });

  test("not after a call-back", async () => {
    await database.as("anon", "insert into callback_requests (name, phone) values ('Piet', '06')");
    await database.exec("update private.outbox set state = 'sent'");
    expect(await lease()).toBeNull();
  });

  test("not until the website has told the facts, nor for a request from before, nor after it withdrew them", async () => {
    await tell(null);
    await addQuote({ email: "before@example.nl" });
    expect(await lease()).toBeNull();
    await tell(facts);
    // What is stored in the very moment of telling could be either.
    await database.exec("update private.confirmation_facts set since = since + interval '1 millisecond'");
    expect(await lease()).toBeNull();
    await addQuote({ email: "after@example.nl" });
    await tell(null);
    expect(await lease()).toBeNull();
  });

  test("when the next release tells its facts meanwhile, with those", async () => {
    await addQuote();
    await tell({ ...facts, phone: "035 000 11 22" });
    expect(await lease()).toMatchObject({ facts: { phone: "035 000 11 22" } });
  });

  test("not when the owner's mail took more than a day", async () => {
    await addQuote();
    await database.exec(`
      update private.confirmation_facts set since = now() - interval '1 month';
      update public.contact_submissions set created_at = now() - interval '1 day 1 second'`);
    expect(await lease()).toBeNull();
  });
});

describe("Nobody can be flooded with confirmations", () => {
  test("an address gets one a day, however it is written", async () => {
    for (const email of [
      "Jan@Example.nl",
      "jan@example.nl",
      "jan+dak@example.nl",
      "j.a.n@example.nl",
      "J.an+1+2@EXAMPLE.NL",
    ]) {
      await addQuote({ email });
    }
    await addQuote({ email: "piet@example.nl" });
    await addQuote({ email: "jan@other.example.nl" });
    expect(await sendAll()).toEqual(["Jan@Example.nl", "piet@example.nl", "jan@other.example.nl"]);
  });

  test("and one again the next day, for a new request", async () => {
    await addQuote();
    await addQuote({ message: "Nog eens" });
    expect(await sendAll()).toHaveLength(1);
    await pass("25 hours");
    expect(await sendAll()).toEqual([]);
    await addQuote({ message: "De volgende dag" });
    expect(await sendAll()).toHaveLength(1);
  });

  test("also when the first could not be delivered", async () => {
    await addQuote();
    const first = await lease();
    if (first) await fail(first, false);
    await addQuote({ message: "Nog eens" });
    expect(await sendAll()).toEqual([]);
    expect(await states()).toEqual(["dead", "skipped"]);
  });

  test("two hundred go a day in all, and what is above is never sent", async () => {
    await database.exec(`
      insert into contact_submissions (name, phone, email, message, services)
        select n::text, '06', 'jan' || n || '@example.nl', 'Nat', '{Dakgoten}' from generate_series(1, 205) as n;
      update private.outbox set state = 'sent'`);
    expect(await sendAll()).toHaveLength(200);
    await pass("25 hours");
    expect(await sendAll()).toEqual([]);
  });

  test("both numbers are settings", async () => {
    await database.exec(
      "update private.settings set most_confirmations_per_address = 2, most_confirmations_in_all = 3",
    );
    for (const message of ["1", "2", "3"]) await addQuote({ message });
    for (const email of ["a@example.nl", "b@example.nl"]) await addQuote({ email });
    expect(await sendAll()).toEqual(["jan@example.nl", "jan@example.nl", "a@example.nl"]);
  });

  test.each([
    "jan",
    "jan@localhost",
    "jan@example.nl, eve@evil.example",
    "Jan <jan@example.nl>",
    "jan@example.nl\nBcc: eve@evil.example",
    "jan@example..nl",
    "@example.nl",
    `${"j".repeat(65)}@example.nl`,
    "jan@[192.0.2.1]",
    "ján@example.nl",
  ])("an address that cannot be mailed is passed over: %j", async (email) => {
    await addQuote({ email });
    expect(await lease()).toBeNull();
    expect(await database.rows("select state, last_error from private.confirmations")).toEqual([
      { state: "skipped", last_error: null },
    ]);
  });
});

describe("A confirmation that does not go", () => {
  test("is taken by one sender at a time, for five minutes, with one Message-ID", async () => {
    await addQuote();
    const first = await lease();
    await pass("4 minutes 50 seconds");
    expect(await lease()).toBeNull();
    await pass("11 seconds");
    expect((await lease())?.message_id).toBe(first?.message_id);
  });

  test("is tried again after 1, 2, 4 ... 60 minutes, for a day, and alarms nobody", async () => {
    await addQuote();
    let minutes = 0;
    const attempts: number[] = [];
    for (let mail = await lease(); minutes <= 48 * 60; mail = await lease()) {
      if (mail) {
        attempts.push(minutes);
        await fail(mail);
      }
      await pass("1 minute");
      minutes++;
    }
    expect(attempts.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
    expect(attempts.at(-1)).toBeGreaterThan(23 * 60);
    expect(attempts.at(-1)).toBeLessThanOrEqual(24 * 60);
    expect(await states()).toEqual(["dead"]);
    expect(await database.as("service_role", "select * from lease_alarms()")).toEqual([]);
    expect(await call<{ mail: string }[]>("list_leads()")).toMatchObject([{ mail: "sent" }]);
  });

  test("and may have arrived, or never will, is not tried again", async () => {
    await addQuote();
    const mail = await lease();
    if (mail) await fail(mail, false);
    await pass("2 hours");
    expect(await lease()).toBeNull();
    expect(await states()).toEqual(["dead"]);
  });

  test("who lost the lease changes nothing, but what left is sent", async () => {
    await addQuote();
    const slow = (await lease()) as Leased;
    await pass("6 minutes");
    await lease();
    await fail(slow, false);
    expect(await states()).toEqual(["waiting"]);
    await markSent(slow);
    expect(await states()).toEqual(["sent"]);
  });

  test("leaves no trace in what the owner is told", async () => {
    await addQuote();
    await lease();
    await database.exec("update private.confirmations set state = 'dead'");
    expect(await database.rows("select state from private.outbox")).toEqual([{ state: "sent" }]);
    expect(
      await call(
        "private.told_requests('{waiting,dead,gathered}', now() - interval '1 day', now() + interval '1 day', 9)",
      ),
    ).toEqual([]);
  });
});

test("a confirmation goes with its request, when that is removed and when it is too old", async () => {
  await addQuote({ email: "removed@example.nl" });
  await addQuote({ email: "old@example.nl" });
  await sendAll();
  await database.exec("delete from contact_submissions where email = 'removed@example.nl'");
  expect(await states()).toHaveLength(1);
  await database.exec("update contact_submissions set created_at = now() - interval '13 months'");
  await database.as("service_role", "select clean_up()");
  expect(await states()).toEqual([]);
});

test("the website is told what it told", async () => {
  expect(await call("told_site()")).toEqual({ pages: 0, confirmation: facts });
  await call("set_pages('{/,/faq}')");
  await tell(null);
  expect(await call("told_site()")).toEqual({ pages: 2, confirmation: null });
  await call("set_pages('{}')");
});
