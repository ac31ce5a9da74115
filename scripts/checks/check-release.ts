/* `npm run check:release` says in Dutch what keeps the texts from going live. */
import { findContentProblems } from "./release/content.ts";

const problems = await findContentProblems();
for (const [kind, title] of [
  ["fix", "Eerst in orde te maken"],
  ["confirm", "Zelf na te gaan"],
]) {
  const texts = problems.filter((problem) => problem.kind === kind).map(({ text }) => `- ${text}`);
  if (texts.length > 0) console.log(["", `${title} (${texts.length})`, ...texts].join("\n"));
}
const isBlocked = problems.some(({ kind }) => kind === "fix");
console.log(isBlocked ? "\nDe teksten kunnen nog niet live." : "\nDe teksten kunnen live.");
process.exitCode = isBlocked ? 1 : 0;
