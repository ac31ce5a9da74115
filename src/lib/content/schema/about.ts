import { z } from "zod";
import { fileName } from "../../pictures/picture-files.ts";
import {
  callToAction,
  explanation,
  group,
  list,
  namedPage,
  paragraphs,
  picture,
  steps,
  titledText,
} from "./blocks.ts";
import { day, webAddress } from "./facts.ts";
import { number, richText, sentences, words } from "./fields.ts";

const proof = {
  assurance: group("Garantie, verzekering en papieren", {
    insurance: group("Verzekering", {
      company: words("Verzekeraar", { hint: "Zoals: Verzekerd bij …." }),
      cover: words("Bedrag", { hint: "Zoals: tot € 2.500.000 per keer." }),
    }).optional(),
    crew: richText("Eigen mensen of onderaannemers", { hint: "Wie het werk doet." }).optional(),
    founded: number("Opgericht in", { hint: "Het jaar.", min: 1800, max: 2100 }).optional(),
    vcaNumber: sentences("VCA-certificaat", { hint: "Het nummer, en waar men het nakijkt." }).optional(),
    hallmark: richText("Keurmerk of branchevereniging", {
      hint: "Met een link naar uw plek in het register, zoals [naam](https://register.nl/u).",
    }).optional(),
    guarantee: group("Garantiebewijs", {
      covers: richText("Wat eronder valt"),
      excludes: richText("Wat er niet onder valt"),
    }).optional(),
    guaranteeAfterUs: richText("Garantie als het bedrijf stopt", {
      hint: "Wie haar dan overneemt, en waar men dat nakijkt.",
    }).optional(),
    payment: richText("Betalen", { hint: "Hoe en wanneer." }).optional(),
    withdrawal: richText("Bedenktijd", { hint: "Hoe iemand onder de overeenkomst uit kan." }).optional(),
    complaints: richText("Klachten", { hint: "Waar, en binnen welke tijd u antwoordt." }).optional(),
    disputes: richText("Geschillencommissie", {
      hint: "Welke, met een link, zoals [De Geschillencommissie](https://www.degeschillencommissie.nl).",
    }).optional(),
    sampleQuote: group("Voorbeeldofferte", {
      file: z
        .string()
        .regex(/\.pdf$/, "alleen een pdf kan; kies een bestand dat op .pdf eindigt.")
        .transform(fileName)
        .meta({
          title: "Bestand",
          widget: "file",
          description: "Een pdf. Hij komt in de map public/documenten.",
        }),
      link: words("Woorden van de link", { hint: "Zoals: Bekijk een voorbeeld van onze offerte (pdf)." }),
    }).optional(),
  }).optional(),
  assuranceTitles: group("Koppen bij Garantie, verzekering en papieren", {
    crew: words("Eigen mensen of onderaannemers"),
    founded: words("Opgericht in"),
    registration: words("Inschrijving bij de KvK"),
    vcaNumber: words("VCA"),
    hallmark: words("Keurmerk of branchevereniging"),
    insurance: words("Verzekering"),
    guarantee: words("Garantie"),
    exclusions: words("Niet onder de garantie"),
    guaranteeAfterUs: words("Garantie als het bedrijf stopt"),
    payment: words("Betalen"),
    withdrawal: words("Bedenktijd"),
    complaints: words("Klachten"),
    disputes: words("Geschillencommissie"),
    sampleQuote: words("Voorbeeldofferte"),
  }),
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
      hint: "{bron}, {cijfer} en {aantal} komen uit Gemiddelde.",
    }),
    average: group("Gemiddelde", {
      source: words("Bron", { hint: "Zoals Google of Trustoo." }),
      value: words("Cijfer", { hint: "Precies zoals de bron het geeft." }),
      count: number("Aantal beoordelingen", { min: 1, max: 99_999 }),
      url: webAddress("Adres bij de bron"),
    }).optional(),
    items: list(
      "Beoordelingen",
      group("Beoordeling", {
        // A customer's own words, which may be informal.
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
  picture,
  visit: group("Een bezoek", steps),
  certainties: list("Zekerheden die er altijd zijn", titledText, {
    hint: "Staan boven aan Garantie, verzekering en papieren.",
  }),
  selection: explanation.meta({ title: "Hoe iemand een dakdekker controleert" }),
  invitation: richText("Uitnodiging om ons na te kijken", {
    hint: "Onder die controle, zodra bij Bedrijf uw eigen KvK-nummer staat.",
  }),
  story: group("Verhaal", { heading: words("Kop"), paragraphs }),
  mission: group("Missie", { heading: words("Kop"), text: sentences("Tekst") }),
  vision: group("Visie", { heading: words("Kop"), text: sentences("Tekst") }),
  values: group("Waarden", { heading: words("Kop"), items: list("Waarden", titledText) }),
  office: group("Waar u zit", { heading: words("Kop"), text: richText("Tekst") }),
  ...proof,
  callToAction,
});
