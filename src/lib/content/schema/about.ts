import { z } from "zod";
import { fileName } from "../../pictures/picture-files.ts";
import {
  callToAction,
  closeUp,
  drawing,
  drawingLabels,
  namedPage,
  paragraphs,
  picture,
  points,
  sources,
  titledText,
} from "./blocks.ts";
import { day, webAddress } from "./facts.ts";
import { group, linkHelp, list, number, richText, sentences, words } from "./fields.ts";

const trustSignals = {
  papers: list("Wat een klant kan nakijken", titledText, {
    hint: `Zoals wie het werk doet (eigen mensen of onderaannemers), sinds wanneer u bestaat, het nummer van uw VCA-certificaat, uw keurmerk met een link naar het register, wat onder de garantie valt en wat niet, wie haar overneemt als het bedrijf stopt, hoe en wanneer men betaalt, de bedenktijd, waar men met een klacht terechtkan en bij welke geschillencommissie. ${linkHelp}`,
  }).optional(),
  registrationHeading: words("Kop bij het KvK-nummer"),
  insurance: group("Verzekering", {
    heading: words("Kop"),
    company: words("Verzekeraar", { example: "Verzekerd bij Voorbeeld Verzekeringen" }),
    cover: words("Bedrag", { example: "tot € 2.500.000 per keer" }),
  }).optional(),
  sampleQuote: group("Voorbeeldofferte", {
    heading: words("Kop"),
    file: z
      .string()
      .regex(/\.pdf$/, "alleen een pdf kan; kies een bestand dat op .pdf eindigt.")
      .transform(fileName)
      .meta({
        title: "Bestand",
        widget: "file",
        description: "Een pdf. Hij komt in de map public/documenten.",
      }),
    link: words("Woorden van de link", { example: "Bekijk een voorbeeld van onze offerte (pdf)" }),
  }).optional(),
  people: group("Wie komen er bij u?", {
    heading: words("Kop"),
    items: list(
      "Mensen",
      group("Persoon", { name: words("Naam"), job: words("Functie"), picture }),
    ).optional(),
  }),
  reviews: group("Beoordelingen", {
    heading: words("Kop"),
    averageLine: words("Zin met het gemiddelde", {
      hint: "Met {bron}, {cijfer} en {aantal}.",
      placeholders: ["bron", "cijfer", "aantal"],
    }),
    average: group("Gemiddelde", {
      source: words("Bron", { hint: "Zoals Google of Trustoo." }),
      value: words("Cijfer", { hint: "Precies zoals de bron het geeft." }),
      count: number("Aantal beoordelingen", { example: "48", min: 1, max: 99_999 }),
      url: webAddress("Adres bij de bron"),
    }).optional(),
    items: list(
      "Beoordelingen",
      group("Beoordeling", {
        // Customers may be informal, so this text is not checked for the u-form.
        text: z.string().min(1).meta({ title: "Tekst", widget: "text" }),
        name: words("Naam"),
        place: words("Plaats").optional(),
        date: day("Datum"),
        source: words("Waar gegeven", { hint: "Zoals Google of Trustoo." }),
        url: webAddress("Adres van de beoordeling").optional(),
      }),
    ).optional(),
  }),
};

export const about = group("Over ons", {
  ...namedPage,
  quoteSheet: group("De getekende offerte", { heading: words("Kop"), drawing, labels: drawingLabels }),
  picture: picture.optional().meta({ title: "Eigen foto bovenaan" }),
  visit: group("Een bezoek", {
    heading: words("Kop"),
    items: list("Stappen", group("Stap", { ...titledText.shape, closeUp: closeUp.optional() }), { max: 4 }),
  }),
  certainties: list("Zekerheden die er altijd zijn", titledText),
  selection: group("Hoe iemand een dakdekker controleert", {
    heading: words("Kop"),
    items: points,
    sources,
  }),
  invitation: richText("Uitnodiging om ons na te kijken", { hint: "Zodra uw KvK-nummer bij Bedrijf staat." }),
  story: group("Verhaal", { heading: words("Kop"), paragraphs }),
  mission: group("Missie", { heading: words("Kop"), text: sentences("Tekst") }),
  vision: group("Visie", { heading: words("Kop"), text: sentences("Tekst") }),
  values: group("Waarden", { heading: words("Kop"), items: list("Waarden", titledText) }),
  office: group("Waar u zit", { heading: words("Kop"), text: richText("Tekst") }),
  ...trustSignals,
  callToAction,
});
