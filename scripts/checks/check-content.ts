import { checkContent } from "../content/check";
import { findingText } from "../content/finding";

/* `npm run check:content`: every mistake in src/content/, with its file, its field and what to do about it, in Dutch. */
const { mistakes, advice } = checkContent(process.cwd());
for (const finding of mistakes) console.error(findingText(finding));
for (const finding of advice) console.log(`Ter informatie: ${findingText(finding)}`);
console.log(
  mistakes.length === 0 ? "Alles in src/content/ is in orde." : `\nOm te verbeteren: ${mistakes.length}.`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
