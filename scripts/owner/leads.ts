/**
 * `npm run leads`: prints requests from the embedded database
 * (whether the site runs or not), or from a hosted project that the environment names.
 */
import { parseArgs } from "node:util";
import { type OwnerRequest, withOwnerAccess } from "../../embedded/owner-access.ts";
import { reportProblem, SetupProblem } from "../shared/setup-problem.ts";
import { toCsv } from "./csv.ts";
import { hostedAccess } from "./hosted-access.ts";
import { inDutch, kinds, momentInDutch } from "./lead-words.ts";

const help = `npm run leads -- [keuzes]      de laatste 20 aanvragen van elke soort

  --filter TEKST       alleen aanvragen waar deze tekst in staat, met of zonder hoofdletters
  --since JJJJ-MM-DD   alleen vanaf deze dag; dan allemaal, net als bij elke andere keuze
  --kind SOORT         alleen "offerte" of "terugbellen"
  --spam               alleen wat misschien spam is
  --unmailed           alleen waarvan de mail nog niet weg is
  --csv                als bestand voor Excel: npm run -s leads -- --csv > aanvragen.csv

Leest de database op deze computer, of met SUPABASE_URL en SUPABASE_SECRET_KEY die van een project op internet.`;

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

const shownRows = 20;
const longestMessage = 60;

function readOptions() {
  try {
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
    return values;
  } catch (error) {
    throw new SetupProblem(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

type Options = ReturnType<typeof readOptions>;

function checkOptions({ since, kind }: Options): void {
  if (since !== undefined && !isDay(since)) {
    throw new SetupProblem(`--since is "${since}": schrijf een dag als 2026-11-01.`);
  }
  if (kind !== undefined && !isKind(kind)) {
    throw new SetupProblem(`--kind is "${kind}": schrijf ${Object.keys(kinds).join(" of ")}.`);
  }
}

function isKind(text: string): text is keyof typeof kinds {
  return Object.hasOwn(kinds, text);
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

async function call<Answer>(request: OwnerRequest, name: string, parameters: object): Promise<Answer> {
  const response = await request(`rpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(parameters),
  });
  return response.json();
}

function printTable(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  // console.table escapes control characters, so what a visitor typed cannot steer the terminal.
  if (rows.length > 0) console.table(rows);
  else console.log("nog geen");
}

/** A request under the headings of the owner's file. */
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

/** As much of a request as fits beside the others on a screen. */
function shortRow(lead: Lead): object {
  const { soort: _, ...row } = leadRow(lead);
  if (lead.kind === "quote") return { ...row, bericht: row.bericht.slice(0, longestMessage) };
  const { "e-mail": _email, diensten: _services, bericht: _message, ...callback } = row;
  return callback;
}

async function showLeads(request: OwnerRequest, options: Options): Promise<void> {
  const { filter, since, kind, spam, unmailed, csv } = options;
  const isNarrowed = filter !== undefined || since !== undefined || kind !== undefined || spam || unmailed;
  const wanted = kind !== undefined && isKind(kind) ? kinds[kind] : undefined;
  const list = (of_kind: string | null) =>
    call<Lead[]>(request, "list_leads", {
      since: since ?? null,
      of_kind,
      containing: filter ?? null,
      only_spam: spam,
      only_unmailed: unmailed,
      at_most: csv || isNarrowed ? null : shownRows,
    });
  if (csv) {
    process.stdout.write(toCsv(leadColumns, (await list(wanted ?? null)).map(leadRow)));
    return;
  }
  if (wanted !== "callback")
    printTable("Offerteaanvragen, de nieuwste bovenaan", (await list("quote")).map(shortRow));
  if (wanted !== "quote")
    printTable("Terugbelverzoeken, de nieuwste bovenaan", (await list("callback")).map(shortRow));
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return;
  }
  checkOptions(options);
  const show = (request: OwnerRequest) => showLeads(request, options);
  const hosted = hostedAccess(process.env);
  await (hosted ? show(hosted) : withOwnerAccess(show));
}

run().catch(reportProblem);
