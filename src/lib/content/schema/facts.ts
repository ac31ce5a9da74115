import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { fact, number } from "./fields.ts";

export const webAddressShape = /^https:\/\/[\w-]+(\.[\w-]+)+([/?#][^\s()]*)?$/;

export const webAddress = (label: string) =>
  fact(label, webAddressShape, {
    remedy: "schrijf het hele adres, met https:// ervoor en %28 of %29 in plaats van een haakje",
    example: "https://www.example.nl",
  });

export const emailAddress = (label: string, hint?: string) =>
  fact(label, z.regexes.email, { remedy: "schrijf een e-mailadres", example: "naam@voorbeeld.nl", hint });

/** A day in the Dutch order or as 2026-11-01. Parsing gives the latter. */
export const day = (label: string, hint?: string) =>
  fact(label, /^(?:\d{4}-\d\d?-\d\d?|\d\d?[-/.]\d\d?[-/.]\d{4})$/, {
    remedy: "schrijf dag, maand en jaar in cijfers",
    example: "1-11-2026",
    hint,
  })
    .transform((text) => {
      const parts = text.split(/\D/).map((part) => part.padStart(2, "0"));
      return (/^\d{4}/.test(text) ? parts : parts.reverse()).join("-");
    })
    .pipe(z.iso.date("deze dag bestaat niet; kijk op een kalender."));

/** The Dutch numbering plan: nine digits after +31, or 0800 and 0900 with four or seven more. */
const dutchNumber = /^(?:[1-9]\d{8}|[89]00\d{4}(?:\d{3})?)$/;

const phoneExample = "035 000 00 00";

/** A phone number in any Dutch or international notation. Parsing gives the notation to show and one to dial (E.164). */
export const phoneNumber = (title: string, hint?: string) =>
  z
    .string()
    .transform((display, context) => {
      const number = parsePhoneNumberFromString(display, { defaultCountry: "NL", extract: false });
      // `isPossible` accepts Dutch numbers with a digit too few or too many.
      const fits = number?.countryCallingCode !== "31" || dutchNumber.test(number.nationalNumber);
      if (number?.isPossible() && fits) return { display, dial: number.number as string };
      const message = `“${display}” is niet te bellen; schrijf het hele nummer, zoals ${phoneExample}.`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({ title, description: hint, example: phoneExample });

/** A place in the European Netherlands, in degrees (WGS 84). */
export const coordinates = {
  latitude: number("Breedtegraad", {
    hint: "Klik in een kaart op internet met rechts op de plek.",
    example: "52,21",
    min: 50.75,
    max: 53.56,
  }),
  longitude: number("Lengtegraad", { example: "5,28", min: 3.35, max: 7.23 }),
};

/** A time of day. A point may replace the colon, as in texts of the site; the form shows 07:30. */
export const timeOfDay = (label: string) =>
  fact(label, /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/, {
    remedy: "schrijf het uur, een dubbele punt en de minuten",
    example: "07:30",
  }).transform((text) => text.replace(".", ":").padStart(5, "0"));
