import { z } from "zod";
import { drawingWidth } from "../../pictures/picture-files.ts";
import drawnHouses from "../../pictures/street-houses.json" with { type: "json" };
import { callToAction, explanation, order, pageTop, titledText } from "./blocks.ts";
import { coordinates } from "./facts.ts";
import { group, list, number, reference, richText, sentences, words } from "./fields.ts";

const provinces = [
  "Drenthe",
  "Flevoland",
  "Friesland",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
] as const;

/** The height of a drawn house, in the units of its file. */
const houseHeight = 291;

/** A drawn house. Parsing gives the file's name, the view of the house, and its height at the width of a drawing. */
const house = z
  .enum(Object.keys(drawnHouses) as (keyof typeof drawnHouses)[])
  .transform((name) => {
    const { drawing, x, width } = drawnHouses[name];
    return {
      name: drawing,
      view: `svgView(viewBox(${[x, 1 - houseHeight, width, houseHeight]}))`,
      height: Math.round((drawingWidth * houseHeight) / width),
    };
  })
  .meta({ title: "Tekening" });

export const cityPage = {
  ...pageTop,
  houses: group("Soorten huizen", {
    heading: words("Kop"),
    items: list("Huizen", group("Soort huis", { house, ...titledText.shape }), { max: 4 }),
  }).optional(),
  sections: list("Blokken tekst", explanation.meta({ title: "Blok" })),
  services: list(
    "Diensten",
    group("Dienst", { serviceSlug: reference("Dienst", "diensten"), text: sentences("Waarom hier") }),
  ),
  benefits: list("Voordelen", titledText),
  callToAction,
};

export const city = z.strictObject({
  order,
  name: words("Naam"),
  province: z.enum(provinces).meta({ title: "Provincie" }),
  // A city without coordinates has no dot on the map.
  latitude: coordinates.latitude.optional(),
  longitude: coordinates.longitude.optional(),
  nameOnMap: z.enum(["rechts", "links", "boven", "onder", "rechtsonder"]).default("rechts").meta({
    title: "Naam op de kaart",
    description: "Aan welke kant van de stip. Kies een andere als namen elkaar raken.",
  }),
  ...pageTop,
  kilometres: number("Kilometers over de weg", {
    hint: "Vanaf uw adres, ongeveer.",
    example: "25",
    min: 0,
    max: 400,
  }),
  distance: richText("Wat de afstand betekent", { hint: "Voor de bezoeker. Zonder de kilometers." }),
  ...cityPage,
});
