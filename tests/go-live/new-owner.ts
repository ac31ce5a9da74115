import { exec } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, vi } from "vitest";
import { mailAccount } from "../../embedded/mail-server.ts";
import { allSteps, stepsOfWorkflow } from "../../scripts/go-live/proof.ts";
import * as settings from "../../scripts/go-live/settings.ts";
import { goThrough } from "../../scripts/go-live/steps.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { startScriptedMailServer } from "../parts/scripted-mail-server.ts";
import { ref, startSupabase } from "./supabase-stand-in.ts";

export const preview = "https://dakdekker-site.vandam.workers.dev";
export const site = "https://www.vandam.nl";

type RecordType = "NS" | "TXT" | "CNAME";
interface Outside {
  answer(question: { message: string; validate?(value: string): string | undefined }): unknown;
  tell(text: string): void;
  resolve(type: RecordType, name: string): unknown[];
  passMinute(): Promise<void>;
  run(command: string, options?: { env?: NodeJS.ProcessEnv; input?: string }): Promise<Ended>;
}
type Ended = { status: number; stdout: string };

/** The people, programs and services around the command; `newOwner` sets them. */
const outside = vi.hoisted(() => ({}) as Outside);

vi.mock("@clack/prompts", () => {
  const ask = async (question: Parameters<Outside["answer"]>[0]) => outside.answer(question);
  const log = { message: (text: string) => outside.tell(text) };
  return { text: ask, password: ask, select: ask, confirm: ask, log };
});
vi.mock("node:dns/promises", () => {
  const resolve = (type: RecordType) => async (name: string) => outside.resolve(type, name);
  return {
    default: { resolveNs: resolve("NS"), resolveTxt: resolve("TXT"), resolveCname: resolve("CNAME") },
  };
});
vi.mock("node:timers/promises", () => ({ setTimeout: () => outside.passMinute() }));
vi.mock("../../scripts/go-live/run.ts", () => ({
  run: (...given: Parameters<Outside["run"]>) => outside.run(...given),
  show: async (command: string, env?: NodeJS.ProcessEnv) => {
    if ((await outside.run(command, { env })).status !== 0) throw new Error(`Niet gelukt: ${command}.`);
  },
}));

/** An owner with a clone, a mailbox and empty accounts, who answers each question as `answers` says, and can try the command. */
export async function newOwner() {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const file = join(folder, ".env");
  const supabase = await startSupabase((await openEmptyDatabase()).database);
  const mail = await startScriptedMailServer();
  const realFetch = fetch;
  const owner = {
    file,
    supabase,
    mail,
    records: { "vandam.nl": { NS: ["ns1.oldhost.nl"], TXT: ["v=spf1 mx ~all"] } } as Record<
      string,
      Partial<Record<RecordType, string[]>>
    >,
    answers: {
      "Op welk ene mailadres": "piet@vandam.nl",
      "Van welk mailadres": "website@vandam.nl",
      "De mailserver (SMTP)": "127.0.0.1",
      "De poort ervan": String(mail.port),
      "De gebruikersnaam": mailAccount.user,
      "Het wachtwoord": mailAccount.password,
      "Het adres van de website": site,
      "supabase.com/dashboard/account/tokens": supabase.state.token,
      "Welke organisatie": "org",
      "Alle adressen": "www.vandam.nl,beheer.vandam.nl",
      "Edit Cloudflare Workers": "cf-token-of-the-workflow",
      "De naam van DKIM": "mail._domainkey.vandam.nl",
      "De waarde die daarbij staat": '"v=DKIM1; p=abc"',
      "via elk formulier": true,
      "twee mails": true,
    } as Record<string, string | boolean>,
    gh: { isThere: true, variable: {} as Record<string, string>, secret: {} as Record<string, string> },
    /** The domains of each deployment. */
    deployments: [] as string[][],
    commands: [] as string[],
    told: [] as string[],
    asked: [] as string[],
    /** Ends a run at the first question, program or call that it did not meet before. */
    stopsAtNew: false,
    settings,
    steps: { texts: allSteps.slice(0, 1), ofWorkflow: stepsOfWorkflow.slice(1) },
    goLive,
  };
  const met = new Set<string>();

  function stopAt(point: string): void {
    const isNew = !met.has(point);
    met.add(point);
    if (isNew && owner.stopsAtNew) throw new Error(`Stopped at: ${point}`);
  }

  outside.answer = ({ message, validate }) => {
    owner.asked.push(message);
    stopAt(message.replace(/PROEF \w+/, ""));
    const [key] = Object.keys(owner.answers).filter((part) => message.includes(part));
    const answer = owner.answers[key ?? ""];
    const refusal = answer === undefined ? "No answer" : validate?.(String(answer));
    if (refusal) throw new Error(`${refusal} ${message}`);
    return answer;
  };
  outside.tell = (text) => {
    owner.told.push(text);
  };
  outside.passMinute = () => supabase.passMinute();
  outside.resolve = (type, name) => {
    const found = owner.records[name]?.[type];
    if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: "ENOTFOUND" });
    // A long text comes in parts.
    return type === "TXT" ? found.map((text) => [text.slice(0, 9), text.slice(9)]) : found;
  };

  vi.stubEnv("GITHUB_ACTIONS", "");
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    if (url.hostname === "api.supabase.com") {
      if (init.method !== "GET" && !url.pathname.endsWith("/query")) stopAt(`${init.method} ${url.pathname}`);
      return supabase.managementApi(url, init);
    }
    if (url.hostname === `${ref}.supabase.co`)
      return realFetch(supabase.addressOf(url.pathname) + url.search, init);
    if (url.hostname === "127.0.0.1") return realFetch(input, init);
    if (!owner.deployments.flat().includes(url.hostname)) throw new TypeError("fetch failed");
    return new Response(`Sitemap: ${site}/sitemap.xml`);
  });

  /** What the mail server said to each set of values. */
  const tried: Record<string, string> = {};

  outside.run = async (command, { env = {}, input } = {}) => {
    owner.commands.push(command);
    for (const value of [input, env.SMTP_PASSWORD, env.SUPABASE_ACCESS_TOKEN])
      if (value && command.includes(value)) throw new Error("A secret is in the process list.");
    if (!/^(?:git|gh auth|gh \w+ list|deno)/.test(command)) stopAt(command.replace(/^(gh \w+ set) .*/, "$1"));
    const done = (stdout = "") => ({ status: 0, stdout });
    if (command.startsWith("deno run ")) {
      const values = JSON.stringify(env);
      tried[values] ??= (await promisify(exec)(command, { env: { ...process.env, ...env } })).stdout;
      return done(tried[values]);
    }
    const [, program, rest = ""] =
      /^(?:npx --yes --ignore-scripts )?(\w+)(?:@[\d.]+)? (.*)$/.exec(command) ?? [];
    if (program === "gh") return runGh(rest, input);
    if (program === "wrangler") {
      const domains = [...rest.matchAll(/--domain (\S+)/g)].map(([, domain = ""]) => domain);
      owner.deployments.push(domains);
      writeFileSync(env.WRANGLER_OUTPUT_FILE_PATH ?? "", JSON.stringify({ targets: [preview, ...domains] }));
    }
    if (program === "supabase") {
      if (env.SUPABASE_ACCESS_TOKEN !== supabase.state.token || !rest.includes(`--remote=${ref}`))
        return { status: 1, stdout: "" };
      await supabase.cli(rest);
    }
    return done(command.startsWith("git rev-list") ? "1\n" : "");
  };

  function runGh(rest: string, input = "") {
    const [kind = "", verb, name = ""] = rest.split(" ");
    if (!owner.gh.isThere) return { status: 1, stdout: "" };
    if (kind === "auth") return { status: 0, stdout: "" };
    const kept = owner.gh[kind as "variable" | "secret"];
    if (verb === "set") kept[name] = input;
    return { status: 0, stdout: Object.keys(kept).join("\n") };
  }

  onTestFinished(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await Promise.all([supabase.stop(), mail.stop()]);
    rmSync(folder, { recursive: true });
  });

  /** Runs `npm run go-live` without the texts, which are the owner's, or only looks. Resolves with what is left, or with why it ended. */
  async function goLive({
    onlyLook = false,
    steps = allSteps.slice(1),
    environment = {},
    settingsFile = file,
  } = {}) {
    owner.told = [];
    owner.asked = [];
    settings.open(settingsFile, environment);
    return goThrough(steps, onlyLook).catch(({ message }: Error) => message);
  }

  return owner;
}
