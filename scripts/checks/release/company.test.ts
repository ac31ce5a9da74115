import { expect, test } from "vitest";
import { findCompanyProblems } from "./company.ts";

/** The facts of an invented company, as in bedrijf.yaml. */
const real = {
  name: "Van Dam Dakwerken",
  legalName: "Van Dam Dakwerken B.V.",
  phone: "035 123 45 67",
  emergencyPhone: "06-12345678",
  whatsapp: "06-12345678",
  email: "info@vandam.nl",
  sendsConfirmation: "true",
  address: { street: "Kerkstraat 12", postalCode: "1211 CP", city: "Hilversum", country: "NL" },
  location: { latitude: "52.2292", longitude: "5.1669" },
  chamberOfCommerceNumber: "12345678",
  vatId: "NL004495445B01",
  networks: [{ name: "Facebook", url: "https://www.facebook.com/vandam" }],
};

const problemsIn = (facts: object) =>
  findCompanyProblems({ ...real, ...facts }).map(({ kind, text }) => `${kind} ${text}`);

test("real facts give nothing to fix", () => {
  expect(problemsIn({})).toEqual([]);
});

test.each([
  ["fix Bedrijf › Statutaire naam", { legalName: "Dakmeesters Hilversum (voorbeeldnaam)" }],
  ["fix Bedrijf › Telefoon", { phone: "035 000 00 00" }],
  ["fix Bedrijf › E-mailadres", { email: "info@dakdekker.example" }],
  ["fix Bedrijf › Adres › Postcode", { address: { ...real.address, postalCode: "1200 AA" } }],
  ["fix Bedrijf › KvK-nummer", { chamberOfCommerceNumber: "00000000" }],
  ["fix Bedrijf › Sociale netwerken › Netwerk 1 ›", { networks: [{ url: "https://x.com/voorbeeld" }] }],
  ["fix Bedrijf › Btw-id", { vatId: "NL000000000B00" }],
  ["confirm Bedrijf › Naam", { name: "Dakmeesters Hilversum" }],
])("%s is asked by its place", (problem, facts) => {
  expect(problemsIn(facts)).toEqual([expect.stringContaining(problem)]);
});

test("a network that the company does not have may go", () => {
  expect(problemsIn({ networks: [{ url: "https://x.com/voorbeeld" }] })).toEqual([
    expect.stringContaining("of haal dit netwerk weg"),
  ]);
});
