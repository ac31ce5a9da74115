/**
 * `node --import tsx scripts/build/write-company-facts.ts`: writes the facts of src/content/bedrijf.yaml to where the edge
 * function imports them. Runs before `deno check` and before each deployment of the function.
 */
import { writeFileSync } from "node:fs";
import { companyFactsFile } from "../../embedded/edge-function.ts";
import { requireContent } from "../content/check.ts";
import { companyFacts } from "../content/company-facts.ts";

const facts = companyFacts(requireContent()["bedrijf.yaml"]);
writeFileSync(companyFactsFile, `${JSON.stringify(facts, null, 2)}\n`);
