import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callbackFields, quoteFields } from "../../src/forms/lead-fields.ts";
import { listAddresses } from "../../src/routes.tsx";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

beforeEach(() => database.exec("delete from private.counters"));

interface Counted {
  page: string;
  event: string;
  detail: string;
  times: number;
}

/** Calls it as the website does. */
const count = (events: unknown, role = "anon") =>
  database.as(role, "select public.count_events($1::jsonb)", [JSON.stringify(events)]);

const counters = () =>
  database.rows<Counted>(
    "select page, event, detail, times from private.counters order by page, event, detail",
  );

const view = (page: string) => ({ page, event: "view" });

test("events are added up per page, event and detail, over several calls", async () => {
  await count([view("/"), view("/"), view("/faq"), { page: "/contact", event: "start", detail: "quote" }]);
  await count([view("/"), { page: "/contact", event: "error", detail: "quote.phone" }]);
  expect(await counters()).toEqual([
    { page: "/", event: "view", detail: "", times: 3 },
    { page: "/contact", event: "error", detail: "quote.phone", times: 1 },
    { page: "/contact", event: "start", detail: "quote", times: 1 },
    { page: "/faq", event: "view", detail: "", times: 1 },
  ]);
});

test("the day is that of the company, whatever the caller says", async () => {
  await count([{ ...view("/"), day: "2020-01-01" }]);
  const days = await database.rows(
    "select day = (now() at time zone 'Europe/Amsterdam')::date as today from private.counters",
  );
  expect(days).toEqual([{ today: true }]);
});

test("every page of the site can be counted", async () => {
  const addresses = await listAddresses();
  const pages = addresses.map(({ path }) => path).sort();
  for (const page of pages) await count([view(page)]);
  expect((await counters()).map(({ page }) => page).sort()).toEqual(pages);
});

test("every field of the forms can be counted, and the honeypot is none of them", async () => {
  const fields = [
    ...quoteFields.map((name) => `quote.${name}`),
    ...callbackFields.map((name) => `callback.${name}`),
  ];
  await count([...fields, "quote.homepage"].map((detail) => ({ page: "/contact", event: "error", detail })));
  expect((await counters()).map(({ detail }) => detail)).toEqual(fields.sort());
});

describe("Passed over in silence", () => {
  test.each([
    ["no list", { page: "/", event: "view" }],
    ["a number", 5],
    ["nothing", null],
    ["other things in the list", [1, "view", null, true, [], {}]],
    ["values of another kind", [{ page: ["/"], event: { view: 1 } }]],
    ["an event without a page", [{ event: "view" }]],
    ["an unknown event", [{ page: "/", event: "visit" }]],
    ["a detail where there is none", [{ page: "/", event: "view", detail: "Jan de Vries" }]],
    ["an unknown field", [{ page: "/contact", event: "error", detail: "quote.address" }]],
    ["a form's event without the form", [{ page: "/contact", event: "sent" }]],
    ["an address elsewhere", [view("https://example.com/"), view("//example.com")]],
    ["a query, a fragment, a slash too many", [view("/?q=jan"), view("/#jan"), view("/faq/")]],
    ["a phone number", [view("/0612345678"), view("/bel/06-12345678")]],
    ["an e-mail address", [view("/jan@example.nl")]],
    ["three levels", [view("/dakdekker/utrecht/jan")]],
    ["capitals and accents", [view("/Contact"), view("/café")]],
    ["a second line", [view("/\n/jan"), view("/faq\n")]],
    ["a long address", [view(`/${"a".repeat(60)}`)]],
    ["more than fifty at once", Array.from({ length: 51 }, () => view("/"))],
  ])("%s", async (_, events) => {
    await count(events);
    expect(await counters()).toEqual([]);
  });

  test("and what is right beside it is counted", async () => {
    await count([view("/x9"), view("/faq"), "rubbish"]);
    expect(await counters()).toEqual([{ ...view("/faq"), detail: "", times: 1 }]);
  });
});

describe("The table", () => {
  test("holds five things, none of which can be a person, also for who has all rights", async () => {
    const columns = await database.rows<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_schema = 'private' and table_name = 'counters' order by ordinal_position`,
    );
    expect(columns.map((column) => column.column_name)).toEqual(["day", "page", "event", "detail", "times"]);
    const insert = (page: string, event: string, detail: string, times = 1) =>
      database.rows("insert into private.counters values (current_date, $1, $2, $3, $4)", [
        page,
        event,
        detail,
        times,
      ]);
    await expect(insert("/06-12345678", "view", "")).rejects.toMatchObject({ code: "23514" });
    await expect(insert("/", "view", "Jan de Vries")).rejects.toMatchObject({ code: "23514" });
    await expect(insert("/", "Jan de Vries", "")).rejects.toMatchObject({ code: "23514" });
    await expect(insert("/", "view", "", 0)).rejects.toMatchObject({ code: "23514" });
  });

  test.each(["anon", "authenticated"])("cannot be read or written by %s", async (role) => {
    for (const statement of [
      "select * from private.counters",
      "insert into private.counters values (current_date, '/', 'view', '', 1)",
      "update private.counters set times = 0",
      "delete from private.counters",
      "select private.is_counted('/', 'view', '')",
    ]) {
      await expect(database.as(role, statement)).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("stops growing at the day's cap; what is there already is counted on", async () => {
    await database.exec("update private.settings set most_counters_a_day = 2");
    try {
      await count([view("/a"), view("/b")]);
      await count([view("/c"), view("/a")]);
      expect(await counters()).toEqual([
        { ...view("/a"), detail: "", times: 2 },
        { ...view("/b"), detail: "", times: 1 },
      ]);
      // The next day starts anew.
      await database.exec("update private.counters set day = day - 1");
      await count([view("/c")]);
      expect(await counters()).toContainEqual({ ...view("/c"), detail: "", times: 1 });
    } finally {
      await database.exec("update private.settings set most_counters_a_day = default");
    }
  });

  test("grows by no more than one call can hold, however many pages a stranger makes up", async () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    for (const first of letters) {
      await count(letters.map((second) => view(`/${first}${second}`)));
      await count(letters.map((second) => view(`/${first}/${second}`)));
    }
    const rows = (await counters()).length;
    expect(rows).toBeGreaterThanOrEqual(1000);
    expect(rows).toBeLessThan(1050);
  });

  test("is older than the requests of /privacy nowhere", async () => {
    await database.exec(`insert into private.counters
      select (now() - kept_for)::date - 2, '/', 'view', '', 1 from private.settings
      union all select (now() - kept_for)::date + 2, '/', 'view', '', 1 from private.settings`);
    await database.as("service_role", "select public.clean_up()");
    const kept = await database.rows(
      "select day > (now() - kept_for)::date as young from private.counters, private.settings",
    );
    expect(kept).toEqual([{ young: true }]);
  });
});

describe("Once the website has told its pages", () => {
  const setPages = async (...paths: string[]) =>
    (await database.as<{ known: number }>("service_role", "select set_pages($1) as known", [paths]))[0]
      ?.known;

  afterEach(() => database.exec("delete from private.pages"));

  test("only those are counted, so that made-up ones leave the day's numbers alone", async () => {
    expect(await setPages("/", "/faq")).toBe(2);
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    for (const first of letters) {
      await count(letters.map((second) => view(`/${first}/${second}`)));
      await count(letters.map((second) => view(`/${first}${second}`)));
    }
    await count([view("/"), view("/faq"), view("/contact")]);
    expect(await counters()).toEqual([
      { ...view("/"), detail: "", times: 1 },
      { ...view("/faq"), detail: "", times: 1 },
    ]);
  });

  test("the next list takes the place of the one before, and nothing but addresses gets in", async () => {
    await setPages("/", "/oud");
    expect(await setPages("/", "/nieuw", "/nieuw", "/06-12345678", "https://evil.example")).toBe(2);
    expect(await database.rows("select path from private.pages order by path")).toEqual([
      { path: "/" },
      { path: "/nieuw" },
    ]);
  });

  test("a site of thousands of pages is counted beyond the cap that holds for unknown ones", async () => {
    await database.exec("update private.settings set most_counters_a_day = 1");
    try {
      await setPages("/", "/faq", "/contact");
      await count([view("/"), view("/faq")]);
      await count([view("/contact")]);
      expect(await counters()).toHaveLength(3);
    } finally {
      await database.exec("update private.settings set most_counters_a_day = default");
    }
  });
});

test("twenty calls at once lose nothing, in whatever order they name the pages", async () => {
  const pages = ["/", "/contact", "/faq"].map(view);
  await Promise.all(Array.from({ length: 20 }, (_, index) => count(index % 2 ? pages : pages.toReversed())));
  expect((await counters()).map(({ times }) => times)).toEqual([20, 20, 20]);
});

test("somebody with an account counts nothing: the website never sends a session along", async () => {
  await expect(count([view("/")], "authenticated")).rejects.toMatchObject({ code: "42501" });
});

test("the owner reads the counters from a day on", async () => {
  await count([view("/")]);
  await database.exec("insert into private.counters values ('2026-01-31', '/faq', 'phone', '', 4)");
  const list = (since: string | null) =>
    database.as<{ list_counters: Counted[] }>("service_role", "select list_counters($1)", [since]);
  const [all] = await list(null);
  expect(all?.list_counters).toHaveLength(2);
  expect(all?.list_counters[0]).toEqual({
    day: "2026-01-31",
    page: "/faq",
    event: "phone",
    detail: "",
    times: 4,
  });
  const [recent] = await list("2026-02-01");
  expect(recent?.list_counters).toMatchObject([{ page: "/", times: 1 }]);
});
