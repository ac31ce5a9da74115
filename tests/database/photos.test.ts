import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

/* Photographs with a quote request. */
const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote, count, exec, pass } = database;

/** Stores files as the edge function does. Returns the answer, and whether the owner is told of them. */
async function store(files: string[], changes: object = {}) {
  const contents = files.map((file) => Buffer.from(file).toString("base64"));
  const [row] = await database.as<{ stored: { answer: string; late: object | null } }>(
    "service_role",
    "select store_photos($1, $2) as stored",
    [{ ...quote, ...changes }, contents],
  );
  return { answer: row?.stored.answer, isTold: Boolean(row?.stored.late) };
}

test.each([
  ["that does not exist in all of its words", {}, { message: "Iets anders" }, "0 hours"],
  ["that looks like spam", { name: "https://a.example" }, { name: "https://a.example" }, "0 hours"],
  ["of an hour ago", {}, {}, "1 hour 1 second"],
])("a request %s takes no photograph", async (_, changes, sent, age) => {
  await addQuote(changes);
  await pass(age);
  expect(await store(["roof"], sent)).toMatchObject({ answer: "unknown" });
  expect(await count("private.photos")).toBe(0);
});

const most = Array.from({ length: photoLimits.perRequest }, (_, index) => `photo ${index}`);

test("a full request takes no photograph more", async () => {
  await addQuote();
  expect(await store(most)).toMatchObject({ answer: "stored" });
  expect(await store(["roof"])).toMatchObject({ answer: "full" });
  expect(await count("private.photos")).toBe(most.length);
});

test("refused photographs take no room on the disk", async () => {
  const size = () => database.rows("select pg_total_relation_size('private.photos')");
  await addQuote();
  await store(most);
  const full = await size();
  // Random, because PostgreSQL compresses the rest.
  expect(await store([randomBytes(200_000).toString("latin1")])).toMatchObject({ answer: "full" });
  expect(await size()).toEqual(full);
});

test("a photograph that is sent again is stored once", async () => {
  await addQuote();
  for (let time = 0; time < 2; time++) await store(["roof", "gutter"]);
  expect(await count("private.photos")).toBe(2);
});

test("the owner is told once of photographs that come after the mail", async () => {
  await addQuote();
  await exec("update private.outbox set state = 'sent'");
  expect(await store(["roof"])).toMatchObject({ isTold: true });
  expect(await store(["roof"])).toMatchObject({ isTold: false });
  await pass("56 minutes");
  expect(await store(["gutter"])).toEqual({ answer: "stored", isTold: false });
});

test("the owner is told of no photograph that goes with the mail", async () => {
  await addQuote();
  expect(await store(["roof"])).toMatchObject({ isTold: false });
});
