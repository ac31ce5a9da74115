import { setTimeout } from "node:timers/promises";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { reasonOf } from "../checks/backend-probe";
import { requireContent } from "../content/check";
import { get, getOrMake, hide, save } from "./settings";
import { askFor, choose, type Step, tell, waitFor } from "./steps";

export const backend = () => ({ url: get("VITE_SUPABASE_URL"), key: get("VITE_SUPABASE_ANON_KEY") });
export const projectRef = () => /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(backend().url)?.[1];

/** Calls https://supabase.com/docs/reference/api with the owner's token. Waits after a 429, or throws a SetupProblem. */
export async function manage<Answer>(path: string, body?: object, method = body ? "POST" : "GET") {
  const authorization = `Bearer ${get("SUPABASE_ACCESS_TOKEN")}`;
  const headers = { authorization, "content-type": "application/json" };
  const address = `https://api.supabase.com/v1${path.replace("{ref}", projectRef() ?? "")}`;
  for (let wait = 5; ; wait *= 2) {
    const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) }).catch(
      (error) => {
        if (!(error instanceof TypeError)) throw error;
        throw new SetupProblem(`Supabase is niet te bereiken (${reasonOf(error)}). Is er internet?`);
      },
    );
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    if (response.status === 401)
      throw new SetupProblem(
        "Supabase kent dit token niet. Open https://supabase.com/dashboard/account/tokens en klik op “Generate new token”.",
        { cause: response.status },
      );
    if (response.status !== 429 || wait > 100)
      throw new SetupProblem(
        hide(
          `Supabase weigert dit (${response.status}): ${answer.message}. Gaat het om geld of om het aantal projecten, kijk dan op https://supabase.com/dashboard/org/_/billing.`,
        ),
      );
    await setTimeout(1_000 * (Number(response.headers.get("retry-after")) || wait));
  }
}

export const query = <Row>(sql: string, parameters: unknown[] = []) =>
  manage<Row[]>("/projects/{ref}/database/query", { query: sql, parameters });

type Project = { ref: string; name: string; organization_slug: string; status: string };
type Key = { name: string; type?: string; api_key?: string };

/** The reference of the project named after the company. Makes the project if there is none. */
async function findOrMakeProject(): Promise<string> {
  const { name } = requireContent()["bedrijf.yaml"];
  const known = (await manage<Project[]>("/projects")).find((project) => project.name === name);
  if (known) return known.ref;
  const made = await manage<Project>("/projects", {
    name,
    organization_slug: await findPayer(),
    // Nobody can read it later, so it is saved now.
    db_pass: getOrMake("SUPABASE_DB_PASSWORD"),
    region_selection: { type: "specific", code: "eu-central-1" },
  });
  return made.ref;
}

/** The slug of the organisation that pays. Asks only when there are several. */
async function findPayer(): Promise<string> {
  const payers = await manage<{ slug: string; name: string }[]>("/organizations");
  const [first, ...others] = payers.map(({ slug, name }) => ({ value: slug, label: name }));
  if (!first)
    throw new SetupProblem(
      "Open https://supabase.com/dashboard/new, en maak een organisatie met het abonnement Pro.",
    );
  return others.length === 0
    ? first.value
    : choose("Welke organisatie bij Supabase betaalt het project?", [first, ...others]);
}

export async function keyOf(kind: "publishable" | "secret"): Promise<string> {
  const keys = await manage<Key[]>("/projects/{ref}/api-keys?reveal=true");
  return keys.find(({ type, name }) => type === kind && name === "default")?.api_key ?? "";
}

export const tokenStep: Step = {
  title: "Toegang tot Supabase",
  look: () => manage("/organizations").then(() => []),
  act: () =>
    manage("/organizations").catch((error: SetupProblem) => {
      if (error.cause !== 401) throw error;
      return askFor(["SUPABASE_ACCESS_TOKEN"]);
    }),
};

export const projectStep: Step = {
  title: "Project bij Supabase",
  async look() {
    if (!projectRef()) return ["Er is nog geen project."];
    const { status, organization_slug } = await manage<Project>("/projects/{ref}");
    if (status !== "ACTIVE_HEALTHY") return [`Het is niet klaar (${status}): https://status.supabase.com`];
    const { plan } = await manage<{ plan: string }>(`/organizations/${organization_slug}`);
    if (plan === "free")
      tell(
        "Let op: een gratis project staat na een stille week stil. Neem Pro: https://supabase.com/dashboard/org/_/billing",
      );
    return [
      (await keyOf("publishable")) !== backend().key && "VITE_SUPABASE_ANON_KEY is van een ander project.",
      !(await keyOf("secret")) && "Er is geen secret key die default heet.",
    ];
  },
  async act() {
    if (!projectRef()) save("VITE_SUPABASE_URL", `https://${await findOrMakeProject()}.supabase.co`);
    const { status } = await manage<Project>("/projects/{ref}");
    if (status === "INACTIVE") await manage("/projects/{ref}/restore", undefined, "POST");
    tell("Wachten tot het project klaar is. Dat duurt een paar minuten.");
    const path = "/projects/{ref}/health?services=auth&services=db&services=rest";
    const services = () => manage<{ status: string }[]>(path);
    await waitFor(900, async () =>
      (await services()).every((service) => service.status === "ACTIVE_HEALTHY"),
    );
    for (const type of ["publishable", "secret"] as const)
      if (!(await keyOf(type))) await manage("/projects/{ref}/api-keys", { type, name: "default" });
    save("VITE_SUPABASE_ANON_KEY", await keyOf("publishable"));
  },
};
