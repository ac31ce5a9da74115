/* `npm run check:release` says in Dutch what keeps the texts from going live. */
import { findInContent } from "./release/content";

const tasks = await findInContent();
for (const [kind, title] of [
  ["fix", "Eerst in orde te maken"],
  ["confirm", "Zelf na te gaan"],
]) {
  const texts = tasks.filter((task) => task.kind === kind).map(({ text }) => `- ${text}`);
  if (texts.length > 0) console.log(["", `${title} (${texts.length})`, ...texts].join("\n"));
}
const blocks = tasks.some(({ kind }) => kind === "fix");
console.log(blocks ? "\nDe teksten kunnen nog niet live." : "\nDe teksten kunnen live.");
process.exitCode = blocks ? 1 : 0;
