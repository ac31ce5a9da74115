import { z } from "zod";
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

export const cityPage = {
  ...pageTop,
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
  // Without them the city has no dot on the map.
  latitude: coordinates.latitude.optional(),
  longitude: coordinates.longitude.optional(),
  nameOnMap: z.enum(["rechts", "links", "boven", "onder", "rechtsonder"]).default("rechts").meta({
    title: "Naam op de kaart",
    description: "Aan welke kant van de stip. Kies een andere als namen elkaar raken.",
  }),
  ...pageTop,
  kilometres: number("Kilometers over de weg", { hint: "Vanaf uw adres, ongeveer.", min: 0, max: 400 }),
  distance: richText("Wat de afstand betekent", { hint: "Voor de bezoeker. Zonder de kilometers." }),
  ...cityPage,
});
