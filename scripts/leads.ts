/**
 * `npm run leads`: prints requests, or what the website counted, from the embedded database
 * (whether the site runs or not), or from a hosted project that the environment names.
 */
import { parseArgs } from "node:util";
import { type OwnerRequest, withOwnerAccess } from "../embedded/owner-access.ts";
import { reportProblem, SetupProblem } from "../embedded/setup-problem.ts";
import { toCsv } from "./csv.ts";
import { hostedAccess } from "./hosted-access.ts";
import { type Counter, fieldStatistics, formStatistics, pageStatistics } from "./lead-statistics.ts";

const help = `npm run leads -- [options]      the latest 20 requests of each kind

  --filter TEXT        only requests with this text in them, in any capitals
  --since YYYY-MM-DD   only from this day on; then all of them, as with every other condition
  --kind KIND          only "quote" or "callback"
  --spam               only those marked as possible spam
  --unmailed           only those whose mail has not left
  --csv                as CSV (RFC 4180, UTF-8), to be sent to a file: npm run -s leads -- --csv > leads.csv
  --stats              not the requests, but which page and which field costs requests;
                       takes --since, and --csv for the numbers per day

It reads the embedded database, or with SUPABASE_URL and SUPABASE_SECRET_KEY a hosted project.`;

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
  "created_at",
  "kind",
  "name",
  "phone",
  "email",
  "services",
  "message",
  "spam_reason",
  "mail",
] as const;
const counterColumns = ["day", "page", "event", "detail", "times"] as const;

const shownRows = 20;
const longestMessage = 60;
const dateTime = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

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
        stats: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new SetupProblem(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

type Options = ReturnType<typeof readOptions>;

function checkOptions({ since, kind, stats, filter, spam, unmailed }: Options): void {
  if (since !== undefined && !isDay(since)) {
    throw new SetupProblem(`--since is "${since}": write a day as 2026-11-01.`);
  }
  if (kind !== undefined && kind !== "quote" && kind !== "callback") {
    throw new SetupProblem(`--kind is "${kind}": write quote or callback.`);
  }
  if (stats && (filter !== undefined || kind !== undefined || spam || unmailed)) {
    throw new SetupProblem("--stats knows no single requests: it takes only --since and --csv.");
  }
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
  else console.log("none yet");
}

function leadRow({ kind, created_at, name, phone, email, services, message, spam_reason, mail }: Lead) {
  return {
    received: dateTime.format(new Date(created_at)),
    name,
    phone,
    ...(kind === "quote" && {
      email,
      services: services?.join(", "),
      message: message?.slice(0, longestMessage),
    }),
    spam: spam_reason ?? "",
    mail,
  };
}

async function showLeads(request: OwnerRequest, options: Options): Promise<void> {
  const { filter, since, kind, spam, unmailed, csv } = options;
  const isNarrowed = filter !== undefined || since !== undefined || kind !== undefined || spam || unmailed;
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
    process.stdout.write(toCsv(leadColumns, await list(kind ?? null)));
    return;
  }
  if (kind !== "callback") printTable("Quote requests, latest first", (await list("quote")).map(leadRow));
  if (kind !== "quote") printTable("Call-back requests, latest first", (await list("callback")).map(leadRow));
}

async function showStatistics(request: OwnerRequest, { since, csv }: Options): Promise<void> {
  const counters = await call<Counter[]>(request, "list_counters", { since: since ?? null });
  if (csv) {
    process.stdout.write(toCsv(counterColumns, counters));
    return;
  }
  printTable("Pages, most viewed first; per 100 views: calls, chats and requests", pageStatistics(counters));
  printTable("Forms; per 100 who started: sent", formStatistics(counters));
  printTable("Fields that were refused; per 100 who started the form", fieldStatistics(counters));
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return;
  }
  checkOptions(options);
  const show = (request: OwnerRequest) =>
    options.stats ? showStatistics(request, options) : showLeads(request, options);
  const hosted = hostedAccess(process.env);
  await (hosted ? show(hosted) : withOwnerAccess(show));
}

run().catch(reportProblem);
