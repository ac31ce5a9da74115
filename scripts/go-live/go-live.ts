/* `npm run go-live`: from a clone to a working site, in Dutch; `-- --check` only looks. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as clack from "@clack/prompts";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { checkContent } from "../content/check";
import { allSteps } from "./proof";
import { openSettings } from "./settings";
import { goThrough, type Owner, type RunOptions, type World } from "./steps";

/** Ctrl+C ends the run, and what was kept stays. */
async function answerTo<Value>(question: Promise<Value | symbol>): Promise<Value> {
  const value = await question;
  if (typeof value === "symbol")
    throw new SetupProblem("Gestopt. Typ npm run go-live om hier verder te gaan.");
  return value;
}

const terminal: Owner = {
  async text(message, initialValue, isGood) {
    const validate = (value = "") => (isGood(value.trim()) ? undefined : "Dit kan niet kloppen.");
    return (
      (await answerTo<string | undefined>(clack.text({ message, initialValue, validate })))?.trim() ?? ""
    );
  },
  async secret(message) {
    const validate = (value?: string) => (value ? undefined : "Vul het in.");
    return (await answerTo<string>(clack.password({ message, validate }))).trim();
  },
  choose(message, labels) {
    const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
    return answerTo<string>(clack.select({ message, options }));
  },
  agrees: (message) => answerTo<boolean>(clack.confirm({ message, active: "ja", inactive: "nee" })),
  tell: (message) => clack.log.message(message),
};

/** With a shell, as npx is a script on Windows. */
async function run(command: string, { env, input, quiet }: RunOptions = {}) {
  const [output, errors] = quiet ? (["pipe", "ignore"] as const) : (["inherit", "inherit"] as const);
  const stdio = [input === undefined ? "inherit" : "pipe", output, errors] as const;
  const child = spawn(command, { shell: true, env: { ...process.env, ...env }, stdio: [...stdio] });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.stdin?.end(input);
  return { stdout: child.stdout ? await text(child.stdout) : "", status: await closed };
}

const onlyYou = `Verwerkersovereenkomst: https://supabase.com/dashboard/org/_/documents, en bij uw mailprovider
Mail als er iets hapert: https://github.com/settings/notifications > Actions > Email
Zoekmachines: https://search.google.com/search-console en https://www.bing.com/webmasters
Voor een dienst die u waarschuwt, het alarm: `;

try {
  const onlyLook = process.argv.includes("--check");
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < 22)
    throw new SetupProblem(
      `Dit kan vanaf Node 22, en u heeft ${node}. Installeer de LTS-versie van https://nodejs.org.`,
    );
  if (!onlyLook && !process.stdin.isTTY) throw new SetupProblem("Dit stelt vragen: typ het in een terminal.");
  const company = checkContent(".").content?.["bedrijf.yaml"];
  if (!company)
    throw new SetupProblem("De teksten zijn niet in orde; npm run check:content zegt wat er mis is.");
  const settings = openSettings(".env", process.env);
  const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
  const world: World = { settings, company, owner: terminal, run, pause };
  const left = await goThrough(allSteps(world), world, onlyLook);
  const alarm = `${settings.get("VITE_SUPABASE_URL")}/functions/v1/send-quote-email`;
  if (!onlyLook) clack.note(onlyYou + alarm, "Dit kunt alleen u");
  clack.outro(
    left.length === 0 ? "Alles staat." : "Nog niet alles staat: zie ✗. Typ daarna weer npm run go-live.",
  );
  process.exitCode = left.length === 0 ? 0 : 1;
} catch (error) {
  reportProblem(error);
}
