import { checkContent } from "../content/check";
import { findingText } from "../content/finding";

/* `npm run check:content`: every mistake in src/content/, with its file, its field and what to do about it, in Dutch. */
const { findings, advice } = checkContent(process.cwd());
for (const finding of findings) console.error(findingText(finding));
for (const finding of advice) console.log(`Ter informatie: ${findingText(finding)}`);
console.log(
  findings.length === 0 ? "Alles in src/content/ is in orde." : `\nOm te verbeteren: ${findings.length}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
