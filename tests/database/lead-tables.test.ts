import { beforeAll, describe, expect, test } from "vitest";
import { fieldLimits, serviceLabels } from "../../supabase/functions/_shared/quote-request.ts";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

const notAllowed = { code: "42501" };
const idIsGenerated = { code: "428C9" };
const outsideLimits = { code: "23514" };
const notFilledIn = { code: "23502" };

const quote = {
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@example.nl",
  message: "Het lekt bij de schoorsteen.\nWanneer kunt u komen?",
  services: ["Daklekkage (Spoed)", "Dakgoten"] as unknown,
};
/** What staff have not filled in. */
const untouched = { handled_at: null, handled_by: null, note: null, note_version: 0 };
const callback = { name: "Jan de Vries", phone: "06 12345678" };

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

function insertAs(role: string, table: string, row: object) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return database.as(
    role,
    `insert into ${table} (${columns.join()}) values (${places.join()})`,
    Object.values(row),
  );
}

function addQuote(changes: object = {}) {
  return insertAs("anon", "contact_submissions", { ...quote, ...changes });
}

async function latest(table: string) {
  const [row] = await database.rows(`select * from ${table} order by id desc limit 1`);
  return row;
}

describe("With the rights of a visitor", () => {
  const role = "anon";
  test("a quote request is stored as sent, with the id and the time of the database", async () => {
    await insertAs(role, "contact_submissions", quote);
    const row = await latest("contact_submissions");
    expect(row).toEqual({
      ...quote,
      id: expect.any(Number),
      created_at: expect.any(Date),
      spam_reason: null,
      ...untouched,
    });
    expect(Date.now() - Number(row?.created_at)).toBeLessThan(60_000);
  });

  test("a call-back request is stored as sent, with the id and the time of the database", async () => {
    await insertAs(role, "callback_requests", callback);
    const row = await latest("callback_requests");
    expect(row).toEqual({
      ...callback,
      id: expect.any(Number),
      created_at: expect.any(Date),
      spam_reason: null,
      ...untouched,
    });
  });

  test.each([
    ["contact_submissions", "name, phone, email, message, services"],
    ["callback_requests", "name, phone"],
  ])("%s: the only right is to fill in %s", async (table, columns) => {
    const rights = await database.rows<{ privilege: string; columns: string }>(
      `select privilege_type as privilege, string_agg(column_name, ', ' order by c.ordinal_position) as columns
       from information_schema.column_privileges join information_schema.columns c using (table_schema, table_name, column_name)
       where grantee in ($1, 'PUBLIC') and table_name = $2 group by privilege_type`,
      [role, table],
    );
    expect(rights).toEqual([{ privilege: "INSERT", columns }]);
    const tableRights = await database.rows(
      "select from information_schema.table_privileges where grantee in ($1, 'PUBLIC') and table_name = $2",
      [role, table],
    );
    expect(tableRights).toEqual([]);
  });

  test.each(["contact_submissions", "callback_requests"])("%s cannot be read", async (table) => {
    await expect(database.as(role, `select name from ${table}`)).rejects.toMatchObject(notAllowed);
    await expect(database.as(role, `select count(*) from ${table}`)).rejects.toMatchObject(notAllowed);
  });

  test.each([
    ["changed", "update contact_submissions set name = 'x'"],
    ["removed", "delete from contact_submissions"],
    ["emptied", "truncate contact_submissions"],
    [
      "read back while storing",
      "insert into callback_requests (name, phone) values ('Jan', '06') returning id",
    ],
    ["changed (call-back)", "update callback_requests set name = 'x'"],
    ["removed (call-back)", "delete from callback_requests"],
    ["emptied (call-back)", "truncate callback_requests"],
  ])("a request cannot be %s", async (_, statement) => {
    await expect(database.as(role, statement)).rejects.toMatchObject(notAllowed);
  });

  test.each([
    ["contact_submissions", quote],
    ["callback_requests", callback],
  ])("%s: id and time cannot be chosen", async (table, row) => {
    await expect(insertAs(role, table, { ...row, id: 1 })).rejects.toMatchObject(idIsGenerated);
    const insisting = `insert into ${table} (id, name, phone) overriding system value values (1, 'Jan', '06')`;
    await expect(database.as(role, insisting)).rejects.toMatchObject(notAllowed);
    await expect(insertAs(role, table, { ...row, created_at: "2020-01-01" })).rejects.toMatchObject(
      notAllowed,
    );
  });
});

test.each([
  ["contact_submissions", quote],
  ["callback_requests", callback],
])(
  "%s: a mistaken grant of all rights still gives no rows, and no other id, date or mark",
  async (table, row) => {
    await database.exec(`grant all on ${table} to anon`);
    try {
      await insertAs("anon", table, row);
      expect(await database.as("anon", `select * from ${table}`)).toEqual([]);
      expect(await database.as("anon", `delete from ${table} returning *`)).toEqual([]);
      // Of another name: a repeat would be dropped before the rule is asked.
      const backdated = { ...row, name: "Piet", created_at: "2020-01-01" };
      await expect(insertAs("anon", table, backdated)).rejects.toMatchObject(notAllowed);
      await expect(insertAs("anon", table, { ...row, id: 1 })).rejects.toMatchObject(idIsGenerated);
      await insertAs("anon", table, { ...row, name: "Klaas", spam_reason: "flood" });
      expect((await latest(table))?.spam_reason).toBeNull();
    } finally {
      await database.exec(
        `revoke all on ${table} from anon; grant insert (${Object.keys(row).join()}) on ${table} to anon`,
      );
    }
  },
);

describe("Limits of a request", () => {
  test.each(Object.entries(fieldLimits))(
    "%s may be %i characters long and no longer",
    async (field, limit) => {
      await addQuote({ [field]: "x".repeat(limit) });
      await expect(addQuote({ [field]: "x".repeat(limit + 1) })).rejects.toMatchObject(outsideLimits);
    },
  );

  test.each(["name", "phone"] as const)("%s of a call-back request has the same limit", async (field) => {
    const limit = fieldLimits[field];
    await insertAs("anon", "callback_requests", { ...callback, [field]: "x".repeat(limit) });
    await expect(
      insertAs("anon", "callback_requests", { ...callback, [field]: "x".repeat(limit + 1) }),
    ).rejects.toMatchObject(outsideLimits);
  });

  test("an emoji counts as one character", async () => {
    await addQuote({ name: "🏠".repeat(fieldLimits.name) });
    expect((await latest("contact_submissions"))?.name).toBe("🏠".repeat(fieldLimits.name));
  });

  test.each(Object.keys(fieldLimits))("%s must be filled in", async (field) => {
    await expect(addQuote({ [field]: "" })).rejects.toMatchObject(outsideLimits);
    await expect(addQuote({ [field]: " \n\t " })).rejects.toMatchObject(outsideLimits);
    await expect(addQuote({ [field]: null })).rejects.toMatchObject(notFilledIn);
  });

  test.each(["name", "phone"])("%s of a call-back request must be filled in", async (field) => {
    await expect(insertAs("anon", "callback_requests", { ...callback, [field]: " " })).rejects.toMatchObject(
      outsideLimits,
    );
    await expect(insertAs("anon", "callback_requests", { ...callback, [field]: null })).rejects.toMatchObject(
      notFilledIn,
    );
  });
});

describe("Services of a quote request", () => {
  test.each(serviceLabels)("'%s' can be asked for", async (label) => {
    await addQuote({ services: [label] });
    expect((await latest("contact_submissions"))?.services).toEqual([label]);
  });

  test("all nine can be asked for at once", async () => {
    expect(serviceLabels).toHaveLength(9);
    await addQuote({ services: [...serviceLabels] });
    expect((await latest("contact_submissions"))?.services).toEqual(serviceLabels);
  });

  test.each([
    ["no service", []],
    ["an unknown service", ["Zonnepanelen"]],
    ["an unknown service beside a known one", ["Dakgoten", "Zonnepanelen"]],
    ["the id instead of the label", ["dakgoten"]],
    ["the same service twice", ["Dakgoten", "Dakgoten"]],
    ["an empty place in the list", ["Dakgoten", null]],
    ["only an empty place", [null]],
    ["a list of lists", [["Dakgoten"], ["Dakinspectie"]]],
  ])("%s is refused", async (_, services) => {
    await expect(addQuote({ services })).rejects.toMatchObject(outsideLimits);
  });

  test("a missing list is refused", async () => {
    await expect(addQuote({ services: null })).rejects.toMatchObject(notFilledIn);
  });
});
