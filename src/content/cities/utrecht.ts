import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "utrecht",
  name: "Utrecht",
  order: 40,
  province: "Utrecht",
  latitude: 52.0907,
  longitude: 5.1214,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker Utrecht: van werfkelder tot Leidsche Rijn",
    description:
      "Boven de werfkelders mag geen zware wagen rijden. Hoe vernieuwt u daar een dak? En wat past bij een huis in Lombok, Zuilen of Overvecht? Utrecht per wijk.",
  },
  heading: "Dakdekker in Utrecht, dicht bij huis",
  intro:
    "Onder de straten langs de Oudegracht liggen eeuwenoude kelders. Een nieuw dak begint daar dus beneden, met de vraag wat de straat kan dragen. In de andere wijken van Utrecht spelen weer andere dingen.",
  distance:
    "Utrecht ligt ongeveer 20 kilometer van Hilversum. Even komen kijken is zo gedaan, ook als u twijfelt of het ernstig is.",
  sections: [
    {
      heading: "Werken boven de werven",
      paragraphs: [
        "In straten met kwetsbare kelders mogen voertuigen niet zwaarder zijn dan 2 ton per as. Op onder meer de Oudegracht en de Nieuwegracht zijn vrachtauto’s verboden. Pannen en isolatie komen daar in kleine vrachten. De binnenstad is beschermd stadsgezicht, net als Utrecht-Oost rond het Wilhelminapark en Elinkwijk in Zuilen. Bij een monument vraagt u de gemeente om advies; voor andere huizen is er de vergunningcheck van het Omgevingsloket.",
      ],
    },
    {
      heading: "Drie tijden, drie daken",
      paragraphs: [
        "Lombok, Wittevrouwen en de Vogelenbuurt groeiden rond 1900. De huizen zijn smal en de zolder werd later slaapkamer, vaak zonder goede isolatie. Kanaleneiland en Overvecht zijn vooral van de jaren zestig, met veel platte daken. In Leidsche Rijn begon het bouwen eind jaren negentig. De oudste daken daar zijn nu ruim 25 jaar, een goed moment om ze te laten nakijken.",
      ],
    },
  ],
  services: [
    {
      slug: "dakisolatie",
      text: "Een zolderkamer in Lombok is ’s zomers heet en ’s winters koud. Isoleren van buitenaf spaart hoogte.",
    },
    {
      slug: "pannendaken",
      text: "In Wittevrouwen loopt het dakvlak vaak door bij de buren. De grens tussen twee daken vraagt precisie.",
    },
    {
      slug: "bitumen-dakbedekking",
      text: "Op daken uit de jaren zestig ligt soms laag op laag. Wij kijken of er nog een bij kan.",
    },
  ],
  benefits: [
    {
      title: "Afspraak over de aanvoer",
      text: "Woont u boven de kelders, dan bespreken wij vooraf hoe het materiaal bij u komt.",
    },
    {
      title: "Buren uit het Gooi",
      text: "Door de korte afstand is er bij een lek weinig reistijd. Wij streven naar hulp binnen enkele uren.",
    },
    {
      title: "Eén adres voor kap en goot",
      text: "Pannen, platte daken, isolatie, lood en goten: u hoeft niet met vijf partijen te bellen.",
    },
    {
      title: "Tot 15 jaar garantie",
      text: "Op het materiaal en op het werk van onze VCA-gecertificeerde dakdekkers.",
    },
  ],
  callToAction: {
    heading: "Zullen wij een keer langskomen?",
    text: "Noem uw wijk en het bouwjaar van uw huis. Wij inspecteren uw dak in Utrecht gratis.",
  },
};
