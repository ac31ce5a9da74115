/* Generates two files that are not in git: the types of the content, and the company's facts for the function. */
import { writeFileSync } from "node:fs";
import { companyFactsFile } from "../../embedded/edge-function.ts";
import { checkContent } from "../content/check.ts";
import { extractCompanyFacts } from "../content/extract-company-facts.ts";
import { findingText } from "../content/finding.ts";
import { writeModuleTypes } from "../content/module-types.ts";

writeModuleTypes();
const { content, findings } = checkContent(".");
// A mistake in a text must not stop `npm ci`, which installs the check that explains it.
for (const finding of findings) console.warn(findingText(finding));
if (content)
  writeFileSync(
    companyFactsFile,
    `${JSON.stringify(extractCompanyFacts(content["bedrijf.yaml"]), null, 2)}\n`,
  );
