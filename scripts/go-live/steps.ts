import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { Company } from "../../src/lib/content/schema";
import type { Settings } from "./settings";

/** Who answers: the owner at his terminal, or a test. */
export interface Owner {
  text(
    question: string,
    proposal: string,
    problemOf?: (value: string) => string | undefined,
  ): Promise<string>;
  secret(question: string): Promise<string>;
  /** The key of the chosen label. */
  choose(question: string, labels: Record<string, string>): Promise<string>;
  agrees(question: string): Promise<boolean>;
  /** Lines to read, or with a title to copy. */
  tell(text: string, title?: string): void;
}

/** `input` goes to standard input; what a quiet program prints is returned, and not shown. */
export type RunOptions = { env?: Record<string, string>; input?: string; quiet?: boolean };

export interface World {
  settings: Settings;
  company: Company;
  owner: Owner;
  /** Runs a program. Every user of the machine can read `command`: secrets go by the environment or the input. */
  run(command: string, options?: RunOptions): Promise<{ status: number | null; stdout: string }>;
  pause(seconds: number): Promise<void>;
}

export interface Step {
  title: string;
  /** Says in Dutch what is missing, and changes nothing. */
  look(): Promise<(string | false)[]>;
  /** Does what is missing; without it only the owner can. */
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
      owner.tell(`${title} …`);
      await act();
      problems = await missing();
      state = "gedaan";
    }
    owner.tell(problems.length === 0 ? `✓ ${title}: ${state}.` : `✗ ${title}:\n${problems.join("\n")}`);
    left.push(...problems);
    if (problems.length > 0 && !canWait) throw new SetupProblem("Verder kan pas als dit in orde is.");
  }
  return left;
}

/** Asks `isDone` until it says so, for at most `limit` seconds. */
export async function waitFor(
  { pause }: World,
  limit: number,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let passed = 0; passed < limit && !(await isDone()); passed += 5) await pause(5);
}
