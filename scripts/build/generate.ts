/*
 * Generates, before tsc, `deno check` and each deployment of the edge function, the types of the modules of src/content/
 * and the company facts that the function imports. Fails on content that `npm run check:content` refuses.
 */
import { writeFileSync } from "node:fs";
import { companyFactsFile } from "../../embedded/edge-function.ts";
import { requireContent } from "../content/check.ts";
import { companyFacts } from "../content/company-facts.ts";
import { writeModuleTypes } from "../content/module-types.ts";

writeModuleTypes();
const facts = companyFacts(requireContent()["bedrijf.yaml"]);
writeFileSync(companyFactsFile, `${JSON.stringify(facts, null, 2)}\n`);
