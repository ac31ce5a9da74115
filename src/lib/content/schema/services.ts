import { z } from "zod";
import {
  callToAction,
  closeUp,
  drawing,
  drawingLabels,
  explanation,
  opening,
  order,
  pageTop,
  paragraphs,
  picture,
  points,
  question,
  roof,
  steps,
  titledText,
} from "./blocks.ts";
import { day } from "./facts.ts";
import { fact, group, list, number, richText, sentences, words, yesOrNo } from "./fields.ts";

/** A block that only this service needs: a table that compares, or a list. */
const special = group("Blok dat alleen deze dienst heeft", {
  heading: words("Kop"),
  intro: richText("Inleiding").optional(),
  table: group("Tabel", {
    first: words("Kop van de eerste kolom", { max: 40 }),
    firstCloseUp: closeUp.optional(),
    second: words("Kop van de tweede kolom", { max: 40 }),
    secondCloseUp: closeUp.optional(),
    rows: list(
      "Rijen",
      group("Rij", {
        what: words("Waarover", { max: 30 }),
        first: richText("Eerste kolom"),
        second: richText("Tweede kolom"),
      }),
    ),
  }).optional(),
  list: list("Lijst", titledText.extend({ closeUp: closeUp.optional() })).optional(),
  numbered: yesOrNo("Genummerd", "Alleen voor een lijst die op volgorde gaat."),
}).refine(({ table, list }) => !table !== !list, "kies een tabel of een lijst, en niet allebei.");

/** A second picture, of a part or a step of the work. */
const detail = group("Beeld bij de werkwijze", {
  drawing: drawing.optional(),
  picture: picture.optional().meta({ title: "Eigen foto, in plaats van de tekening" }),
  caption: sentences("Bijschrift", { hint: "Wat er op de tekening of de foto gebeurt.", max: 120 }),
}).refine(({ drawing, picture }) => drawing ?? picture, "kies een tekening, of een eigen foto.");

export const service = z.strictObject({
  order,
  name: words("Naam", { hint: "Zo staat de dienst in het menu." }),
  symptom: words("Wat iemand ziet", { example: "Een vochtplek op het plafond" }),
  symptomDrawing: drawing.optional().meta({ title: "Tekening van wat iemand ziet" }),
  card: sentences("Tekst op de kaart", { max: 130 }),
  picture: picture.optional().meta({ title: "Eigen foto, in plaats van de tekening" }),
  drawing: drawing.optional(),
  labels: drawingLabels.optional(),
  roof: roof.optional(),
  ...pageTop,
  facts: list("Feiten", group("Feit", { label: words("Wat"), value: richText("Waarde") }), {
    min: 2,
    max: 4,
  }),
  about: group("Wat het is", { heading: words("Kop"), paragraphs }),
  photos: words("Link naar WhatsApp").optional(),
  signs: group("Signalen", {
    ...opening,
    items: list("Signalen", richText("Signaal")),
  }),
  special: special.optional(),
  explanations: list(
    "Uitleg",
    group("Uitleg", {
      ...explanation.shape,
      items: points.optional(),
      id: fact("Kort woord", /^[a-z]+$/, {
        remedy: "gebruik alleen kleine letters",
        example: "subsidie",
        hint: "Voor een link naar dit deel: /dakisolatie#subsidie.",
      }).optional(),
    }),
  ).optional(),
  steps: group("Werkwijze", steps),
  detail: detail.optional(),
  expect: group("Wat u kunt verwachten", { heading: words("Kop"), paragraphs }),
  benefits: group("Voordelen", { heading: words("Kop"), items: list("Voordelen", richText("Voordeel")) }),
  guarantee: words("Garantie", {
    hint: "Op dit werk, hoogstens 15 jaar.",
    example: "10 jaar garantie op nieuwe pannen en ons werk",
    max: 80,
  }).optional(),
  prices: group("Prijzen", {
    date: day("Prijzen van"),
    items: list(
      "Prijzen",
      group("Prijs", {
        what: words("Waarvoor", { example: "Nieuw pannendak" }),
        from: number("Vanaf", { hint: "In euro’s, met btw.", example: "95", min: 0, max: 999_999 }),
        to: number("Tot", { example: "142,50", min: 0, max: 999_999 }).optional(),
        unit: words("Per", { hint: "Zoals m², meter, keer of uur." }),
        included: sentences("Wat erbij hoort"),
        besideButton: yesOrNo(
          "Bij de knop",
          "Staat ook boven aan de pagina; anders staat daar de eerste. Bij spoed: het voorrijden en het nachttarief.",
        ),
      }),
    ),
  }).optional(),
  priceBasis: group("Zolang er geen prijzen staan: waaruit ze bestaan", {
    heading: words("Kop"),
    paragraphs: paragraphs.optional(),
    items: list("Posten", group("Post", { ...titledText.shape, closeUp: closeUp.optional() })),
  }).optional(),
  questions: list("Vragen", group("Vraag", question)),
  callToAction,
  emergency: yesOrNo("Spoed", "De pagina krijgt dan een knop om te bellen in plaats van de offerteknop."),
});
