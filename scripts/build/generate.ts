/* Generates what is not in git: the types of the content, and the company facts that the function carries. */
import { writeFileSync } from "node:fs";
import { companyFactsFile } from "../../embedded/edge-function.ts";
import { checkContent } from "../content/check.ts";
import { companyFacts } from "../content/company-facts.ts";
import { findingText } from "../content/finding.ts";
import { writeModuleTypes } from "../content/module-types.ts";

writeModuleTypes();
const { content, findings } = checkContent(".");
// A mistake in a text must not keep `npm ci` from installing what shows it.
for (const finding of findings) console.warn(findingText(finding));
if (content)
  writeFileSync(companyFactsFile, `${JSON.stringify(companyFacts(content["bedrijf.yaml"]), null, 2)}\n`);
