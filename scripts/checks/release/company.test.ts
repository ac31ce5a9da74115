import { expect, test } from "vitest";
import placeholders from "../../../src/content/bedrijf.yaml";
import type { Company } from "../../../src/lib/content/schema";
import { findInCompany } from "./company";

/** Facts of the right shape, of a company that does not exist. */
const real: Company = {
  ...placeholders,
  name: "Van Dam Dakwerken",
  legalName: "Van Dam Dakwerken B.V.",
  phone: { display: "035 123 45 67", dial: "+31351234567" },
  emergencyPhone: { display: "06-12345678", dial: "+31612345678" },
  email: "info@vandam.nl",
  confirmationSender: "website@vandam.nl",
  address: { street: "Kerkstraat 12", postalCode: "1211 CP", city: "Hilversum", country: "NL" },
  chamberOfCommerceNumber: "12345678",
  vatId: "NL004495445B01",
  chatUrl: "https://wa.me/31612345678",
  networks: [{ name: "Facebook", url: "https://www.facebook.com/vandam", mark: "facebook" }],
  review: undefined,
};

const fields = (company: Company) =>
  findInCompany(company).map(({ kind, text }) => `${kind} ${/^Bedrijf › (.*?):/.exec(text)?.[1]}`);

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
    confirmationSender: "website@dakdekker.example",
    address: { street: "Voorbeeldstraat 1", postalCode: "1200 AA", city: "Hilversum", country: "NL" },
    chamberOfCommerceNumber: "00000000",
    vatId: "NL000000000B00",
    chatUrl: "https://wa.me/31600000000",
    networks: [{ name: "Facebook", url: "https://www.facebook.com/voorbeeld", mark: "facebook" }],
    review: { link: "https://g.page/r/voorbeeld/review", text: "Bent u tevreden?" },
  };
  expect(fields(untouched)).toEqual([
    "fix Statutaire naam",
    "fix Telefoon",
    "fix Spoednummer",
    "fix WhatsApp",
    "fix E-mailadres",
    "fix Afzender van de bevestiging",
    "fix Adres › Straat en nummer",
    "fix Adres › Postcode",
    "fix KvK-nummer",
    "fix Btw-id",
    "fix Sociale netwerken › Netwerk 1 › Adres van het profiel",
    "fix Om een review vragen › Link waar uw klant de review schrijft",
    "confirm Naam",
  ]);
});

test("a btw-id with a wrong check digit is named", () => {
  expect(fields({ ...real, vatId: "NL004495446B01" })).toEqual(["fix Btw-id"]);
});
