import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { Company } from "../../src/lib/content/schema";
import { isGood, isSecret, type Settings, table } from "./settings";

/** Who answers: the owner at his terminal, or a test. */
export interface Owner {
  text(question: string, proposal: string, isGood: (value: string) => boolean): Promise<string>;
  secret(question: string): Promise<string>;
  /** Resolves with the key of the chosen label. */
  choose(question: string, labels: Record<string, string>): Promise<string>;
  agrees(question: string): Promise<boolean>;
  tell(text: string): void;
}

export type RunOptions = { env?: NodeJS.ProcessEnv; input?: string; quiet?: boolean };

export interface World {
  settings: Settings;
  company: Company;
  owner: Owner;
  /** Runs a program; a quiet one's output is returned. Every user can read `command`: secrets go by `env` or `input`. */
  run(command: string, options?: RunOptions): Promise<{ status: number | null; stdout: string }>;
  pause(seconds: number): Promise<void>;
}

/** `look` says in Dutch what is missing and changes nothing; without `act` only the owner can mend it. */
export interface Step {
  title: string;
  look(): Promise<(string | false)[]>;
  act?(): Promise<void>;
  /** Done at every run, as no look can tell whether it is up to date. */
  always?: true;
  /** The steps after it can do without. */
  canWait?: true;
}

/** Goes through the steps, or only looks. Returns what is left to do; throws a SetupProblem where it cannot go on. */
export async function goThrough(steps: Step[], { owner, settings }: World, onlyLook: boolean) {
  const left: string[] = [];
  for (const { title, look, act, always, canWait } of steps) {
    const missing = async () => (await look()).filter((problem) => problem !== false).map(settings.hide);
    let problems = await missing();
    let state = "al gedaan";
    if (act && !onlyLook && (always || problems.length > 0)) {
      do {
        owner.tell(`${title} …`);
        await act();
        problems = await missing();
        state = "gedaan";
        if (problems.length > 0) owner.tell(problems.join("\n"));
      } while (problems.length > 0 && !canWait && (await owner.agrees("Nog eens proberen?")));
    }
    owner.tell(problems.length === 0 ? `✓ ${title}: ${state}.` : `✗ ${title}:\n${problems.join("\n")}`);
    left.push(...problems);
    if (problems.length > 0 && !canWait) throw new SetupProblem("Verder kan pas als dit in orde is.");
  }
  return left;
}

/** Asks for these values of the table, and keeps each answer at once. */
export async function askFor({ settings, owner, company }: World, names: string[]): Promise<void> {
  const proposals: Record<string, string> = {
    MAIL_TO: company.email,
    MAIL_FROM: company.confirmationSender ?? company.email,
    SMTP_PORT: "465",
  };
  for (const name of names) {
    const question = table[name]?.question ?? name;
    const proposal = settings.get(name) || (proposals[name] ?? "");
    const answer = isSecret(name)
      ? owner.secret(question)
      : owner.text(question, proposal, (value) => isGood(name, value));
    settings.save(name, await answer);
  }
}

/** Asks `isDone` until it says so, for at most `limit` seconds. */
export async function waitFor(
  { pause }: World,
  limit: number,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let passed = 0; passed < limit && !(await isDone()); passed += 5) await pause(5);
}
