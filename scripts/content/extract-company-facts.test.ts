import { expect, test } from "vitest";
import { requireContent } from "./check.ts";
import { extractCompanyFacts } from "./extract-company-facts.ts";

test("the mails carry each phone number as the one it is", () => {
  const company = {
    ...requireContent()["bedrijf.yaml"],
    phone: { display: "035 541 00 00", dial: "+31355410000" },
    emergencyPhone: { display: "06 500 000 00", dial: "+31650000000" },
  };
  const facts = { phone: "035 541 00 00", emergencyPhone: "06 500 000 00" };
  expect(extractCompanyFacts(company)).toMatchObject(facts);
});
