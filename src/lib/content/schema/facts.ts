import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { fact, number } from "./fields.ts";

/* Facts of which the writing can be checked: addresses, numbers, days and times. */

export const webAddressShape = /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

export const webAddress = (label: string) =>
  fact(label, webAddressShape, "schrijf het hele adres, met https:// ervoor.");

export const emailAddress = (label: string, hint?: string) =>
  fact(label, z.regexes.email, "schrijf een e-mailadres als naam@voorbeeld.nl.", hint);
/** In the Dutch order or as 2026-11-01, which it becomes. */
export const day = (label: string, hint = "") =>
  fact(
    label,
    /^(?:\d{4}-\d\d?-\d\d?|\d\d?[-/.]\d\d?[-/.]\d{4})$/,
    "schrijf dag, maand en jaar in cijfers: 1-11-2026.",
    `Zoals 1-11-2026. ${hint}`.trim(),
  ).transform((value, context) => {
    const parts = value.split(/\D/).map(Number);
    const [year = 0, month = 0, dayOfMonth = 0] = /^\d{4}/.test(value) ? parts : parts.reverse();
    const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
    const written = date.toISOString().slice(0, 10);
    const remedy =
      date.getUTCMonth() !== month - 1
        ? "bestaat niet; kijk op een kalender."
        : written > today()
          ? "is nog niet geweest; verbeter het jaar, de maand of de dag."
          : undefined;
    if (remedy) context.addIssue({ code: "custom", message: `“${value}” ${remedy}` });
    return written;
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

/** With a colon or, as the site writes it, a point; becomes 07:30. */
export const timeOfDay = (label: string) =>
  fact(
    label,
    /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/,
    "schrijf het uur, een punt en de minuten: 7.30.",
    "Zoals 7.30 of 17.00.",
  ).transform((value) => value.replace(".", ":").padStart(5, "0"));
