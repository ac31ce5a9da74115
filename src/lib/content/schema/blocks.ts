import { z } from "zod";
import closeUps from "../../pictures/close-ups.json" with { type: "json" };
import drawingPoints from "../../pictures/drawing-points.json" with { type: "json" };
import { pictureName } from "../../pictures/picture-files.ts";
import houses from "../../pictures/street-houses.json" with { type: "json" };
import { day, webAddress } from "./facts.ts";
import { group, linkHelp, list, number, richText, sentences, words } from "./fields.ts";

/** The file has a list of paragraphs. The form has one large field, where Enter starts the next one. */
export const paragraphs = list("Alinea’s", richText("Alinea"), {
  hint: `Met Enter begint een nieuwe alinea. ${linkHelp}`,
}).meta({ widget: "paragraphs" });

/** Google cuts off longer titles and descriptions. */
export const meta = group("In Google", {
  title: words("Titel", { max: 60, hint: "De regel die Google toont en die op het tabblad staat." }),
  description: sentences("Beschrijving", { max: 160, hint: "De twee regels onder de titel in Google." }),
});

export const opening = { heading: words("Kop"), intro: richText("Inleiding") };

export const pageTop = { meta, ...opening };

export const pageName = words("Naam", { hint: "Zo staat de pagina in het menu; de kop noemt haar ook." });

type House = keyof typeof houses;

/** The width of public/drawings/straat.svg, in its units. */
const streetWidth = 2296;

/** A house of the street at the foot of a page. Parsing gives its id in the file and its place in per cent of the street. */
export const roof = z
  .enum((Object.keys(houses) as House[]).filter((house) => houses[house].drawing === "straat"))
  .transform((house) => {
    const { x, width } = houses[house];
    return { house, along: Math.max(0, Math.round((100 * x) / (streetWidth - width))) };
  })
  .meta({ title: "Rood dak", description: "Van dit huis in de straat onder aan de pagina." });

export const namedPage = { name: pageName, roof: roof.optional(), ...pageTop };

export const callToAction = group("Oproep onderaan", { heading: words("Kop"), text: richText("Tekst") });

export const titledText = group("Blok", { title: words("Kop"), text: richText("Tekst") });

export const steps = { heading: words("Kop"), items: list("Stappen", titledText, { max: 5 }) };

export const sources = list(
  "Bronnen",
  group("Bron", {
    title: words("Naam", { hint: "Van wie het komt." }),
    url: webAddress("Adres"),
    read: day("Gelezen op", "Lees de bron opnieuw als u de tekst verandert."),
  }),
).optional();

export const explanation = group("Uitleg", { heading: words("Kop"), paragraphs, sources });

export const points = list("Punten", titledText);

export const question = { question: words("Vraag", { max: 120 }), answer: richText("Antwoord") };

export const picture = group("Foto", {
  name: z.string().min(1).meta({
    title: "Bestand",
    widget: "image",
    description: "Liggend, en minstens 1440 bij 960 pixels. De foto komt in de map photos.",
  }),
  alt: sentences("Wat is er te zien?", {
    hint: "Eén zin voor wie de foto niet kan zien. Zonder ‘foto van’ ervoor.",
    max: 160,
  }),
}).transform(({ name, alt }) => ({ name: pictureName(name), alt }));

/** A part of a drawing, shown by itself: the file's name, a slash, and the id of its `<view>`. */
export const closeUp = z
  .enum(closeUps)
  .meta({ title: "Uitsnede", description: "Een deel van een tekening in public/drawings." });

/** Where a part lies, in per cent of the drawing. */
type DrawingPoint = (typeof drawingPoints)["vve"][number];

const pointsOf = (drawing: string) =>
  ((drawingPoints as Record<string, DrawingPoint[]>)[drawing] ?? []).map(({ x, y }) => ({ x, y }));

export const drawing = z
  .string()
  .transform((name) => ({ name, points: pointsOf(name) }))
  .meta({ title: "Tekening", widget: "drawing", description: "Een bestand in public/drawings." });

export const drawingLabels = list("Woorden bij de tekening", words("Woorden", { max: 50 }), {
  hint: "In de volgorde van de nummers op de tekening.",
});

export const navigationLink = group("Link", {
  label: words("Woorden"),
  path: z.string().meta({ title: "Adres", description: "Een pagina van deze site.", example: "/contact" }),
});

/** The place of an entry in its list, which editors change by dragging in the CMS. */
export const order = number("Volgorde", { example: "10", min: 0, max: 9999 }).meta({ widget: "order" });
