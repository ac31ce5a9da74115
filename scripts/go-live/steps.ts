import { setTimeout } from "node:timers/promises";
import * as clack from "@clack/prompts";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { reasonOf } from "../checks/backend-probe";
import { requireContent } from "../content/check";
import { get, hide, isSecret, problemWith, questions, saveAnswer, tidy } from "./settings";

/** `look` says in Dutch what is missing and changes nothing. */
export interface Step {
  title: string;
  look(): Promise<(string | false)[]>;
  /** Throws a SetupProblem that says which account to open and what to press there. */
  act?(): Promise<unknown>;
  /** Done on every run, because no look can tell whether it is up to date. */
  always?: true;
  /** Later steps can go on without it. */
  canWait?: true;
  /** Whether the owner does without it. */
  isLeftOut?(): Promise<boolean>;
}

export const tell = (text: string) => clack.log.message(text);

/** Goes through the steps, or only looks. Returns what is left to do. Throws a SetupProblem when it cannot go on. */
export async function goThrough(steps: Step[], onlyLook: boolean): Promise<string[]> {
  const left: string[] = [];
  for (const { title, look, act, always, canWait, isLeftOut } of steps) {
    if (await isLeftOut?.()) continue;
    const missing = async () => {
      const problems = await look().catch((error) => [reasonOf(error)]);
      return problems.flatMap((problem) => (problem ? hide(problem) : []));
    };
    let problems = await missing();
    let state = "al gedaan";
    if (act && !onlyLook && (always || problems.length > 0)) {
      tell(`${title} …`);
      const refusal = await act().then(
        () => undefined,
        (error) => {
          if (error instanceof SetupProblem) return error.message;
          throw error;
        },
      );
      problems = refusal ? [hide(refusal)] : await missing();
      state = "gedaan";
    }
    tell(problems.length === 0 ? `✓ ${title}: ${state}.` : `✗ ${title}:\n${problems.join("\n")}`);
    left.push(...problems);
    if (problems.length > 0 && !canWait)
      throw new SetupProblem("Verder kan pas als dit in orde is. Typ daarna weer npm run go-live.");
  }
  return left;
}

/** Ctrl+C ends the run; saved answers stay. */
async function answerTo<Value>(question: Promise<Value | symbol>): Promise<Value> {
  const value = await question;
  if (typeof value !== "symbol") return value;
  clack.cancel("Gestopt. Typ npm run go-live om hier verder te gaan.");
  process.exit(1);
}

export const choose = (message: string, options: { value: string; label: string }[]) =>
  answerTo<string>(clack.select({ message, options }));

export const agrees = (message: string) =>
  answerTo<boolean>(clack.confirm({ message, active: "ja", inactive: "nee" }));

/** Drops the sample addresses, which end in .example (RFC 2606). */
const ifReal = (address: string) => (address.endsWith(".example") ? "" : address);

export async function askFor(names: string[]): Promise<void> {
  const { email, confirmationSender } = requireContent()["bedrijf.yaml"];
  for (const name of names) {
    const proposals: Record<string, string> = {
      MAIL_TO: get("MAIL_TO") || ifReal(email),
      STAFF: get("STAFF") || get("MAIL_TO"),
      MAIL_FROM: get("MAIL_FROM") || ifReal(confirmationSender ?? email),
      SMTP_HOST: [get("SMTP_HOST"), get("SMTP_PORT")].filter(Boolean).join(":"),
    };
    const message = questions[name] ?? name;
    const validate = (value = "") => problemWith(name, tidy(name, value)) || undefined;
    const question = isSecret(name)
      ? clack.password({ message, validate })
      : clack.text({ message, validate, initialValue: proposals[name] || get(name) });
    saveAnswer(name, (await answerTo<string | undefined>(question)) ?? "");
  }
}

export const isMissing = (name: string) => Boolean(problemWith(name, get(name)));

export async function waitFor(limit: number, isDone: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < limit && !(await isDone()); passed += 5) await setTimeout(5_000);
}
