import { z } from "zod";
import { group, richText, sentences, words } from "./fields.ts";

const label = words("Naam van het veld");
const hint = words("Uitleg bij het veld").optional();

/** Error messages say what to do, and have no full stop. */
const missingMessage = words("Als het leeg is");

/** The words of a form's field. */
const field = (title: string) =>
  group(title, { label, hint, errors: group("Meldingen", { missing: missingMessage }) });

const nameField = group("Naam", { label, errors: group("Meldingen", { missing: missingMessage }) });

export const requestForm = {
  mailSubject: words("Onderwerp voor wie liever mailt"),
  submit: words("Knop"),
  privacyNote: richText("Zin over de gegevens"),
};

export const quoteForm = z.strictObject({
  requiredNote: words("Zin over verplichte velden"),
  services: field("Diensten"),
  name: nameField,
  phone: field("Telefoon"),
  email: group("E-mailadres", {
    label,
    hint,
    errors: group("Meldingen", { missing: missingMessage, malformed: words("Als het niet kan kloppen") }),
    suggestion: words("Bij een typefout", {
      hint: "{adres} wordt het adres dat waarschijnlijk is bedoeld.",
      placeholders: ["adres"],
    }),
    acceptSuggestion: words("Knop die het adres verbetert"),
  }),
  message: field("Bericht"),
  photoField: group("Foto’s", {
    label: words("Naam van het veld"),
    hint: sentences("Uitleg bij het veld", {
      hint: "{aantal} wordt hoeveel er mee kunnen, ook hieronder.",
      placeholders: ["aantal"],
    }),
    choose: words("Knop"),
    drop: words("Achter de knop, op een groot scherm"),
    chosen: words("Aantal gekozen foto’s", { hint: "{aantal} wordt een getal.", placeholders: ["aantal"] }),
    photo: words("Naam van een foto", {
      hint: "{nummer} en {naam} komen van de foto.",
      placeholders: ["nummer", "naam"],
    }),
    remove: words("Foto weghalen", { hint: "{foto} wordt de naam van de foto.", placeholders: ["foto"] }),
    problems: group("Als een bestand niet mee kan", {
      notAPhoto: sentences("Geen foto", { hint: "{namen} worden de namen van de bestanden, ook hieronder." }),
      unreadable: sentences("Onleesbaar"),
      unavailable: sentences("Als verkleinen niet lukt"),
      tooMany: sentences("Te veel", { placeholders: ["aantal"] }),
    }).meta({ placeholders: ["namen"] }),
  }),
  photos: words("Link naar WhatsApp, onder de foto’s"),
  ...requestForm,
});

export const callbackForm = z.strictObject({
  name: nameField,
  phone: field("Telefoon"),
  ...requestForm,
  confirmation: richText("Als het verzoek binnen is", {
    hint: "{telefoonnummer} wordt het nummer dat de bezoeker invulde.",
    placeholders: ["telefoonnummer"],
  }),
});

export const forms = z.strictObject({
  errors: group("Fouten", {
    heading: words("Kop boven de fouten"),
    prefix: words("Woord voor een fout"),
    tooLong: words("Te lange tekst", {
      hint: "{veld} wordt het veld, {grens} en {aantal} worden getallen.",
      placeholders: ["veld", "grens", "aantal"],
    }),
  }),
  slow: sentences("Als versturen lang duurt"),
  leak: group("Bij een lekkage", {
    call: richText("Bellen", { hint: "Ook als versturen niet lukt." }),
    reason: sentences("Waarom bellen"),
  }),
  fallback: group("Als versturen niet lukt", {
    failed: words("Niet verstuurd"),
    call: words("Bellen"),
    mail: words("Mailen"),
  }),
  withoutScript: richText("Zonder JavaScript"),
  notWorking: richText("Bij de knop, als de pagina niet goed is geladen"),
});
