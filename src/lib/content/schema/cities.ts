import { z } from "zod";
import { callToAction, order, pageTop, paragraphs, titledText } from "./blocks.ts";
import { coordinates } from "./facts.ts";
import { group, list, reference, richText, sentences, words } from "./fields.ts";

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
  sections: list("Blokken tekst", group("Blok", { heading: words("Kop"), paragraphs })),
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
  ...pageTop,
  distance: richText("Afstand", { hint: "Hoe ver het is, en wat dat voor de bezoeker betekent." }),
  ...cityPage,
});
