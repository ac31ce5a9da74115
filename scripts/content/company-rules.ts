import type { Company, PhoneNumber } from "../../src/content/types";
import type { Content, Mistake } from "./content";
import { dialOf, isEmail, isInTheNetherlands, isPhoneNumber, isPostalCode, isWebAddress } from "./shapes";

function phone(field: string, { display, dial }: PhoneNumber): { path: string[]; remedy: string }[] {
  if (!isPhoneNumber(dial))
    return [
      {
        path: [field, "dial"],
        remedy: `${dial} is niet te bellen; schrijf +31 en dan het nummer zonder de eerste 0, zonder spaties: +31350000000.`,
      },
    ];
  return dialOf(display) === dial
    ? []
    : [
        {
          path: [field, "display"],
          remedy: `dit is een ander nummer dan ${dial} in dial; maak ze gelijk, want bezoekers lezen het ene en bellen het andere.`,
        },
      ];
}

/** Facts of the company that cannot be dialled, delivered to or opened. Whether they are real, the release check asks. */
export function companyMistakes(content: Content): Mistake[] {
  const company = content["company.ts"]?.company as Company | undefined;
  if (!company) return [];
  const { email, address, location, chamberOfCommerceNumber, vatId, chatUrl, socialUrl } = company;
  const shapes: [boolean, string[], string][] = [
    [isEmail(email), ["email"], `${email} is geen e-mailadres; schrijf het als naam@voorbeeld.nl.`],
    [
      isPostalCode(address.postalCode),
      ["address", "postalCode"],
      `${address.postalCode} is geen postcode; schrijf vier cijfers, een spatie en twee hoofdletters: 1200 AA.`,
    ],
    [
      /^[A-Z]{2}$/.test(address.country),
      ["address", "country"],
      `${address.country} is geen landcode; schrijf NL.`,
    ],
    [
      isInTheNetherlands(location.latitude, location.longitude),
      ["location"],
      "dit punt ligt niet in Nederland; kijk na of latitude (rond 52) en longitude (rond 5) kloppen.",
    ],
    [
      /^\d{8}$/.test(chamberOfCommerceNumber),
      ["chamberOfCommerceNumber"],
      "een KvK-nummer heeft acht cijfers, zonder punten of spaties.",
    ],
    [
      /^NL\d{9}B\d{2}$/.test(vatId),
      ["vatId"],
      "een btw-id is NL, negen cijfers, de letter B en twee cijfers: NL000000000B00.",
    ],
    [isWebAddress(chatUrl), ["chatUrl"], `${chatUrl} is geen webadres; begin met https://.`],
    [isWebAddress(socialUrl), ["socialUrl"], `${socialUrl} is geen webadres; begin met https://.`],
    [
      !chatUrl.startsWith("https://wa.me/") || isPhoneNumber(`+${new URL(chatUrl).pathname.slice(1)}`),
      ["chatUrl"],
      "na https://wa.me/ hoort het nummer met 31 ervoor, zonder + en zonder spaties: https://wa.me/31600000000.",
    ],
  ];
  return [
    ...phone("phone", company.phone),
    ...phone("emergencyPhone", company.emergencyPhone),
    ...shapes.filter(([fits]) => !fits).map(([, path, remedy]) => ({ path, remedy })),
  ].map(({ path, remedy }) => ({ file: "company.ts", path: ["company", ...path], remedy }));
}
