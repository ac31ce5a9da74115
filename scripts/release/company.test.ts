import { expect, test } from "vitest";
import { company as placeholders } from "../../src/content/company";
import type { Company } from "../../src/content/types";
import { findInCompany } from "./company";

/** Facts of the right shape, of a company that does not exist. */
const real: Company = {
  ...placeholders,
  name: "Van Dam Dakwerken",
  legalName: "Van Dam Dakwerken B.V.",
  phone: { display: "035 123 45 67", dial: "+31351234567" },
  emergencyPhone: { display: "06-12345678", dial: "+31612345678" },
  email: "info@vandam.nl",
  address: { street: "Kerkstraat 12", postalCode: "1211 CP", city: "Hilversum", country: "NL" },
  chamberOfCommerceNumber: "12345678",
  vatId: "NL004495445B01",
  chatUrl: "https://wa.me/31612345678",
  socialUrl: "https://www.facebook.com/vandam",
};

const fields = (company: Company) =>
  findInCompany(company).map(({ kind, text }) => `${kind} ${/company\.ts, ([\w.]+):/.exec(text)?.[1]}`);

test("real facts give nothing to fix", () => {
  expect(findInCompany(real)).toEqual([]);
});

test("every placeholder that the repository came with is named once", () => {
  const untouched: Company = {
    ...real,
    name: "Dakmeesters Hilversum",
    legalName: "Dakmeesters Hilversum (voorbeeldnaam)",
    phone: { display: "035 000 00 00", dial: "+31350000000" },
    emergencyPhone: { display: "06 000 000 00", dial: "+31600000000" },
    email: "info@dakdekker.example",
    address: { street: "Voorbeeldstraat 1", postalCode: "1200 AA", city: "Hilversum", country: "NL" },
    chamberOfCommerceNumber: "00000000",
    vatId: "NL000000000B00",
    chatUrl: "https://wa.me/31600000000",
    socialUrl: "https://www.facebook.com/voorbeeld",
  };
  expect(fields(untouched)).toEqual([
    "fix legalName",
    "fix phone",
    "fix emergencyPhone",
    "fix email",
    "fix address.street",
    "fix address.postalCode",
    "fix chamberOfCommerceNumber",
    "fix vatId",
    "fix chatUrl",
    "fix socialUrl",
    "confirm name",
  ]);
});

test.each<[string, Partial<Company>]>([
  ["chamberOfCommerceNumber", { chamberOfCommerceNumber: "1234567" }],
  ["chamberOfCommerceNumber", { chamberOfCommerceNumber: "12.345.678" }],
  ["vatId", { vatId: "NL004495446B01" }],
  ["address.postalCode", { address: { ...real.address, postalCode: "1211CP" } }],
  ["address.postalCode", { address: { ...real.address, postalCode: "0211 CP" } }],
  ["address.postalCode", { address: { ...real.address, postalCode: "1211 SS" } }],
  ["phone", { phone: { display: "035 123 45 67", dial: "+31351234568" } }],
  ["phone", { phone: { display: "035 123 45 67", dial: "0351234567" } }],
  [
    "emergencyPhone",
    {
      emergencyPhone: { display: "06-1234567", dial: "+3161234567" },
      chatUrl: "https://wa.me/31351234567",
    },
  ],
])("a mistake in %s is named: %j", (field, mistake) => {
  expect(fields({ ...real, ...mistake })).toEqual([`fix ${field}`]);
});

test.each([
  [
    "asked about, when it is another number than the company's",
    "https://wa.me/31687654321",
    ["confirm chatUrl"],
  ],
  ["asked about, when it holds no number", "https://wa.me/message/ABC", ["confirm chatUrl"]],
  ["refused, when no telephone can open it", "https://wa.me/0612345678", ["fix chatUrl"]],
  ["refused, with a plus", "https://wa.me/+31612345678", ["fix chatUrl"]],
  ["good, when it is the number of the office", "https://wa.me/31351234567", []],
])("the number of the chat is %s", (_, chatUrl, expected) => {
  expect(fields({ ...real, chatUrl })).toEqual(expected);
});
