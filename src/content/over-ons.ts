import type { AboutContent } from "./types";

/** The page about the company, /over-ons. */
export const about: AboutContent = {
  meta: {
    title: "Over ons: dakdekkers uit Hilversum",
    description:
      "Hoe wij werken: eerst kijken, uitleg met foto’s, één aanspreekpunt en tot 15 jaar garantie. En is repareren genoeg, dan zeggen wij dat.",
  },
  heading: "Wij laten zien hoe uw dak ervoor staat",
  intro:
    "Wij werken vanuit Hilversum aan daken in heel Nederland, voor huiseigenaren en voor bedrijven. Met meer dan 15 dakdekkers doen wij groot en klein werk: van één losse pan tot een heel dak.",
  picture: {
    name: "over-ons",
    alt: "Een werkbank met een rol lood, een loodklopper, een hamer, een schaar en een duimstok, met dakpannen erachter.",
    impression: true,
  },
  story: {
    heading: "Zo werken wij",
    paragraphs: [
      "Op uw eigen dak komt u zelden. U moet er dus op kunnen vertrouwen dat iemand anders goed kijkt. Daarom begint het werk met een [gratis inspectie](/dakinspectie). Van elke zwakke plek maken wij een foto. Met die foto’s leggen wij uit wat er mis is en hoeveel haast het heeft.",
      "Soms is een kleine reparatie genoeg. Dan zeggen wij dat, ook als u om een nieuw dak vroeg. Is er meer nodig, dan leest u in de offerte wat wij doen, met welk materiaal en wat het kost.",
      "U heeft één aanspreekpunt, van de eerste afspraak tot en met de oplevering. Die weet wat er is afgesproken, dus u hoeft uw verhaal niet steeds opnieuw te doen. Onze dakdekkers zijn VCA-gecertificeerd: zij hebben geleerd veilig te werken, ook op hoogte. Als wij klaar zijn, lopen wij het werk samen met u na.",
    ],
  },
  mission: {
    heading: "Onze missie",
    text: "Huizen en bedrijven droog en warm houden, met niet meer werk dan nodig is. En zo uitleggen wat wij doen, dat u zelf kunt kiezen.",
  },
  vision: {
    heading: "Onze visie",
    text: "Een dak gaat langer mee als kleine gebreken op tijd worden verholpen. Daarom kijken wij eerst of repareren nog zin heeft. Moet het dak toch open, dan is dat een goed moment om te isoleren.",
  },
  values: {
    heading: "Waar u ons aan mag houden",
    items: [
      {
        title: "Eerlijk",
        text: "U hoort wat uw dak nodig heeft, en ook wat het niet nodig heeft. De inspectie en het advies zijn gratis en u zit nergens aan vast.",
      },
      {
        title: "Bereikbaar",
        text: "Op een offerteaanvraag krijgt u binnen 24 uur een reactie. Voor spoed zijn wij dag en nacht te bellen.",
      },
      {
        title: "Zorgvuldig",
        text: "Wij werken veilig, dekken open delen aan het eind van de dag af en ruimen op voordat wij weggaan.",
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
