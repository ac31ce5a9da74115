import type { OtherCityContent } from "./types";

/** The text for a place without a file in ./cities. `{plaats}` becomes the name of the place. */
export const otherCity: OtherCityContent = {
  meta: {
    title: "Dakdekker {plaats}, vanuit Hilversum",
    description:
      "Dakwerk nodig in {plaats}? Wij werken vanuit Hilversum in heel Nederland. Inspectie en advies zijn gratis, bij een lek belt u 24/7.",
  },
  heading: "Dakdekker in {plaats}",
  intro:
    "Ook in {plaats} kunt u ons vragen voor een inspectie, een reparatie of een nieuw dak. Wij werken vanuit één plek, Hilversum, en rijden van daar het hele land door.",
  distance:
    "Hoe ver het is, zien wij aan uw postcode. Daarna hoort u wanneer wij kunnen komen, en ook of iemand uit de buurt voor uw klus handiger is.",
  sections: [
    {
      heading: "Zo werken wij, dichtbij en ver weg",
      paragraphs: [
        "U begint met een paar zinnen over uw dak. Binnen 24 uur reageren wij en kiezen wij samen een dag. Tijdens het eerste bezoek meten wij alles op wat voor de offerte nodig is. Groot werk doen wij liefst aan één stuk, zodat uw dak kort open ligt.",
        "Bij een lek geldt overal hetzelfde: wij zijn dag en nacht bereikbaar en streven naar hulp binnen enkele uren. Is de rit lang, dan hoort u dat meteen. U kunt dan altijd nog iemand uit de buurt bellen.",
      ],
    },
    {
      heading: "Regels verschillen per gemeente",
      paragraphs: [
        "Andere pannen, een dakkapel of panelen mogen vaak zonder vergunning, maar niet overal. Bij een monument of in een beschermd stads- of dorpsgezicht gelden strengere regels. Doe daarom de vergunningcheck op omgevingsloket.nl, of bel uw gemeente. Daar hoort u ook of er subsidie is voor isolatie of een groen dak.",
      ],
    },
  ],
  services: [
    {
      slug: "dakinspectie",
      text: "Een goed begin als u niet weet wat er mis is. U hoort wat haast heeft en wat niet.",
    },
    {
      slug: "dakrenovatie",
      text: "Een heel dak vernieuwen is werk waarvoor een langere rit geen bezwaar is.",
    },
    {
      slug: "daklekkage",
      text: "Bel ons en vertel waar u woont. U weet dan snel hoe laat wij er kunnen zijn.",
    },
  ],
  benefits: [
    {
      title: "Gratis kijken, ook buiten het Gooi",
      text: "De inspectie en het advies kosten niets en verplichten u tot niets.",
    },
    {
      title: "Dezelfde garantie in het hele land",
      text: "Tot 15 jaar op het materiaal en op ons werk.",
    },
    {
      title: "Veilig op ieder dak",
      text: "Onze dakdekkers zijn VCA-gecertificeerd.",
    },
    {
      title: "Een reactie binnen 24 uur",
      text: "Ook als u ver van Hilversum woont.",
    },
  ],
  callToAction: {
    heading: "Vertel ons over uw dak",
    text: "Schrijf wat voor dak u heeft, wat u ziet en wat uw postcode is. Dan weten wij genoeg om te reageren.",
  },
};
