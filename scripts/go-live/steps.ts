import { setTimeout } from "node:timers/promises";
import * as clack from "@clack/prompts";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { reasonOf } from "../checks/backend-probe";
import { run } from "./run";
import { hide } from "./settings";

export interface Step {
  title: string;
  /** Says in Dutch what is missing and changes nothing. */
  look(): Promise<(string | false)[]>;
  /** Throws a SetupProblem that says which account to open and what to press there. */
  act?(): Promise<unknown>;
  /** Done on every run, because no look can tell whether it is up to date. */
  always?: true;
  /** Later steps can go on without it. */
  canWait?: true;
  /** Whether the owner does without it. */
  isLeftOut?(): boolean;
}

export const tell = (text: string) => clack.log.message(text);

/** Goes through the steps, or only looks. Returns what is left to do. Throws a SetupProblem when it cannot go on. */
export async function goThrough(steps: Step[], onlyLook: boolean): Promise<string[]> {
  const left: string[] = [];
  for (const { title, look, act, always, canWait, isLeftOut } of steps) {
    if (isLeftOut?.()) continue;
    const missing = () =>
      look().then(
        (problems) => problems.filter((problem) => problem !== false),
        (error) => [reasonOf(error)],
      );
    let problems = await missing();
    if (act && !onlyLook && (always || problems.length > 0)) {
      tell(`${title} …`);
      problems = await act().then(missing, (error) => {
        if (error instanceof SetupProblem) return [error.message];
        throw error;
      });
    }
    problems = problems.map(hide);
    tell(problems.length === 0 ? `✓ ${title}` : `✗ ${title}:\n${problems.join("\n")}`);
    left.push(...problems);
    if (problems.length > 0 && !canWait)
      throw new SetupProblem("Verder kan pas als dit in orde is. Typ daarna weer npm run go-live.");
  }
  return left;
}

/** Runs a program and shows its output. If it fails, throws a SetupProblem that ends with `remedy`. */
export async function show(command: string, env?: NodeJS.ProcessEnv, remedy = ""): Promise<void> {
  const { status } = await run(command, { env, isShown: true });
  if (status !== 0)
    throw new SetupProblem(`Niet gelukt: ${command}. Hierboven staat waarom. ${remedy}`.trim());
}

/** Waits for what others do, at most so many seconds. */
export async function waitFor(seconds: number, isDone: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < seconds && !(await isDone()); passed += 5) await setTimeout(5_000);
}

const tools = "scripts/go-live/tools";

/** Runs a program of `tools`. Those get tokens, so a lock file names every package below them. */
export const npxTool = `npx --no --prefix ${tools}`;

export const installTools = () => show(`npm ci --prefix ${tools} --ignore-scripts`);
