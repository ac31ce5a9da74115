import { expect, test } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { openStaffedDatabase, staffEmail } from "./staffed-database.ts";

/* Requests of customers who phoned, which staff write down. */
const database = await openStaffedDatabase();
const { asStaff, count, exec, namesIn } = database;

const phoneRequests = "contact_submissions where taken_by is not null";

/** Inserts a row as the staff's page does. */
function take(row: object) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const statement = `insert into contact_submissions (${columns}) values (${places}) returning taken_by, spam_reason`;
  return asStaff(statement, Object.values(row));
}

test("a name and a number are enough", async () => {
  expect(await take({ name: "Els", phone: "035" })).toEqual([{ taken_by: staffEmail, spam_reason: null }]);
  expect(await namesIn("nieuw")).toContain("Els");
});

test("without services it comes behind a leak", async () => {
  await take({ name: "Els", phone: "035" });
  expect((await namesIn("nieuw"))[0]).toBe("Jan");
});

test("services and words may be added", async () => {
  await take({ ...quote, name: "Els" });
  expect(await namesIn("alle", `${serviceOptions.dakgoten} schoorsteen els`)).toEqual(["Els"]);
});

test.each([
  ["name", { name: " " }],
  ["number", { phone: null }],
  ["known service", { services: ["Zwembad"] }],
])("without a %s it is refused", async (_, wrong) => {
  await expect(take({ name: "Els", phone: "035", ...wrong })).rejects.toThrow();
});

test("staff cannot name somebody else as the one who took it", async () => {
  // This grants every column, as the embedded backend does.
  await exec("grant insert on contact_submissions to authenticated");
  expect(await take({ name: "Els", phone: "035", taken_by: "iemand@voorbeeld.nl" })).toMatchObject([
    { taken_by: staffEmail },
  ]);
});

test("the owner gets no mail of it", async () => {
  await exec("delete from contact_submissions; delete from callback_requests");
  await take({ name: "Els", phone: "035" });
  await database.pass("3 minutes");
  expect(await database.mailAll()).toMatchObject({ alone: [], collected: undefined });
  await database.pass("1 hour");
  expect(await database.isLate()).toBe(false);
});

test("the customer gets no confirmation of it", async () => {
  await exec("delete from contact_submissions");
  await take({ ...quote, name: "Els" });
  expect(await database.claim()).toBeNull();
});

test("no limit of visitors stops it", async () => {
  await exec("update private.settings set max_per_source_per_hour = 0");
  await take({ name: "Els", phone: "035" });
  expect(await count(phoneRequests)).toBe(1);
});

test("the same within a day is stored once", async () => {
  await take({ name: "Els", phone: "035" });
  await database.pass("23 hours");
  expect(await take({ name: "Els", phone: "035" })).toEqual([]);
  expect(await count(phoneRequests)).toBe(1);
});

test("a visitor who sends the same is stored too", async () => {
  await take(quote);
  await database.addQuote();
  expect(await count(`contact_submissions where name = '${quote.name}'`)).toBe(2);
});

test("a call with a photograph from a stranger does not find it", async () => {
  await take(quote);
  const guess = { ...quote, taken_by: staffEmail };
  const answer = await database.as("service_role", "select store_photo($1, 'YWJj') as answer", [guess]);
  expect(answer).toEqual([{ answer: "unknown" }]);
});

test("links in its words are no spam", async () => {
  const [row] = await take({ name: "Els", phone: "035", message: "https://a https://b https://c" });
  expect(row).toMatchObject({ spam_reason: null });
});
