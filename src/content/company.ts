import type { Company } from "./types";

/**
 * The company's facts, once. Everything below is a placeholder that nobody can
 * mistake for the real thing; replace each before the site goes live.
 */
export const company: Company = {
  name: "Dakmeesters Hilversum",
  legalName: "Dakmeesters Hilversum (voorbeeldnaam)",
  phone: { display: "035 000 00 00", dial: "+31350000000" },
  emergencyPhone: { display: "06 000 000 00", dial: "+31600000000" },
  email: "info@dakdekker.example",
  address: {
    street: "Voorbeeldstraat 1",
    postalCode: "1200 AA",
    city: "Hilversum",
    country: "NL",
  },
  location: { latitude: 52.2292, longitude: 5.1669 },
  chamberOfCommerceNumber: "00000000",
  vatId: "NL000000000B00",
  chatUrl: "https://wa.me/31600000000",
  socialUrl: "https://www.facebook.com/voorbeeld",
  socialName: "Facebook",
  officeHours: "Maandag tot en met vrijdag van 7.30 tot 17.30 uur",
};
