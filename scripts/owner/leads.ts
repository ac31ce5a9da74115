/** `npm run leads`: prints requests, from the site that runs on this machine or from a hosted project. */
import { parseArgs } from "node:util";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { databaseAccess } from "./backend-access.ts";
import { toCsv } from "./csv.ts";
import { inDutch, momentInDutch } from "./lead-words.ts";

const help = `npm run leads -- [keuzes]      de laatste 20 aanvragen van elke soort

  --filter TEKST       alleen aanvragen waar deze tekst in staat, met of zonder hoofdletters
  --since JJJJ-MM-DD   alleen vanaf deze dag; dan allemaal, net als bij elke andere keuze
  --kind SOORT         alleen "offerte" of "terugbellen"
  --spam               alleen wat misschien spam is
  --unmailed           alleen waarvan de mail nog niet weg is
  --csv                als bestand voor Excel: npm run -s leads -- --csv > aanvragen.csv

Leest van de site die op deze computer draait, of met SUPABASE_URL en SUPABASE_SECRET_KEY van een project op internet.`;

/** One request as `list_leads` in supabase/migrations gives it. */
interface Lead {
  kind: "quote" | "callback";
  id: number;
  created_at: string;
  name: string;
  phone: string;
  email: string | null;
  services: string[] | null;
  message: string | null;
  spam_reason: string | null;
  mail: string | null;
}

const leadColumns = [
  "ontvangen",
  "soort",
  "naam",
  "telefoon",
  "e-mail",
  "diensten",
  "bericht",
  "spam",
  "mail",
] as const;

const kinds = new Map<string, Lead["kind"]>([
  ["offerte", "quote"],
  ["terugbellen", "callback"],
]);
const shownRows = 20;
const longestMessage = 60;

function readOptions() {
  const { values } = parseArgs({
    options: {
      filter: { type: "string" },
      since: { type: "string" },
      kind: { type: "string" },
      spam: { type: "boolean", default: false },
      unmailed: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { since, kind } = values;
  if (since !== undefined && !isDay(since)) {
    throw new SetupProblem(`--since is "${since}": schrijf een dag als 2026-11-01.`);
  }
  if (kind !== undefined && !kinds.has(kind)) {
    throw new SetupProblem(`--kind is "${kind}": schrijf ${[...kinds.keys()].join(" of ")}.`);
  }
  return values;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

function printTable(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  // console.table escapes control characters, so what a visitor typed cannot steer the terminal.
  if (rows.length > 0) console.table(rows);
  else console.log("nog geen");
}

function leadRow(lead: Lead): Record<(typeof leadColumns)[number], string> {
  return {
    ontvangen: momentInDutch(lead.created_at),
    soort: inDutch(lead.kind),
    naam: lead.name,
    telefoon: lead.phone,
    "e-mail": lead.email ?? "",
    diensten: lead.services?.join(", ") ?? "",
    bericht: lead.message ?? "",
    spam: inDutch(lead.spam_reason),
    mail: inDutch(lead.mail),
  };
}

function shortRow(lead: Lead): object {
  const { soort: _, ...row } = leadRow(lead);
  if (lead.kind === "quote") return { ...row, bericht: row.bericht.slice(0, longestMessage) };
  const { "e-mail": _email, diensten: _services, bericht: _message, ...callback } = row;
  return callback;
}

async function run(): Promise<void> {
  const { filter, since, kind, spam, unmailed, csv, help: wantsHelp } = readOptions();
  if (wantsHelp) {
    console.log(help);
    return;
  }
  const call = databaseAccess(process.env);
  const isNarrowed = filter !== undefined || since !== undefined || kind !== undefined || spam || unmailed;
  const list = (of_kind: string | null) =>
    call<Lead[]>("list_leads", {
      since: since ?? null,
      of_kind,
      containing: filter ?? null,
      only_spam: spam,
      only_unmailed: unmailed,
      at_most: csv || isNarrowed ? null : shownRows,
    });
  const wanted = kinds.get(kind ?? "") ?? null;
  if (csv) {
    process.stdout.write(toCsv(leadColumns, (await list(wanted)).map(leadRow)));
    return;
  }
  if (wanted !== "callback")
    printTable("Offerteaanvragen, de nieuwste bovenaan", (await list("quote")).map(shortRow));
  if (wanted !== "quote")
    printTable("Terugbelverzoeken, de nieuwste bovenaan", (await list("callback")).map(shortRow));
}

run().catch((error) => {
  const isUnknownOption = String(error.code).startsWith("ERR_PARSE_ARGS");
  reportProblem(isUnknownOption ? new SetupProblem(`${error.message}\n\n${help}`) : error);
});
