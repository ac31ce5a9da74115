import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

/* Photographs with a quote request. */
const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote, count, exec, pass } = database;

/** Stores a file as the edge function does, and returns the answer. */
async function store(file: string, changes: object = {}) {
  const [row] = await database.as<{ answer: string }>(
    "service_role",
    "select store_photo($1, $2) as answer",
    [{ ...quote, ...changes }, Buffer.from(file).toString("base64")],
  );
  return row?.answer;
}

test.each([
  ["that does not exist in all of its words", {}, { message: "Iets anders" }],
  ["that looks like spam", { name: "https://a.example" }, { name: "https://a.example" }],
])("a request %s takes no photograph", async (_, changes, request) => {
  await addQuote(changes);
  expect(await store("roof", request)).toBe("unknown");
  expect(await count("private.photos")).toBe(0);
});

test("a request takes photographs for an hour", async () => {
  await addQuote();
  await pass("59 minutes 50 seconds");
  expect(await store("roof")).toBe("stored");
  await pass("11 seconds");
  expect(await store("gutter")).toBe("unknown");
});

/** Gives the request as many photographs as it may have. */
async function storeMost() {
  await addQuote();
  for (let number = 1; number <= photoLimits.perRequest; number++)
    expect(await store(`photo ${number}`)).toBe("stored");
}

test("a full request takes no photograph more", async () => {
  await storeMost();
  expect(await store("roof")).toBe("full");
  expect(await count("private.photos")).toBe(photoLimits.perRequest);
});

test("a request that is sent again takes photographs of its own", async () => {
  await storeMost();
  await pass("50 minutes");
  await addQuote();
  expect(await store("roof")).toBe("stored");
});

test("a photograph that is sent again is stored once, in a full request too", async () => {
  await storeMost();
  expect(await store("photo 1")).toBe("stored");
  expect(await count("private.photos")).toBe(photoLimits.perRequest);
});

test("a refused photograph takes no room on the disk", async () => {
  const size = () => database.rows("select pg_total_relation_size('private.photos')");
  await storeMost();
  const full = await size();
  // The content is random, because PostgreSQL would compress anything else.
  expect(await store(randomBytes(200_000).toString("latin1"))).toBe("full");
  expect(await size()).toEqual(full);
});

test.each([
  ["a small photograph", 1, 50_000],
  ["a large photograph", 60_000, 60_000],
])("%s takes the room of at least 50 kB", async (_, bytes, room) => {
  await addQuote();
  await exec(`update private.settings set max_photo_bytes = ${2 * room}`);
  for (const [letter, answer] of Object.entries({ a: "stored", b: "stored", c: "full" }))
    expect(await store(letter.repeat(bytes))).toBe(answer);
});
