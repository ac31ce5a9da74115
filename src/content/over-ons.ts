import type { AboutContent } from "./types";

/** The page about the company, /over-ons. */
export const about: AboutContent = {
  meta: {
    title: "Over ons: dakdekkers uit Hilversum",
    description:
      "Wie wij zijn en hoe wij werken: eerst kijken, eerlijk advies, één aanspreekpunt en tot 15 jaar garantie op materiaal en werk.",
  },
  heading: "Dakdekkers die laten zien wat ze zien",
  intro:
    "Wij werken vanuit Hilversum aan daken in heel Nederland, voor huiseigenaren en voor bedrijven. Met meer dan 15 dakdekkers doen wij elk soort dakwerk zelf.",
  story: {
    heading: "Zo werken wij",
    paragraphs: [
      "Op uw eigen dak komt u zelden. U moet er dus op kunnen vertrouwen dat iemand anders goed kijkt. Daarom begint alles bij ons met een [gratis inspectie](/dakinspectie): wij bekijken het dak, maken foto’s en leggen aan de hand daarvan uit wat er aan de hand is.",
      "Soms is een kleine reparatie genoeg. Dan zeggen wij dat, ook als u om een nieuw dak vroeg. Is er meer nodig, dan leest u in de offerte wat wij doen, met welk materiaal en waarom.",
      "Tijdens het werk heeft u één aanspreekpunt. Onze dakdekkers zijn VCA gecertificeerd: zij hebben geleerd hoe zij op hoogte veilig werken, voor zichzelf en voor u. Als wij klaar zijn, lopen wij het werk samen met u na.",
    ],
  },
  mission: {
    heading: "Onze missie",
    text: "Ieder huis en ieder bedrijf een dak dat droog, warm en veilig is, zonder dat u er wakker van hoeft te liggen.",
  },
  vision: {
    heading: "Onze visie",
    text: "Een dak gaat langer mee als u het op tijd bekijkt en klein onderhoud niet uitstelt. Repareren komt daarom voor vernieuwen, en isoleren doet u het slimst als het dak toch open ligt.",
  },
  values: {
    heading: "Waar u ons aan mag houden",
    items: [
      {
        title: "Eerlijk",
        text: "U hoort wat uw dak nodig heeft, en ook wat het niet nodig heeft. Inspectie en advies zijn gratis en u zit nergens aan vast.",
      },
      {
        title: "Bereikbaar",
        text: "Op een offerteaanvraag krijgt u binnen 24 uur een reactie. Voor spoed zijn wij dag en nacht te bellen.",
      },
      {
        title: "Zorgvuldig",
        text: "Wij werken veilig, laten uw dak niet open achter en ruimen op voordat wij weggaan.",
      },
      {
        title: "Aanspreekbaar",
        text: "U krijgt tot 15 jaar garantie op materiaal en werk. Is er iets niet goed, dan komen wij terug.",
      },
    ],
  },
  callToAction: {
    heading: "Wilt u weten hoe uw dak ervoor staat?",
    text: "Vraag een gratis inspectie aan, of bel ons met uw vraag.",
  },
};
