import { SetupProblem } from "../../embedded/setup-problem.ts";
import { ask, reasonOf } from "../checks/backend-probe.ts";
import { outside } from "./outside.ts";
import { askFor, askUntilRight, isMissing } from "./questions.ts";
import { get, getOrMake, save } from "./settings.ts";
import { type Step, waitFor } from "./steps.ts";
import { company } from "./texts.ts";

/** The URL and the key with which the browser calls the project. */
export const backend = () => ({ url: get("VITE_SUPABASE_URL"), key: get("VITE_SUPABASE_ANON_KEY") });
/** The name that Supabase gives the project; undefined before there is one. */
export const projectRef = () => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(backend().url)?.[1];

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  key?: string;
}

const callAt = (url: string, path: string, { method, body, headers, key = backend().key }: Call) =>
  ask({ url, key }, path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: { "content-type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  });

/** Calls the project with the browser's key, unless `call` has another `key`. */
export const callProject = (path: string, call: Call = {}) => callAt(backend().url, path, call);

/** Supabase answers 401 to an unknown token, and 403 to a token whose account lacks the rights. */
const isRefusedToken = (status: unknown) => status === 401 || status === 403;

/**
 * Calls the management API (https://supabase.com/docs/reference/api) with the owner's token. Throws a SetupProblem with
 * the status as `cause` when Supabase refuses the token.
 */
export async function manage<Answer>(path: string, body?: object, method?: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${get("SUPABASE_ACCESS_TOKEN")}` };
  const call = { method, body, headers };
  const { status, json } = await callAt(
    "https://api.supabase.com/v1",
    path.replace("{ref}", projectRef() ?? ""),
    call,
  ).catch((error) => {
    throw new SetupProblem(`Supabase is niet te bereiken (${reasonOf(error)}). Is er internet?`);
  });
  if (status < 300) return json as Answer;
  throw new SetupProblem(
    isRefusedToken(status)
      ? "Supabase kent dit token niet, of het is van een account dat niet bij dit project mag. Open https://supabase.com/dashboard/account/tokens met het account van het project, en klik op “Generate new token”."
      : `Supabase weigert dit (${status}): ${json.message}. Gaat het om geld of om het aantal projecten, kijk dan op https://supabase.com/dashboard/org/_/billing.`,
    { cause: status },
  );
}

/** Runs SQL in the project's database. */
export const query = <Row>(sql: string, parameters: unknown[] = []) =>
  manage<Row[]>("/projects/{ref}/database/query", { query: sql, parameters });

type Project = { ref: string; name: string; status: string };
type Key = { name: string; type: string; api_key: string };

/** Returns the reference of the project named after the company, and makes the project if there is none. */
async function findOrMakeProject(): Promise<string> {
  const { name } = company();
  const project = (await manage<Project[]>("/projects")).find((each) => each.name === name);
  if (project) return project.ref;
  const [payer, ...others] = await manage<{ slug: string }[]>("/organizations");
  if (!payer || others.length > 0)
    throw new SetupProblem(
      `Open https://supabase.com/dashboard/new, kies of maak daar de organisatie die Pro betaalt, en maak het project ${name} in Frankfurt.`,
    );
  const { ref } = await manage<Project>("/projects", {
    name,
    organization_slug: payer.slug,
    // The password is saved now, because Supabase never shows it again.
    db_pass: getOrMake("SUPABASE_DB_PASSWORD"),
    region_selection: { type: "specific", code: "eu-central-1" },
  });
  return ref;
}

/** The project's default key of a kind; empty when there is none. */
export async function keyOf(kind: "publishable" | "secret"): Promise<string> {
  const keys = await manage<Key[]>("/projects/{ref}/api-keys?reveal=true");
  return keys.find(({ type, name }) => type === kind && name === "default")?.api_key ?? "";
}

/** Tries the token on the project, because another account's token may list organisations but not read this project. */
const findWrongToken = () =>
  manage(projectRef() ? "/projects/{ref}" : "/organizations").then(
    () => undefined,
    ({ message, cause }: SetupProblem) => {
      if (!isRefusedToken(cause)) throw new SetupProblem(message);
      return { problem: message, names: ["SUPABASE_ACCESS_TOKEN"] };
    },
  );

export const projectStep: Step = {
  title: "Project bij Supabase",
  async findProblems() {
    if (!projectRef()) return ["Er is nog geen project."];
    const { status } = await manage<Project>("/projects/{ref}");
    if (status !== "ACTIVE_HEALTHY") return [`Het is niet klaar (${status}): https://status.supabase.com`];
    return [
      (await keyOf("publishable")) !== backend().key && "VITE_SUPABASE_ANON_KEY is van een ander project.",
      !(await keyOf("secret")) && "Er is geen secret key die default heet.",
    ];
  },
  async act() {
    if (isMissing("SUPABASE_ACCESS_TOKEN")) await askFor("SUPABASE_ACCESS_TOKEN");
    await askUntilRight(findWrongToken);
    if (!projectRef()) save("VITE_SUPABASE_URL", `https://${await findOrMakeProject()}.supabase.co`);
    const { status } = await manage<Project>("/projects/{ref}");
    if (status === "INACTIVE") await manage("/projects/{ref}/restore", undefined, "POST");
    outside.tell("Wachten tot het project klaar is. Dat duurt een paar minuten.");
    const services = "/projects/{ref}/health?services=auth&services=db&services=rest";
    await waitFor(900, async () =>
      (await manage<{ status: string }[]>(services)).every(({ status }) => status === "ACTIVE_HEALTHY"),
    );
    for (const type of ["publishable", "secret"] as const)
      if (!(await keyOf(type))) await manage("/projects/{ref}/api-keys", { type, name: "default" });
    save("VITE_SUPABASE_ANON_KEY", await keyOf("publishable"));
  },
};
