import { namedPage, opening, pageTop, steps, titledText } from "./blocks.ts";
import { group, list, richText, sentences, words } from "./fields.ts";

export const contact = group("Contact", {
  ...namedPage,
  detailsHeading: words("Kop boven de gegevens"),
  customers: group("Voor wie al klant is", {
    line: richText("Regel bovenaan", { hint: "Met een link naar /contact#klant." }),
    heading: words("Kop"),
    items: list("Antwoorden", titledText),
  }).optional(),
  guarantees: group("Zekerheden", {
    heading: words("Kop"),
    items: list("Zekerheden", richText("Zekerheid")),
  }),
  steps: group("Na de aanvraag", {
    ...steps,
    quoteTime: richText("Hoe snel de offerte na uw bezoek komt").optional(),
  }),
  serviceAreaText: richText("Tekst over het werkgebied"),
});

export const thankYou = group("Bedankt", {
  ...pageTop,
  withoutRequest: group("Voor wie niets verstuurde", opening),
  leak: richText("Voor wie een lekkage meldde"),
  photos: words("Knop naar WhatsApp"),
  photosMessage: sentences("Bericht in WhatsApp", {
    hint: "Staat klaar in WhatsApp. {naam} en {dienst} komen uit de aanvraag.",
    placeholders: ["naam", "dienst"],
  }),
  confirmation: sentences("Over de bevestiging per mail", {
    hint: "{adres} wordt het adres van de bezoeker. Alleen te zien als bezoekers een bevestiging krijgen; dat staat bij Bedrijf.",
    placeholders: ["adres"],
  }),
  next: group("Wat er nu gebeurt", steps),
  photoProgress: group("Foto’s onderweg", {
    heading: words("Kop"),
    sending: sentences("Tijdens het versturen", {
      hint: "{aangekomen} en {aantal} worden getallen, ook hieronder.",
    }),
    arrived: sentences("Daarna"),
    failed: sentences("Als ze niet aankwamen"),
    retry: words("Knop"),
    refused: sentences("Als een foto niet meer mee kan"),
  }).meta({ placeholders: ["aangekomen", "aantal"] }),
  sentHeading: words("Kop boven wat is verstuurd"),
  contactText: sentences("Tekst bij telefoon en mail"),
  homeLink: words("Link naar de startpagina"),
});
