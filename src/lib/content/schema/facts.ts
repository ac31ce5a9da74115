import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { fact, number } from "./fields.ts";

/* Facts of which the writing can be checked: addresses, numbers, days and times. */

export const webAddress = (label: string) =>
  fact(label, /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]\S*)?$/, "schrijf het hele adres, met https:// ervoor.");

export const emailAddress = (label: string, hint?: string) =>
  fact(label, z.regexes.email, "schrijf een e-mailadres als naam@voorbeeld.nl.", hint);
export const day = (label: string) =>
  fact(
    label,
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    "schrijf jaar, maand en dag: 2026-11-01.",
  ).superRefine((value, context) => {
    const [year = 0, month = 1, dayOfMonth = 1] = value.split("-").map(Number);
    const remedy =
      new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDate() !== dayOfMonth
        ? "bestaat niet; kijk op een kalender."
        : value > today()
          ? "is nog niet geweest; verbeter het jaar, de maand of de dag."
          : undefined;
    if (remedy) context.addIssue({ code: "custom", message: `“${value}” ${remedy}` });
  });

/** In the Netherlands, as 2026-11-01: Swedish writes dates so. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Amsterdam" });

/** Nine digits after +31, or 0800 and 0900 with four or seven more: Nummerplan telefoon- en ISDN-diensten. */
const dutchNumber = /^(?:[1-9]\d{8}|[89]00\d{4}(?:\d{3})?)$/;

/** Any Dutch or international notation; becomes that and E.164. */
export const phoneNumber = (label: string, hint?: string) =>
  z
    .string()
    .transform((display, context) => {
      const number = parsePhoneNumberFromString(display, { defaultCountry: "NL", extract: false });
      // `isPossible` accepts Dutch numbers with a digit too few or too many.
      const fits = number?.countryCallingCode !== "31" || dutchNumber.test(number.nationalNumber);
      if (number?.isPossible() && fits) return { display, dial: number.number as string };
      context.addIssue({
        code: "custom",
        message: `“${display}” is niet te bellen; schrijf het hele nummer, bijvoorbeeld 035 000 00 00.`,
      });
      return z.NEVER;
    })
    .meta({
      title: label,
      ...(hint && { description: hint }),
      // The same for the CMS: Dutch with 0 or 31, an 0800 or 0900 number, or foreign.
      pattern:
        "^(?:0(?:[ ()-]*[1-9])(?:[ ()-]*\\d){8}|0[ -]?[89]00(?:[ -]*\\d){4}(?:(?:[ -]*\\d){3})?|(?:\\+|00)31[ ()-]*(?:\\(0\\))?[ ()-]*[1-9](?:[ ()-]*\\d){8}|(?:\\+|00)(?!31)(?:[ ()-]*\\d){8,15})$",
      remedy: "Dit is niet te bellen; schrijf het hele nummer, bijvoorbeeld 035 000 00 00.",
    });

/** The bounding box of the European Netherlands, in degrees (WGS 84). */
const netherlands = { latitude: [50.75, 53.56], longitude: [3.35, 7.23] } as const;

export const coordinates = {
  latitude: number("Breedtegraad", {
    hint: "Rond 52. Klik in een kaart op internet met rechts op de plek.",
    min: netherlands.latitude[0],
    max: netherlands.latitude[1],
  }),
  longitude: number("Lengtegraad", {
    hint: "Rond 5.",
    min: netherlands.longitude[0],
    max: netherlands.longitude[1],
  }),
};

export const timeOfDay = (label: string) =>
  fact(
    label,
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    "schrijf twee cijfers, een dubbele punt en twee cijfers: 07:30.",
  );
