import { describe, expect, test } from "vitest";
import {
  fieldLimits,
  optionalFields,
  serviceLabels,
  type TextFieldName,
} from "../../supabase/functions/_shared/quote-request.ts";
import { quote } from "../sample-quote.ts";
import { openMigratedDatabase } from "./migrated-database.ts";

const outsideLimits = { code: "23514" };

const database = await openMigratedDatabase();
const { addQuote } = database;

async function latest(table: string) {
  const [row] = await database.rows(`select * from ${table} order by id desc limit 1`);
  return row;
}

describe.each([
  ["contact_submissions", quote],
  ["callback_requests", { name: "Jan de Vries", phone: "06 12345678" }],
])("%s", (table, row) => {
  test("a request is stored as sent, with the id and the time of the database", async () => {
    await database.insert(table, row);
    const stored = await latest(table);
    const own = { id: expect.any(Number), created_at: expect.any(Date), spam_reason: null };
    const forStaff = { handled_at: null, handled_by: null, note: null, note_version: 0 };
    const progress = { status: "Nieuw", call_back_on: null };
    expect(stored).toEqual({ ...row, ...own, ...forStaff, ...progress });
    expect(Date.now() - Number(stored?.created_at)).toBeLessThan(60_000);
  });

  test("a mistaken grant of all rights still gives no rows, no other date or mark, and nothing that is the staff's", async () => {
    await database.exec(`grant all on ${table} to anon`);
    expect(await database.as("anon", `select * from ${table}`)).toEqual([]);
    expect(await database.as("anon", `delete from ${table} returning *`)).toEqual([]);
    // Of another name: a repeat would be dropped before the rule is asked.
    for (const column of ["created_at", "handled_at", "handled_by", "note"]) {
      const forged = { ...row, name: "Piet", [column]: "2020-01-01" };
      await expect(database.insert(table, forged)).rejects.toMatchObject({ code: "42501" });
    }
    for (const change of [{ status: "Gewonnen" }, { call_back_on: "2030-01-01" }])
      await expect(database.insert(table, { ...row, name: "Piet", ...change })).rejects.toMatchObject({
        code: "42501",
      });
    await database.insert(table, { ...row, name: "Klaas", spam_reason: "links" });
    expect((await latest(table))?.spam_reason).toBeNull();
    await database.exec(`revoke all on ${table} from anon`);
    await database.exec(`grant insert (${Object.keys(row).join()}) on ${table} to anon`);
  });
});

test.each(Object.entries(fieldLimits) as [TextFieldName, number][])(
  "%s holds a text of at most %i characters, or nothing where it may be absent",
  async (field, limit) => {
    // An emoji counts as one character.
    await addQuote({ [field]: "🏠".repeat(limit) });
    for (const wrong of ["x".repeat(limit + 1), "", " \n\t "])
      await expect(addQuote({ [field]: wrong })).rejects.toMatchObject(outsideLimits);
    if (optionalFields.includes(field)) await addQuote({ [field]: null });
    else await expect(addQuote({ [field]: null })).rejects.toMatchObject({ code: "23502" });
  },
);

describe("Services of a quote request", () => {
  test("each can be asked for, and all", async () => {
    for (const services of [...serviceLabels.map((label) => [label]), serviceLabels]) {
      await addQuote({ name: services.join(), services });
      expect((await latest("contact_submissions"))?.services).toEqual(services);
    }
  });

  test.each([
    ["no service", []],
    ["an unknown service beside a known one", ["Dakgoten", "Zonnepanelen"]],
    ["the same service twice", ["Dakgoten", "Dakgoten"]],
    ["an empty place in the list", ["Dakgoten", null]],
    ["a list of lists", [["Dakgoten"], ["Dakinspectie"]]],
  ])("%s is refused", async (_, services) => {
    await expect(addQuote({ services })).rejects.toMatchObject(outsideLimits);
  });
});
