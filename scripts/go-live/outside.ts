import dns from "node:dns/promises";
import { setTimeout } from "node:timers/promises";
import * as clack from "@clack/prompts";
import { findContentProblems } from "../checks/release/content.ts";
import { run } from "./run.ts";

interface TextQuestion {
  words: string;
  /** Whether the terminal shows dots in place of the answer. */
  isSecret: boolean;
  proposal?: string;
  /** What is wrong with an answer, in Dutch. */
  problemWith(answer: string): string | undefined;
}

/** Waits for the owner's answer. Ctrl+C ends the run, and the answers that are saved stay. */
async function answerTo<Answer>(question: Promise<Answer | symbol>): Promise<Answer> {
  const answer = await question;
  if (typeof answer !== "symbol") return answer;
  clack.cancel("Gestopt. Typ npm run go-live om hier verder te gaan.");
  process.exit(1);
}

/** Everything outside this command: the owner, other programs, DNS and the clock. Tests replace these functions. */
export const outside = {
  ask({ words, isSecret, proposal, problemWith }: TextQuestion): Promise<string> {
    const question = { message: words, validate: (answer = "") => problemWith(answer) };
    return answerTo<string>(
      isSecret ? clack.password(question) : clack.text({ ...question, initialValue: proposal }),
    );
  },
  /** Asks for a yes. Enter alone means no, because a yes deletes something or says that something works. */
  agrees: (message: string): Promise<boolean> =>
    answerTo<boolean>(clack.confirm({ message, active: "ja", inactive: "nee", initialValue: false })),
  tell: (text: string): void => clack.log.message(text),
  note: (lines: string[], heading: string): void => clack.note(lines.join("\n"), heading),
  run,
  dns,
  sleep: (milliseconds: number): Promise<void> => setTimeout(milliseconds),
  // The texts are outside too, because the owner changes them in another window.
  findContentProblems,
};
