import { SetupProblem } from "../../embedded/setup-problem.ts";
import { reasonOf } from "../checks/backend-probe.ts";
import { outside } from "./outside.ts";
import { hide } from "./settings.ts";

export interface Step {
  title: string;
  /** Says in Dutch what is wrong or missing, and changes nothing. */
  findProblems(): Promise<(string | false)[]>;
  /** Does the step. Throws a SetupProblem that says which account to open and what to press there. */
  act?(): Promise<unknown>;
  /** The step is done on every run, because nothing tells whether it is up to date. */
  always?: true;
  /** Later steps can go on without this step. */
  canWait?: true;
  /** Whether the owner does without this step. */
  isLeftOut?(): boolean;
}

/** Returns the problems of a step, without secrets. A search that fails is a problem too. */
const problemsOf = ({ findProblems }: Step): Promise<string[]> =>
  findProblems().then(
    (problems) => problems.filter((problem) => problem !== false).map(hide),
    (error) => [hide(reasonOf(error))],
  );

async function doStep(step: Step): Promise<string[]> {
  outside.tell(`${step.title} …`);
  try {
    await step.act?.();
  } catch (error) {
    if (error instanceof SetupProblem) return [hide(error.message)];
    throw error;
  }
  return problemsOf(step);
}

/**
 * Does the steps, or only checks them, and reports on each. Returns the problems that are left. Throws a SetupProblem
 * with those problems as `cause` when a step that cannot wait fails.
 */
export async function goThrough(steps: Step[], onlyChecks: boolean): Promise<string[]> {
  const problemsLeft: string[] = [];
  for (const step of steps) {
    if (step.isLeftOut?.()) continue;
    const problemsBefore = await problemsOf(step);
    const isToDo = step.act && !onlyChecks && (step.always || problemsBefore.length > 0);
    const problems = isToDo ? await doStep(step) : problemsBefore;
    outside.tell(problems.length === 0 ? `✓ ${step.title}` : `✗ ${step.title}:\n${problems.join("\n")}`);
    problemsLeft.push(...problems);
    if (problems.length > 0 && !step.canWait)
      throw new SetupProblem("Verder kan pas als dit in orde is. Typ daarna weer npm run go-live.", {
        cause: problemsLeft,
      });
  }
  return problemsLeft;
}

/** Runs a program and shows its output. If it fails, throws a SetupProblem that ends with `advice`. */
export async function show(command: string, env?: NodeJS.ProcessEnv, advice = ""): Promise<void> {
  const { status } = await outside.run(command, { env, isShown: true });
  if (status !== 0)
    throw new SetupProblem(`Niet gelukt: ${command}. Hierboven staat waarom. ${advice}`.trim());
}

/** Waits until `isDone`, but no longer than this number of seconds. */
export async function waitFor(seconds: number, isDone: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < seconds && !(await isDone()); second += 5) await outside.sleep(5_000);
}

const tools = "scripts/go-live/tools";

/** Runs a program of `tools`. A lock file pins every package there, because these programs get tokens. */
export const npxTool = `npx --no --prefix ${tools}`;

export const installTools = () => show(`npm ci --prefix ${tools} --ignore-scripts`);
