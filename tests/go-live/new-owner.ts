import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import type { Database } from "../../embedded/migrations.ts";
import { allSteps, stepsOfWorkflow, unseenBy } from "../../scripts/go-live/all-steps.ts";
import { dnsStep } from "../../scripts/go-live/dns.ts";
import { open, save } from "../../scripts/go-live/settings.ts";
import { goThrough } from "../../scripts/go-live/steps.ts";
import { openAccount, ref } from "./supabase-stand-in.ts";

export const preview = "https://dakdekker-site.vandam.workers.dev";
export const site = "https://www.vandam.nl";

/** What DNS says before the owner does anything. */
export const atOldHost: Record<string, unknown[]> = {
  "NS vandam.nl": ["ns1.oldhost.nl"],
  "TXT vandam.nl": [["v=spf1 mx", " ~all"]],
};
/** What it says once the domain is at Cloudflare, with what the owner's mail needs. */
export const atCloudflare = {
  ...atOldHost,
  "NS vandam.nl": ["Anna.NS.cloudflare.com"],
  "TXT _dmarc.vandam.nl": [["v=DMARC1; p=none"]],
};

type Question = {
  message: string;
  validate?(answer: string): string | undefined;
  initialValue?: string | boolean;
};
type Options = { env?: NodeJS.ProcessEnv; input?: string };
export type Owner = Awaited<ReturnType<typeof newOwner>>;

/** The owner of the present run. */
const outside = vi.hoisted(() => ({ owner: {} as unknown as Owner }));

vi.mock("@clack/prompts", () => {
  const ask = async (question: Question) => outside.owner.answer(question);
  const message = (text: string) => outside.owner.told.push(text);
  return { text: ask, password: ask, confirm: ask, log: { message } };
});
vi.mock("node:dns/promises", () => {
  const resolver = (type: string) => async (name: string) => {
    const found = outside.owner.records[`${type} ${name}`];
    if (!found) throw new Error(`queryTxt ENOTFOUND ${name}`);
    return found;
  };
  const [resolveNs, resolveTxt, resolveSrv] = ["NS", "TXT", "SRV"].map(resolver);
  return { default: { resolveNs, resolveTxt, resolveSrv } };
});
vi.mock("node:timers/promises", () => ({ setTimeout: () => outside.owner.account.passMinute() }));
vi.mock("../../scripts/checks/release/content.ts", () => ({
  findInContent: async () => outside.owner.texts,
}));
vi.mock("../../scripts/go-live/run.ts", () => ({
  run: (command: string, options: Options) => outside.owner.run(command, options),
}));

/** An owner with a folder on GitHub, a mailbox and empty accounts, who answers each question as `answers` says. */
export async function newOwner(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const account = await openAccount(database);
  const met = new Set<string>();

  const owner = {
    account,
    file: join(folder, ".env"),
    /** The answers, by a part of the question. */
    answers: {
      "Op welk adres": "www.vandam.nl/",
      "Op welk ene mailadres": "piet@vandam.nl",
      "Wie mogen": "piet@vandam.nl",
      "Van welk mailadres": "website@vandam.nl",
      "De server voor uitgaande mail": "mail.vandam.nl",
      "De gebruikersnaam": "website@vandam.nl",
      "Het wachtwoord": "the-mail-password",
      "supabase.com/dashboard/account/tokens": account.token,
      "Edit Cloudflare Workers": "the-cloudflare-token",
      "twee mails": true,
    } as Record<string, string | boolean>,
    asked: [] as string[],
    told: [] as string[],
    /** What keeps the texts from going live. */
    texts: [] as { kind: "fix"; text: string }[],
    commands: [] as string[],
    /** Programs that fail. */
    failing: /^$/,
    /** What each program prints, by a part of its command. Deno prints why the mail server refused. */
    prints: { "git remote": "https://github.com/vandam/website.git", "deno run": "" },
    /** What GitHub keeps. */
    kept: { variable: "", secret: "" },
    records: { ...atOldHost },
    /** Where visitors get the site. */
    hosts: new Set<string>(),
    /** Whether each new question, program or call is broken off, and whether one was. */
    stopsAtNew: false,
    isStopped: false,
    answer,
    run,
    goLive,
    async staff(): Promise<unknown[]> {
      const accounts = "private.staff join auth.users on id = user_id";
      return (await account.rows(`select email from ${accounts} order by 1`)).map(({ email }) => email);
    },
    /** Changes a setting in .env by hand. */
    set(name: string, value: string): void {
      open(owner.file, {});
      save(name, value);
    },
    leave(): void {
      vi.unstubAllGlobals();
      rmSync(folder, { recursive: true });
    },
  };

  function meet(point: string): void {
    if (!owner.stopsAtNew || met.has(point)) return;
    met.add(point);
    owner.isStopped = true;
    throw new Error(`Stopped at ${point}`);
  }

  function answer({ message, validate, initialValue }: Question): unknown {
    owner.asked.push(message);
    meet(message.replace(/PROEF \w+/, ""));
    const answers = Object.entries(owner.answers);
    // Enter alone gives the proposal.
    const [, given = initialValue] = answers.find(([part]) => message.includes(part)) ?? [];
    const refusal = given === undefined ? "No answer" : validate?.(String(given));
    if (refusal) throw new Error(`${refusal}: ${message}`);
    return given;
  }

  /** What other programs do, by a part of the command. */
  const programs: Record<string, (command: string, env: NodeJS.ProcessEnv, input: string) => unknown> = {
    "tools wrangler": (command, env) => {
      const domains = [...command.matchAll(/--domain (\S+)/g)].map(([, domain = ""]) => domain);
      for (const host of [new URL(preview).hostname, ...domains]) owner.hosts.add(host);
      if (env.WRANGLER_OUTPUT_FILE_PATH) writeFileSync(env.WRANGLER_OUTPUT_FILE_PATH, preview);
    },
    "tools supabase": (command) => account.runCli(command),
    "gh ": (command, _, input) => {
      const kind = command.includes("secret") ? "secret" : "variable";
      if (command.includes(" set ")) owner.kept[kind] = input;
      return owner.kept[kind].replace(/=.*/g, "");
    },
  };

  async function run(command: string, { env = {}, input = "" }: Options = {}) {
    owner.commands.push(command);
    if (!/^git|list|^deno/.test(command)) meet(command);
    if (owner.failing.test(command)) return { status: 1, stdout: "" };
    const [, work] = Object.entries(programs).find(([part]) => command.includes(part)) ?? [];
    const [, printed] = Object.entries(owner.prints).find(([part]) => command.startsWith(part)) ?? [];
    return { status: 0, stdout: String(printed ?? (await work?.(command, env, input)) ?? "") };
  }

  async function visit(input: string, init: RequestInit): Promise<Response> {
    const url = new URL(input);
    if (["api.supabase.com", `${ref}.supabase.co`].includes(url.hostname)) {
      const response = await account.answer(url, init);
      // Broken off here, the answer is lost but the work is done.
      if (init.method !== "GET") meet(`${init.method} ${url.pathname}`);
      return response;
    }
    if (!owner.hosts.has(url.hostname)) throw new TypeError("fetch failed");
    return new Response(`Sitemap: ${site}/sitemap.xml`);
  }

  /** Runs `npm run go-live`, or the workflow's `--check`. Resolves with what is left to do, or with why it ended. */
  async function goLive(workflow?: NodeJS.ProcessEnv): Promise<string[] | string> {
    outside.owner = owner;
    Object.assign(owner, { asked: [], told: [], isStopped: false });
    vi.stubGlobal("fetch", visit);
    open(workflow ? "no-file" : owner.file, workflow ?? {});
    const steps = workflow ? stepsOfWorkflow : allSteps;
    return goThrough(steps, Boolean(workflow)).catch(({ message }: Error) => message);
  }

  return owner;
}

// Tests import the command through this module, because its mocks must come first.
export function lookAtDns(records: Owner["records"]) {
  outside.owner = { records } as Owner;
  return dnsStep.look();
}
export const unseenByWorkflow = () => unseenBy(stepsOfWorkflow);
