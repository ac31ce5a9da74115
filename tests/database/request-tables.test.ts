import { expect, test } from "vitest";
import {
  fieldLimits,
  requiredFields,
  serviceLabels,
} from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const database = await openMigratedDatabase();
const { addQuote } = database;

test.each([
  ["contact_submissions", quote],
  ["callback_requests", { name: "Jan de Vries", phone: "06 12345678" }],
])("in %s a visitor sets the fields of the form alone, even after a mistaken grant", async (table, row) => {
  const latest = `select *, created_at > now() - interval '1 hour' as is_new from ${table} order by id desc limit 1`;
  const own = {
    id: expect.any(Number),
    created_at: expect.any(Date),
    is_new: true,
    searched: expect.stringContaining("jan"),
  };
  const staffs = {
    spam_reason: null,
    status: "Nieuw",
    call_back_on: null,
    call_back_at: null,
    taken_by: null,
  };
  await database.insert(table, row);
  expect(await database.rows(latest)).toEqual([{ ...row, ...own, ...staffs }]);
  await database.exec(`grant all on ${table} to anon`);
  const forged = {
    spam_reason: "links",
    status: "Gewonnen",
    call_back_on: "2030-01-01",
    call_back_at: "10:00",
    taken_by: "eve@evil.example",
    searched: "eve",
  };
  await database.insert(table, { ...row, name: "Piet", created_at: "2020-01-01", ...forged });
  expect(await database.rows(latest)).toEqual([
    { ...row, name: "Piet", ...own, searched: expect.stringContaining("piet"), ...staffs },
  ]);
  expect(await database.as("anon", `select * from ${table}`)).toEqual([]);
  expect(await database.as("anon", `delete from ${table} returning *`)).toEqual([]);
});

test.each(Object.entries(fieldLimits))(
  "%s holds a text of at most %i characters, and not nothing",
  async (field, limit) => {
    // An emoji counts as one character.
    await addQuote({ [field]: "🏠".repeat(limit) });
    for (const wrong of ["x".repeat(limit + 1), "", " \n\t "])
      await expect(addQuote({ [field]: wrong })).rejects.toThrow("violates check constraint");
  },
);

test.each(requiredFields)("a quote request without %s is refused", async (field) => {
  await expect(addQuote({ [field]: null })).rejects.toThrow(
    /violates not-null constraint|violates check constraint \\"visitors_fill_in_all/,
  );
});

test("the database has the options of the form, in which a new one is a line in both", async () => {
  const options = await database.rows("select unnest(enum_range(null::service_option))::text as label");
  expect(options.map(({ label }) => label).sort()).toEqual([...serviceLabels].sort());
});

test.each([
  ["no service", []],
  ["the same service twice", ["Dakgoten", "Dakgoten"]],
  ["an empty place in the list", ["Dakgoten", null]],
  ["a list of lists", [["Dakgoten"], ["Dakinspectie"]]],
])("a quote request with %s is refused", async (_, services) => {
  await expect(addQuote({ services })).rejects.toThrow("violates check constraint");
});
