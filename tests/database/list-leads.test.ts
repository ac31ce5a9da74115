import { beforeAll, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "./migrated-database.ts";

interface Lead {
  kind: "quote" | "callback";
  name: string;
  mail: string;
}

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.exec(`
    insert into contact_submissions (created_at, name, phone, email, message, services) values
      ('2026-10-31 22:59:59+00', 'Jan de Vries', '06 1', 'jan@example.nl', 'Het lekt bij de SCHOORSTEEN.', '{Dakgoten}'),
      ('2026-10-31 23:00:00+00', 'Piet', '06 2', 'piet@example.nl', '100% nat_', '{Dakinspectie}');
    insert into callback_requests (created_at, name, phone) values
      ('2026-11-02 12:00:00+00', 'Klaas https://example.com', '035 3'),
      ('2026-11-03 12:00:00+00', 'Els', '035 4');
    update private.outbox set state = 'sent' where request_hash in (
      select request_hash from private.outbox join callback_requests as c on c.id = callback_id where c.name = 'Els');
  `);
});

async function list(conditions: Record<string, unknown> = {}): Promise<Lead[]> {
  const names = Object.keys(conditions);
  const places = names.map((name, index) => `${name} => $${index + 1}`);
  const [row] = await database.as<{ leads: Lead[] }>(
    "service_role",
    `select public.list_leads(${places.join(", ")}) as leads`,
    Object.values(conditions),
  );
  return row?.leads ?? [];
}

const names = (leads: Lead[]) => leads.map(({ name }) => name.split(" ")[0]);

test("all requests are listed, latest first, with the state of their mail", async () => {
  const leads = await list();
  expect(names(leads)).toEqual(["Els", "Klaas", "Piet", "Jan"]);
  expect(leads.map(({ mail }) => mail)).toEqual(["sent", "held_for_digest", "waiting", "waiting"]);
  expect(leads[3]).toMatchObject({
    kind: "quote",
    phone: "06 1",
    email: "jan@example.nl",
    message: "Het lekt bij de SCHOORSTEEN.",
    services: ["Dakgoten"],
    spam_reason: null,
  });
});

test.each([
  ["a day on, which begins at midnight in Amsterdam", { since: "2026-11-01" }, ["Els", "Klaas", "Piet"]],
  ["one kind", { of_kind: "callback" }, ["Els", "Klaas"]],
  ["those marked as spam", { only_spam: true }, ["Klaas"]],
  ["those not mailed", { only_unmailed: true }, ["Klaas", "Piet", "Jan"]],
  ["a word in the message, in any capitals", { containing: "schoorsteen" }, ["Jan"]],
  ["a word in the services", { containing: "dakinsp" }, ["Piet"]],
  ["a phone number", { containing: "035 4" }, ["Els"]],
  ["signs that mean something in a pattern", { containing: "100% nat_" }, ["Piet"]],
  ["nothing that fits", { containing: "100_ nat" }, []],
  ["a number of them", { at_most: 2 }, ["Els", "Klaas"]],
  ["several conditions at once", { of_kind: "quote", since: "2026-11-01", only_unmailed: true }, ["Piet"]],
])("they can be narrowed to %s", async (_, conditions, expected) => {
  expect(names(await list(conditions))).toEqual(expected);
});
