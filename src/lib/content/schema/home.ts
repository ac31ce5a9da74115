import { z } from "zod";
import { closeUp, meta, opening, pageName, picture, question, titledText } from "./blocks.ts";
import { group, list, number, reference, richText, sentences, words } from "./fields.ts";

export const home = group("Startpagina", {
  name: pageName,
  meta,
  hero: group("Bovenaan", {
    ...opening,
    assurances: list("Beloften onder de knoppen", words("Belofte"), { max: 3 }),
    picture: picture.optional().meta({ title: "Eigen foto, in plaats van het getekende huis" }),
  }),
  house: group("Het getekende huis", {
    name: words("Naam van de lijst", { hint: "Staat bij de tekening." }),
    points: list(
      "Plekken op het huis",
      group("Plek", {
        name: words("Naam"),
        line: sentences("Wat daar gebeurt", { max: 90 }),
        serviceSlug: reference("Dienst", "diensten"),
      }),
      { max: 8, hint: "In de volgorde van de nummers op de tekening." },
    ),
  }),
  services: group("Diensten", {
    ...opening,
    items: list("Kaarten", group("Kaart", { serviceSlug: reference("Dienst", "diensten") })),
    allLink: words("Link naar alle diensten"),
    price: group("Wat het kost", {
      heading: words("Kop", { hint: "Zolang er bij die dienst geen prijzen staan, net als tekst en link." }),
      text: richText("Tekst"),
      link: words("Link naar de prijs"),
      priced: group("Zodra er prijzen staan", {
        heading: words("Kop"),
        link: words("Link naar alle prijzen"),
      }),
      serviceSlug: reference("Dienst met de prijs", "diensten"),
      items: list("Posten", group("Post", { name: words("Naam", { max: 20 }), closeUp }), {
        max: 6,
      }).optional(),
    }).optional(),
  }),
  counters: group("Tellers", {
    heading: words("Kop"),
    items: list(
      "Tellers",
      group("Teller", {
        value: number("Getal", { example: "1250", min: 0, max: 9_999_999 }),
        suffix: z.string().max(3).default("").meta({ title: "Teken erachter" }),
        label: words("Wat geteld is"),
        counted: sentences("Hoe u telt", { example: "elke reparatie sinds 2010" }).optional(),
      }),
    ),
  }),
  reasons: group("Waarom wij", {
    ...opening,
    items: list("Redenen", titledText),
    link: words("Link naar over ons"),
  }),
  recentWork: group("Recent werk", {
    ...opening,
    items: list(
      "Voorbeelden",
      group("Voorbeeld", {
        title: words("Titel"),
        text: sentences("Tekst"),
        projectSlug: reference("Project", "projecten"),
        picture,
      }),
    ),
    link: words("Link naar de projecten"),
  }),
  questions: group("Vragen", {
    ...opening,
    items: list("Vragen", group("Vraag", question)),
    link: words("Link naar alle vragen"),
  }),
  callback: group("Terugbellen", {
    ...opening,
    points: list("Punten", words("Punt")),
  }),
});
