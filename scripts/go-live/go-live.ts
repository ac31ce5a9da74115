/* `npm run go-live`: from a clone to a working site, in Dutch; `-- --check` only looks. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as clack from "@clack/prompts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { checkContent } from "../content/check";
import { allSteps } from "./all-steps";
import { openSettings } from "./settings";
import { goThrough, type Owner, type RunOptions, type World } from "./steps";

/** Ctrl+C ends the run, and what was kept stays. */
async function answerTo<Value>(question: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const value = await question;
  if (typeof value === "symbol")
    throw new SetupProblem("Gestopt. Typ npm run go-live om hier verder te gaan.");
  return value as Exclude<Value, symbol>;
}

const terminal: Owner = {
  text: (message, initialValue = "", problemOf) =>
    answerTo(clack.text({ message, initialValue, validate: (value = "") => problemOf?.(value.trim()) })).then(
      (value) => (value ?? "").trim(),
    ),
  secret: (message) =>
    answerTo(clack.password({ message, validate: (value) => (value ? undefined : "Vul het in.") })).then(
      (value) => value.trim(),
    ),
  choose: (message, labels) =>
    answerTo(
      clack.select({ message, options: Object.entries(labels).map(([value, label]) => ({ value, label })) }),
    ),
  agrees: (message) => answerTo(clack.confirm({ message, active: "ja", inactive: "nee" })),
  tell: (message, title) => (title ? clack.note(message, title) : clack.log.message(message)),
};

/** With a shell, as npx is a script on Windows. */
async function run(command: string, { env, input, quiet }: RunOptions = {}) {
  const output = quiet ? "pipe" : "inherit";
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? "inherit" : "pipe", output, quiet ? "ignore" : "inherit"],
  });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.stdin?.end(input);
  return { stdout: child.stdout ? await text(child.stdout) : "", status: await closed };
}

const thingsOnlyYouCanDo = `Verwerkersovereenkomsten: https://supabase.com/dashboard/org/_/documents, en bij uw mailprovider
Tweestapsverificatie bij GitHub, Supabase, Cloudflare, uw mailprovider en het bedrijf van uw domein
Mail als er iets hapert: https://github.com/settings/notifications > Actions > Email
Zoekmachines: https://search.google.com/search-console en https://www.bing.com/webmasters`;

try {
  const onlyLook = process.argv.includes("--check");
  if (Number.parseInt(process.versions.node, 10) < 22)
    throw new SetupProblem(
      `npm run go-live heeft Node 22 of nieuwer nodig, en dit is ${process.versions.node}. Installeer de LTS-versie van https://nodejs.org.`,
    );
  if (!onlyLook && !process.stdin.isTTY)
    throw new SetupProblem("npm run go-live stelt vragen: typ het in een terminal.");
  const company = checkContent(".").content?.["bedrijf.yaml"];
  if (!company)
    throw new SetupProblem("De teksten zijn niet in orde; npm run check:content zegt wat er mis is.");
  const settings = openSettings(".env", process.env);
  const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
  const world: World = { settings, company, owner: terminal, run, pause };
  const left = await goThrough(allSteps(world), world, onlyLook);
  const alarm = `${settings.get("VITE_SUPABASE_URL")}/functions/v1/send-quote-email`;
  if (!onlyLook)
    clack.note(
      `${thingsOnlyYouCanDo}\nHet alarm, voor een dienst die u waarschuwt: ${alarm}`,
      "Dit kunt alleen u",
    );
  clack.outro(
    left.length === 0 ? "Alles staat." : "Nog niet alles staat: zie ✗. Typ daarna weer npm run go-live.",
  );
  process.exitCode = left.length === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}
