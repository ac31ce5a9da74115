import { beforeEach, describe, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import {
  fieldLabels,
  fieldLimits,
  requiredFields,
  serviceLabels,
} from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
beforeEach(database.empty);

const { addQuote, rows } = database;

describe.each([
  ["contact_submissions", quote],
  ["callback_requests", { name: quote.name, phone: quote.phone }],
])("in %s", (table, row) => {
  const latest = `select *, created_at > now() - interval '1 hour' as is_new from ${table}`;
  const forgedFields = {
    spam_reason: "links",
    taken_by: "eve@evil.example",
    searched: "eve",
    request_hash: "eve",
  };
  const storedRow = {
    ...row,
    id: expect.any(Number),
    created_at: expect.any(Date),
    is_new: true,
    spam_reason: null,
    status: "Nieuw",
    call_back_on: null,
    call_back_at: null,
    taken_by: null,
    searched: expect.stringContaining("jandevries"),
    request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  };

  test("a visitor sets the fields of the form alone", async () => {
    await database.insert(table, row);
    expect(await rows(latest)).toEqual([storedRow]);
  });

  test("a mistaken grant lets a visitor set nothing more", async () => {
    await database.exec(`grant all on ${table} to anon`);
    await database.insert(table, { ...row, ...forgedFields });
    expect(await rows(latest)).toEqual([storedRow]);
  });

  test.each([
    ["created_at", "2020-01-01"],
    ["status", "Gewonnen"],
    ["call_back_on", "2030-01-01"],
  ])("a mistaken grant lets no visitor choose %s", async (column, value) => {
    await database.exec(`grant all on ${table} to anon`);
    const answer = database.insert(table, { ...row, [column]: value });
    await expect(answer).rejects.toThrow("row-level security");
  });

  test("a mistaken grant lets a visitor see and delete nothing", async () => {
    await database.exec(`grant all on ${table} to anon`);
    await database.insert(table, row);
    expect(await database.as("anon", `select * from ${table}`)).toEqual([]);
    expect(await database.as("anon", `delete from ${table} returning *`)).toEqual([]);
  });
});

test.each(Object.entries(fieldLimits))("%s holds a text of %i characters", async (field, limit) => {
  // An emoji counts as one character.
  await addQuote({ [field]: "🏠".repeat(limit) });
  expect(await database.count("contact_submissions")).toBe(1);
});

test.each(Object.entries(fieldLimits))("%s holds no longer text than %i characters", async (field, limit) => {
  await expect(addQuote({ [field]: "x".repeat(limit + 1) })).rejects.toThrow(`${field}_within_limits`);
});

test.each(Object.keys(fieldLimits))("%s holds no empty text", async (field) => {
  for (const empty of ["", " \n\t "])
    await expect(addQuote({ [field]: empty })).rejects.toThrow(`${field}_within_limits`);
});

test.each(requiredFields)("a quote request without %s is refused", async (field) => {
  await expect(addQuote({ [field]: null })).rejects.toThrow(/not-null constraint|visitors_fill_in_all/);
});

test("the database knows every field of the form", async () => {
  const fields = await rows("select unnest(private.field_names()) as name");
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(fieldLabels).sort());
});

test("the database has the options of the form", async () => {
  const options = await rows("select unnest(enum_range(null::service_option))::text as label");
  expect(options.map(({ label }) => label).sort()).toEqual([...serviceLabels].sort());
});

test("the database has the form's number of photographs", async () => {
  expect(await database.setting("max_photos_per_request")).toBe(photoLimits.perRequest);
});

test.each([
  ["holds a photograph of the form's size", 0, 1],
  ["holds no larger one", 1, 0],
])("the database %s", async (_, extraBytes, photos) => {
  await addQuote();
  const bytes = `decode(repeat('00', ${photoLimits.bytes + extraBytes}), 'hex')`;
  const insert = `insert into private.photos (quote_id, id, content) select id, gen_random_uuid(), ${bytes} from contact_submissions`;
  await database.exec(insert).catch((error) => expect(error.message).toContain("content_within_limits"));
  expect(await database.count("private.photos")).toBe(photos);
});

test.each([
  ["no service", []],
  ["the same service twice", ["Dakgoten", "Dakgoten"]],
  ["an empty place in the list", ["Dakgoten", null]],
  ["a list of lists", [["Dakgoten"], ["Dakinspectie"]]],
])("a quote request with %s is refused", async (_, services) => {
  await expect(addQuote({ services })).rejects.toThrow("violates check constraint");
});
