import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "breda",
  name: "Breda",
  order: 90,
  province: "Noord-Brabant",
  latitude: 51.5888,
  longitude: 4.7759,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Dak vernieuwen of isoleren in Breda: dakdekker per wijk",
    description:
      "Oude panden aan de Haagdijk, herenhuizen aan de singels en puntdaken in het Heuvelkwartier. Wat uw dak in Breda nodig heeft, leest u hier.",
  },
  heading: "Dakdekker in Breda",
  intro:
    "Breda was eeuwenlang een vesting, en bouwde pas buiten de wallen toen die verdwenen. Zo kwam er een ring van herenhuizen om de oude kern, met Ginneken als dorp aan de zuidkant. Elke ring heeft een ander dak.",
  distance:
    "De A27 loopt van Hilversum rechtstreeks naar Breda, ongeveer 90 kilometer. Voor een klus van enkele dagen is dat geen bezwaar. Bij klein werk vragen wij soms wat geduld.",
  sections: [
    {
      heading: "Eén groot beschermd gebied",
      paragraphs: [
        "De binnenstad en Ginneken zijn beschermde gezichten. Sinds 2013 horen ook de straten ertussen erbij, uit de jaren 1850 tot 1940. Dat betekent niet dat uw huis een monument is. Wel let de gemeente op wat vanaf de straat te zien is. De vergunningcheck op omgevingsloket.nl geeft een eerste antwoord. Een pand aan de Haagdijk heeft vaak een kap vooraan en platte daken op de uitbouwen erachter.",
      ],
    },
    {
      heading: "Baksteen met een puntdak",
      paragraphs: [
        "Belcrum is vooral in de jaren dertig gebouwd. Na de oorlog kwam het Heuvelkwartier, bakstenen rijtjes met pannen in een dorpse opzet. Die wijk hoort bij de dertig wederopbouwgebieden die het Rijk van nationaal belang vindt. Een afwijkende pan valt er direct op. De Haagse Beemden volgden vanaf eind jaren zeventig en daar komt nu het eerste grote dakwerk in zicht.",
      ],
    },
  ],
  services: [
    {
      slug: "dakrenovatie",
      text: "Voor de Haagse Beemden, waar pannen en folie uit dezelfde jaren samen op leeftijd komen.",
    },
    {
      slug: "dakonderhoud",
      text: "Aan de singels staan grote bomen voor de deur. Hun blad komt elk najaar in de goot terecht.",
    },
    {
      slug: "dakisolatie",
      text: "In Belcrum werd zonder isolatie gebouwd. Vanbinnen isoleren laat het dakbeeld van de straat heel.",
    },
  ],
  benefits: [
    {
      title: "Passend in het rijtje",
      text: "Wij vergelijken vorm en kleur met de huizen naast u voordat u een pan kiest.",
    },
    {
      title: "Advies zonder rekening",
      text: "De eerste inspectie is gratis, ook als u alleen wilt weten of wachten verstandig is.",
    },
    {
      title: "Eerst helder, dan aan de slag",
      text: "Op uw aanvraag reageren wij binnen 24 uur.",
    },
    {
      title: "Storm over West-Brabant",
      text: "Onze spoedlijn is altijd open. Ons streven is om binnen enkele uren bij een lek te zijn.",
    },
  ],
  callToAction: {
    heading: "Kern, singel of buitenwijk?",
    text: "Laat weten waar in Breda u woont en wat u ziet. U hoort ook wanneer u beter eerst de gemeente belt.",
  },
};
