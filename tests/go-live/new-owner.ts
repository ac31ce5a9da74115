import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { vi } from "vitest";
import type { Database } from "../../embedded/migrations.ts";
import { allSteps, stepsOfWorkflow } from "../../scripts/go-live/all-steps.ts";
import { outside } from "../../scripts/go-live/outside.ts";
import { open, save } from "../../scripts/go-live/settings.ts";
import { goThrough } from "../../scripts/go-live/steps.ts";
import { atOldHost, setDns } from "./dns-records.ts";
import { openAccount, ref } from "./supabase-stand-in.ts";

export const preview = "https://dakdekker-site.vandam.workers.dev";
export const site = "https://www.vandam.nl";

type RunOptions = { env?: NodeJS.ProcessEnv; input?: string };
export type Owner = Awaited<ReturnType<typeof newOwner>>;

/** An owner with a folder on GitHub, a mailbox and empty accounts, who goes live with the command itself. */
export async function newOwner(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const account = await openAccount(database);
  const oldPoints = new Set<string>();

  const owner = {
    account,
    file: join(folder, ".env"),
    /** The owner's answers, by a part of the question. A list is used in turn. Without one he takes the proposal. */
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
      "twee mails": "ja",
    } as Record<string, string | string[]>,
    /** The questions of the last run, and its messages. */
    questions: [] as string[],
    messages: [] as string[],
    /** What keeps the texts from going live. */
    textProblems: [] as { kind: "fix"; text: string }[],
    commands: [] as string[],
    /** Programs fail when their command matches this pattern. */
    failingPrograms: /^$/,
    remoteOfFolder: "https://github.com/vandam/website.git",
    /** Why the mail server refuses these settings. */
    refuseMail: (_settings: NodeJS.ProcessEnv): { code: string; message: string } | undefined => undefined,
    /** The texts of the variable and the secret that GitHub keeps. */
    gitHubSettings: { variable: "", secret: "" },
    records: { ...atOldHost },
    /** The hosts that answer visitors with the site. */
    hosts: new Set<string>(),
    /** Whether a run stops at each question, program or call that is new, and whether it did. */
    stopsAtNew: false,
    isStopped: false,
    settingsAtGitHub: () => parseEnv(owner.gitHubSettings.variable + owner.gitHubSettings.secret),
    goLive,
    check,
    checkStatus,
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
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    },
  };

  /** With `stopsAtNew`, interrupts a run that reaches this point for the first time. */
  function stopAtNew(point: string): void {
    if (!owner.stopsAtNew || oldPoints.has(point)) return;
    oldPoints.add(point);
    owner.isStopped = true;
    throw new Error(`Stopped at ${point}`);
  }

  function answerTo(question: string): string | undefined {
    owner.questions.push(question);
    stopAtNew(question.replace(/PROEF \w+/, ""));
    const [, answers] = Object.entries(owner.answers).find(([part]) => question.includes(part)) ?? [];
    return Array.isArray(answers) ? answers.shift() : answers;
  }

  const ask: typeof outside.ask = async ({ words, proposal = "", problemWith }) => {
    const answer = answerTo(words) ?? proposal;
    const problem = problemWith(answer);
    if (problem) throw new Error(`The answer “${answer}” is refused: ${problem} The question: ${words}`);
    return answer;
  };

  /** What other programs do, by a part of the command. */
  const programs: Record<string, (command: string, env: NodeJS.ProcessEnv, input: string) => unknown> = {
    "git remote": () => owner.remoteOfFolder,
    "try-mail-server": (_, env) => JSON.stringify(owner.refuseMail(env)),
    "tools wrangler": (command, env) => {
      const domains = [...command.matchAll(/--domain (\S+)/g)].map(([, domain = ""]) => domain);
      for (const host of [new URL(preview).hostname, ...domains]) owner.hosts.add(host);
      if (env.WRANGLER_OUTPUT_FILE_PATH) writeFileSync(env.WRANGLER_OUTPUT_FILE_PATH, preview);
    },
    "tools supabase": (command) => account.runCli(command),
    "gh ": (command, _, input) => {
      const kind = command.includes("secret") ? "secret" : "variable";
      if (command.includes(" set ")) owner.gitHubSettings[kind] = input;
      return owner.gitHubSettings[kind].replace(/=.*/g, "");
    },
  };

  async function run(command: string, { env = {}, input = "" }: RunOptions = {}) {
    owner.commands.push(command);
    // A run is interrupted only at a command that changes something at a service.
    if (!/^git|list|^deno/.test(command)) stopAtNew(command);
    if (owner.failingPrograms.test(command)) return { status: 1, stdout: "" };
    const [, work] = Object.entries(programs).find(([part]) => command.includes(part)) ?? [];
    return { status: 0, stdout: String((await work?.(command, env, input)) ?? "") };
  }

  async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address);
    if (["api.supabase.com", `${ref}.supabase.co`].includes(url.hostname)) {
      const response = await account.answer(url, init);
      // A run that is interrupted here loses the answer, although the service did the work.
      if (init.method !== "GET") stopAtNew(`${init.method} ${url.pathname}`);
      return response;
    }
    if (!owner.hosts.has(url.hostname)) throw new TypeError("fetch failed");
    return new Response(`Sitemap: ${site}/sitemap.xml`);
  }

  /** Replaces the command's terminal, programs and network by the owner and his accounts. */
  function beOutside(): void {
    Object.assign(owner, { questions: [], messages: [], isStopped: false });
    account.invitations = 0;
    Object.assign(outside, {
      ask,
      agrees: async (question: string) => answerTo(question) === "ja",
      tell: (text: string) => owner.messages.push(text),
      note: (lines: string[]) => owner.messages.push(...lines),
      run,
      sleep: account.passMinute,
      findContentProblems: async () => owner.textProblems,
    });
    setDns(() => owner.records);
    vi.stubGlobal("fetch", fetchAnswer);
  }

  /** Resolves with the problems that are left, also when the command ends early and says why. */
  async function problemsLeft(run: Promise<string[]>): Promise<string[]> {
    try {
      return await run;
    } catch (error) {
      const { cause, message } = error as Error;
      if (owner.isStopped) return [message];
      if (Array.isArray(cause)) return cause;
      throw error;
    }
  }

  /** Runs `npm run go-live`. */
  function goLive(): Promise<string[]> {
    beOutside();
    open(owner.file, {});
    return problemsLeft(goThrough(allSteps, false));
  }

  /** Runs the workflow's check, with the settings that it has. */
  function check(): Promise<string[]> {
    beOutside();
    open("no-file", owner.settingsAtGitHub());
    return problemsLeft(goThrough(stepsOfWorkflow, true));
  }

  /** Runs the workflow's command, which a test file can import only once. Resolves with its exit status. */
  async function checkStatus(): Promise<typeof process.exitCode> {
    beOutside();
    const environment = { ...owner.settingsAtGitHub(), GITHUB_ACTIONS: "true" };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { argv, exitCode } = process;
    process.argv = ["node", "go-live.ts", "--check"];
    await import("../../scripts/go-live/go-live.ts");
    const status = process.exitCode;
    Object.assign(process, { argv, exitCode });
    return status;
  }

  return owner;
}
