import { exec } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, vi } from "vitest";
import { mailAccount } from "../../embedded/mail-server.ts";
import { requireContent } from "../../scripts/content/check.ts";
import { allSteps } from "../../scripts/go-live/proof.ts";
import { openSettings } from "../../scripts/go-live/settings.ts";
import { goThrough, type RunOptions, type World } from "../../scripts/go-live/steps.ts";
import { openEmptyDatabase } from "../database/migrated-database.ts";
import { startScriptedMailServer } from "../parts/scripted-mail-server.ts";
import { startNameServer } from "./dns-stand-in.ts";
import { ref, startSupabase } from "./supabase-stand-in.ts";

export const preview = "https://dakdekker-site.vandam.workers.dev";
export const site = "https://www.vandam.nl";

/** An owner with a clone, a mailbox and empty accounts, who answers each question as `answers` says, and can try the command. */
export async function newOwner() {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const { database } = await openEmptyDatabase();
  const supabase = await startSupabase(database);
  const mail = await startScriptedMailServer();
  const records = { "vandam.nl": { NS: ["ns1.oldhost.nl"], TXT: ["v=spf1 mx ~all"] } } as Parameters<
    typeof startNameServer
  >[0];
  const names = await startNameServer(records);
  const realFetch = fetch;
  const deployments: string[][] = [];
  const state = {
    /** Addresses that DNS leads to Cloudflare. */
    pointed: new Set([preview]),
    gh: { isThere: true, variable: {} as Record<string, string>, secret: {} as Record<string, string> },
    signedIn: false,
    unpushed: 0,
    commands: [] as string[],
    told: [] as string[],
    asked: [] as string[],
    builtFor: "",
    /** Ends a run at the first question, program or call that it did not meet before. */
    stopsAtNew: false,
    met: new Set<string>(),
  };

  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    if (url.hostname === "api.supabase.com") {
      if (init.method !== "GET" && !url.pathname.endsWith("/query")) stopAt(`${init.method} ${url.pathname}`);
      return supabase.managementApi(url, init);
    }
    if (url.hostname === `${ref}.supabase.co`)
      return realFetch(supabase.url + url.pathname + url.search, init);
    if (url.hostname === "127.0.0.1") return realFetch(input, init);
    if (deployments.length === 0 || !state.pointed.has(url.origin)) throw new TypeError("fetch failed");
    return new Response(`Sitemap: ${state.builtFor}/sitemap.xml`);
  });

  const answers: Record<string, string | boolean | (() => string | boolean)> = {
    "Op welk ene mailadres": "piet@vandam.nl",
    "Van welk mailadres": "website@vandam.nl",
    "De mailserver (SMTP)": "127.0.0.1",
    "De poort ervan": String(mail.port),
    "De gebruikersnaam": mailAccount.user,
    "Het wachtwoord": mailAccount.password,
    "Het adres, zoals": site,
    "supabase.com/dashboard/account/tokens": supabase.state.token,
    "Welk project": "new org",
    "Met welk mailadres": "piet@vandam.nl",
    "Alle adressen": "www.vandam.nl,beheer.vandam.nl",
    "Welk account bij Cloudflare": "cf-account",
    "Edit Cloudflare Workers": "cf-token-of-the-workflow",
    "Nog eens proberen": false,
    "via elk formulier": true,
    "twee mails": true,
  };

  function stopAt(point: string): void {
    const isNew = !state.met.has(point);
    state.met.add(point);
    if (isNew && state.stopsAtNew) throw new Error(`Stopped at: ${point}`);
  }

  function answerTo(question: string): never {
    state.asked.push(question);
    if (state.asked.length > 100) throw new Error(`Asked again and again: ${question}`);
    if (!/poort|gebruikersnaam|De mailserver|Van welk/.test(question))
      stopAt(question.replace(/PROEF \w+/, ""));
    const [key] = Object.keys(answers).filter((part) => question.includes(part));
    if (!key) throw new Error(`No answer to: ${question}`);
    const answer = answers[key];
    return (typeof answer === "function" ? answer() : answer) as never;
  }

  /** What the mail server said to each set of values. */
  const tried: Record<string, string> = {};

  async function run(command: string, { env = {}, input }: RunOptions = {}) {
    state.commands.push(command);
    for (const value of [input, env.SMTP_PASSWORD, env.SUPABASE_ACCESS_TOKEN])
      if (value && command.includes(value)) throw new Error("A secret is in the process list.");
    if (!/^(?:git|gh auth|gh \w+ list|deno)|whoami/.test(command))
      stopAt(command.replace(/^(gh \w+ set) .*/, "$1"));
    const done = (stdout = "") => ({ status: 0, stdout });
    if (command.startsWith("deno run ")) {
      const values = JSON.stringify(env);
      tried[values] ??= (await promisify(exec)(command, { env: { ...process.env, ...env } })).stdout;
      return done(tried[values]);
    }
    const [, program, rest = ""] =
      /^(?:npx --yes --ignore-scripts )?(\w+)(?:@[\d.]+)? (.*)$/.exec(command) ?? [];
    switch (program) {
      case "supabase":
        if (env.SUPABASE_ACCESS_TOKEN !== supabase.state.token || !rest.includes(`--remote=${ref}`))
          return { status: 1, stdout: "" };
        await supabase.cli(rest);
        return done();
      case "wrangler":
        return runWrangler(rest, env);
      case "gh":
        return runGh(rest, input);
      case "npm":
        if (rest === "run build") state.builtFor = env.VITE_SITE_URL ?? "";
        return done();
      default:
        return done(command.startsWith("git rev-list") ? `${state.unpushed}\n` : "");
    }
  }

  async function runWrangler(rest: string, env: NodeJS.ProcessEnv) {
    if (rest === "login") state.signedIn = true;
    if (rest.startsWith("whoami"))
      return state.signedIn
        ? { status: 0, stdout: JSON.stringify({ accounts: [{ id: "cf-account", name: "Van Dam" }] }) }
        : { status: 1, stdout: "" };
    if (rest.startsWith("deploy")) {
      const domains = [...rest.matchAll(/--domain (\S+)/g)].map(([, domain = ""]) => domain);
      deployments.push(domains);
      for (const domain of domains) state.pointed.add(`https://${domain}`);
      writeFileSync(
        env.WRANGLER_OUTPUT_FILE_PATH ?? "",
        JSON.stringify({ type: "deploy", targets: [preview, ...domains] }),
      );
    }
    return { status: 0, stdout: "" };
  }

  function runGh(rest: string, input = "") {
    const [kind = "", verb, name = ""] = rest.split(" ");
    if (kind === "auth") return { status: state.gh.isThere ? 0 : 1, stdout: "" };
    const kept = state.gh[kind as "variable" | "secret"];
    if (verb === "set") kept[name] = input;
    return { status: 0, stdout: Object.keys(kept).join("\n") };
  }

  const file = join(folder, ".env");
  const company = { ...requireContent()["bedrijf.yaml"], name: "Van Dam Dakwerken" };
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    names.stop();
    await Promise.all([supabase.stop(), mail.stop()]);
    rmSync(folder, { recursive: true });
  });

  return {
    file,
    supabase,
    mail,
    records,
    deployments,
    state,
    answers,
    kept: () => openSettings(file, {}),
    /** Runs `npm run go-live`, or only looks. Resolves with what is left, or with why it ended. */
    async goLive(
      onlyLook = false,
      environment: NodeJS.ProcessEnv = {},
      settingsFile = file,
    ): Promise<string[] | Error> {
      if (environment.GITHUB_ACTIONS) vi.stubEnv("GITHUB_ACTIONS", environment.GITHUB_ACTIONS);
      state.told = [];
      state.asked = [];
      const world: World = {
        settings: openSettings(settingsFile, environment),
        company,
        run,
        pause: () => supabase.passMinute(),
        owner: {
          text: async (question, _proposal, isGood) => {
            const answer = answerTo(question) as string;
            if (!isGood(answer)) throw new Error(`Refused: ${answer}`);
            return answer;
          },
          secret: async (question) => answerTo(question),
          choose: async (question) => answerTo(question),
          agrees: async (question) => answerTo(question),
          tell: (text) => void state.told.push(text),
        },
      };
      // The texts of this repository are the owner's, and judged elsewhere.
      const [texts, ...steps] = allSteps(world);
      if (state.unpushed > 0) return goThrough(texts ? [texts] : [], world, true);
      return goThrough(steps, world, onlyLook).catch((error: Error) => error);
    },
  };
}
