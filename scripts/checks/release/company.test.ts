import { expect, test } from "vitest";
import { findInCompany } from "./company";

/** Facts of a company that does not exist, as bedrijf.yaml holds them. */
const real = {
  name: "Van Dam Dakwerken",
  legalName: "Van Dam Dakwerken B.V.",
  phone: "035 123 45 67",
  emergencyPhone: "06-12345678",
  whatsapp: "06-12345678",
  email: "info@vandam.nl",
  confirmationSender: "website@vandam.nl",
  address: { street: "Kerkstraat 12", postalCode: "1211 CP", city: "Hilversum", country: "NL" },
  location: { latitude: "52.2292", longitude: "5.1669" },
  chamberOfCommerceNumber: "12345678",
  vatId: "NL004495445B01",
  networks: [{ name: "Facebook", url: "https://www.facebook.com/vandam" }],
};

const fields = (facts: Record<string, unknown>) =>
  findInCompany(facts).map(({ kind, text }) => `${kind} ${/^Bedrijf › (.*?):/.exec(text)?.[1]}`);

test("real facts give nothing to fix", () => {
  expect(findInCompany(real)).toEqual([]);
});

test("every placeholder that the repository came with is named once", () => {
  const untouched = {
    name: "Dakmeesters Hilversum",
    legalName: "Dakmeesters Hilversum (voorbeeldnaam)",
    phone: "035 000 00 00",
    emergencyPhone: "06 000 000 00",
    whatsapp: "06 000 000 00",
    email: "info@dakdekker.example",
    confirmationSender: "website@dakdekker.example",
    address: { street: "Voorbeeldstraat 1", postalCode: "1200 AA", city: "Hilversum", country: "NL" },
    chamberOfCommerceNumber: "00000000",
    vatId: "NL000000000B00",
    networks: [{ name: "Facebook", url: "https://www.facebook.com/voorbeeld" }],
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
