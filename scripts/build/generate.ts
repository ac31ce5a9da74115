/* Generates the types of the content for tsc, and the company facts for the function. */
import { writeFileSync } from "node:fs";
import { companyFactsFile } from "../../embedded/edge-function.ts";
import { requireContent } from "../content/check.ts";
import { companyFacts } from "../content/company-facts.ts";
import { writeModuleTypes } from "../content/module-types.ts";

writeModuleTypes();
const facts = companyFacts(requireContent()["bedrijf.yaml"]);
writeFileSync(companyFactsFile, `${JSON.stringify(facts, null, 2)}\n`);
