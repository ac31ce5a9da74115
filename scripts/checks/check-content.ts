import { checkContentAndPhotos } from "../content/check.ts";
import { findingText } from "../content/finding.ts";

const { findings } = await checkContentAndPhotos(process.cwd());
for (const finding of findings) console.error(findingText(finding));
console.log(
  findings.length === 0 ? "Alles in src/content/ is in orde." : `\nOm te verbeteren: ${findings.length}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
