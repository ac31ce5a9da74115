import { exec } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { mailAccount } from "../../embedded/mail-server.ts";
import { dnsStep } from "../../scripts/go-live/dns.ts";
import { allSteps, stepsOfWorkflow, unseenBy } from "../../scripts/go-live/proof.ts";
import { open, save } from "../../scripts/go-live/settings.ts";
import { goThrough } from "../../scripts/go-live/steps.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { startScriptedMailServer } from "../parts/scripted-mail-server.ts";
import { ref, startSupabase } from "./supabase-stand-in.ts";

export const preview = "https://dakdekker-site.vandam.workers.dev";
export const site = "https://www.vandam.nl";

type Question = {
  message: string;
  validate?(value: string): string | undefined;
  options?: { label: string }[];
};
type Run = (command: string, options?: { env?: NodeJS.ProcessEnv; input?: string }) => Promise<Ended>;
type Ended = { status: number; stdout: string };

/** The people, programs and services around the command; `newOwner` sets them. */
const outside = vi.hoisted(
  () =>
    ({ told: [], texts: [], records: {} }) as unknown as {
      answer(question: Question): unknown;
      told: string[];
      texts: { kind: "fix"; text: string }[];
      /** DNS: the records of "TXT vandam.nl". */
      records: Record<string, unknown[]>;
      passMinute(): Promise<void>;
      run: Run;
    },
);
export const { records, texts } = outside;

vi.mock("@clack/prompts", () => {
  const ask = async (question: Question) => outside.answer(question);
  return {
    text: ask,
    password: ask,
    select: ask,
    confirm: ask,
    log: { message: (text: string) => outside.told.push(text) },
  };
});
vi.mock("node:dns/promises", () => {
  const resolver = (type: string) => async (name: string) => {
    const found = outside.records[`${type} ${name}`];
    if (!found) throw Object.assign(new Error(`query${type} ENOTFOUND ${name}`), { code: "ENOTFOUND" });
    // DNS returns a long text in parts.
    return type === "TXT" ? found.map((text) => [String(text).slice(0, 9), String(text).slice(9)]) : found;
  };
  const [resolveNs, resolveTxt, resolveCname, resolveSrv] = ["NS", "TXT", "CNAME", "SRV"].map(resolver);
  return { default: { resolveNs, resolveTxt, resolveCname, resolveSrv } };
});
vi.mock("node:timers/promises", () => ({ setTimeout: () => outside.passMinute() }));
vi.mock("../../scripts/checks/release/content.ts", () => ({ findInContent: async () => outside.texts }));
vi.mock("../../scripts/go-live/run.ts", async () => {
  const { SetupProblem } = await import("../../embedded/setup-problem.ts");
  const run: Run = (...given) => outside.run(...given);
  const show = async (command: string, env?: NodeJS.ProcessEnv) => {
    if ((await run(command, { env })).status !== 0) throw new SetupProblem(`Niet gelukt: ${command}.`);
  };
  return { run, show };
});

export type Owner = Awaited<ReturnType<typeof newOwner>>;

/** An owner with a folder on GitHub, a mailbox and empty accounts, who answers each question as `answers` says. */
export async function newOwner() {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const supabase = await startSupabase((await openEmptyDatabase()).database);
  const mail = await startScriptedMailServer();
  const realFetch = fetch;
  const met = new Set<string>();
  /** The mail server's answers by the values asked, kept because Deno takes a second to start. */
  const tried: Record<string, string> = {};
  const owner = {
    file: join(folder, ".env"),
    supabase,
    mail,
    /** The answers, by a part of the question. */
    answers: {
      "Op welk adres": "www.vandam.nl/",
      "Op welk ene mailadres": "piet@vandam.nl",
      "Wie mogen": "piet@vandam.nl",
      "Van welk mailadres": "website@vandam.nl",
      "gaan de mails": "mailbox",
      "De server voor uitgaande mail": `127.0.0.1:${mail.port}`,
      "De gebruikersnaam": mailAccount.user,
      "Het wachtwoord": mailAccount.password,
      "supabase.com/dashboard/account/tokens": supabase.state.token,
      "Welke organisatie": "org",
      "Edit Cloudflare Workers": "cf-token-of-the-workflow",
      DKIM: 'Mail._domainkey.vandam.nl. "v=DKIM1; p=abc"',
      "twee mails": true,
    } as Record<string, string | boolean>,
    gh: { isThere: true, variable: {} as Record<string, string>, secret: {} as Record<string, string> },
    remote: "https://github.com/vandam/website.git",
    /** The domains of each deployment. */
    deployments: [] as string[][],
    /** Whether the owner lets wrangler overwrite DNS records. */
    letsOverwrite: true,
    commands: [] as string[],
    told: [] as string[],
    asked: [] as string[],
    /** The choices of the last question. */
    choices: [] as string[],
    /** Ends a run at the first new question, program or call. */
    stopsAtNew: false,
    goLive,
    /** Changes a setting in .env, by hand. */
    set(name: string, value: string): void {
      open(owner.file, {});
      save(name, value);
    },
    async leave() {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      await Promise.all([supabase.stop(), mail.stop()]);
      rmSync(folder, { recursive: true });
    },
  };

  function stopAt(point: string): void {
    const isNew = !met.has(point);
    met.add(point);
    if (isNew && owner.stopsAtNew) throw new Error(`Stopped at: ${point}`);
  }

  function answer({ message, validate, options }: Question): unknown {
    owner.asked.push(message);
    if (options) owner.choices = options.map(({ label }) => label);
    stopAt(message.replace(/PROEF \w+/, ""));
    const given = Object.entries(owner.answers).find(([part]) => message.includes(part))?.[1];
    const refusal = given === undefined ? "No answer" : validate?.(String(given));
    if (refusal) throw new Error(`${refusal} ${message}`);
    return given;
  }

  async function visit(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input);
    if (url.hostname === "api.supabase.com") {
      if (init.method !== "GET" && !url.pathname.endsWith("/query")) stopAt(`${init.method} ${url.pathname}`);
      return supabase.managementApi(url, init);
    }
    if (url.hostname === `${ref}.supabase.co`)
      return realFetch(supabase.addressOf(url.pathname) + url.search, init);
    if (url.hostname === "127.0.0.1") return realFetch(input, init);
    const isLive = owner.deployments.flat().includes(new URL(site).hostname);
    if (isLive && url.hostname === "vandam.nl")
      return new Response(null, { status: 301, headers: { location: `${site}/` } });
    if (!owner.deployments.flat().includes(url.hostname)) throw new TypeError("fetch failed");
    return new Response(`Sitemap: ${site}/sitemap.xml`);
  }

  const done = (stdout = "", status = 0) => ({ status, stdout });

  /** The programs by their first word, without npx and its flags. */
  const programs: Record<
    string,
    (rest: string, env: NodeJS.ProcessEnv, input: string) => Ended | Promise<Ended>
  > = {
    git: (rest) =>
      done(rest.startsWith("remote") ? `${owner.remote}\n` : rest.startsWith("rev-list") ? "0\n" : ""),
    async deno(rest, env) {
      const key = JSON.stringify([env, mail.fault]);
      tried[key] ??= (await promisify(exec)(`deno ${rest}`, { env: { ...process.env, ...env } })).stdout;
      return done(tried[key]);
    },
    wrangler(rest, env) {
      const domains = [...rest.matchAll(/--domain (\S+)/g)].map(([, domain = ""]) => domain);
      if (domains.length > 0 && !owner.letsOverwrite) return done("", 1);
      owner.deployments.push(domains);
      writeFileSync(env.WRANGLER_OUTPUT_FILE_PATH ?? "", JSON.stringify({ targets: [preview, ...domains] }));
      return done();
    },
    async supabase(rest, env) {
      if (env.SUPABASE_ACCESS_TOKEN !== supabase.state.token || !rest.includes(`--remote=${ref}`))
        return done("", 1);
      await supabase.cli(rest);
      return done();
    },
    gh(rest, _, input) {
      const [kind = "", verb, name = ""] = rest.split(" ");
      const kept = owner.gh[kind as "variable" | "secret"];
      if (owner.gh.isThere && verb === "set") kept[name] = input;
      return owner.gh.isThere ? done(Object.keys(kept).join("\n")) : done("", 1);
    },
  };

  async function run(command: string, { env = {}, input = "" }: Parameters<Run>[1] = {}): Promise<Ended> {
    owner.commands.push(command);
    for (const value of [input, env.SMTP_PASSWORD, env.SUPABASE_ACCESS_TOKEN])
      if (value && command.includes(value)) throw new Error("A secret is in the process list.");
    if (!/^(?:git|gh \w+ list|deno)/.test(command)) stopAt(command.replace(/^(gh \w+ set) .*/, "$1"));
    const [, name = "", rest = ""] = /^(?:npx (?:--\S+ )*)?(\w+)(?:@[\d.]+)? (.*)$/.exec(command) ?? [];
    return programs[name]?.(rest, env, input) ?? done();
  }

  /** Runs `npm run go-live`, or the workflow's `--check`. Resolves with what is left to do, or with why it ended. */
  async function goLive(workflow?: Record<string, string>): Promise<string[] | string> {
    Object.assign(outside, { answer, run, passMinute: supabase.passMinute, told: [] });
    vi.stubGlobal("fetch", visit);
    vi.stubEnv("GITHUB_ACTIONS", workflow ? "true" : "");
    open(workflow ? "elsewhere" : owner.file, workflow ?? {});
    owner.asked = [];
    const left = await goThrough(workflow ? stepsOfWorkflow : allSteps, Boolean(workflow)).catch(
      ({ message }: Error) => message,
    );
    owner.told = outside.told;
    return left;
  }

  return owner;
}

/** Sets DNS to what it says before the owner does anything. */
export function resetRecords(): void {
  for (const name of Object.keys(records)) delete records[name];
  Object.assign(records, { "NS vandam.nl": ["ns1.oldhost.nl"], "TXT vandam.nl": ["v=spf1 mx ~all"] });
}

/** Moves the owner's domain to Cloudflare, with the records that his mail needs. */
export function moveToCloudflare(): void {
  Object.assign(records, {
    "NS vandam.nl": ["Anna.NS.cloudflare.com"],
    "TXT _dmarc.vandam.nl": ["v=DMARC1; p=none"],
  });
}

// Tests import the command through this module, because its mocks must come first.
export const lookAtDns = () => dnsStep.look();
export const unseenByWorkflow = () => unseenBy(stepsOfWorkflow);
