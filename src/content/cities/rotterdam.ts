import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "rotterdam",
  name: "Rotterdam",
  order: 20,
  province: "Zuid-Holland",
  latitude: 51.9225,
  longitude: 4.4792,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Platte daken in Rotterdam: dakdekker voor huis en bedrijf",
    description:
      "Na 1940 koos Rotterdam voor het platte dak. Wat betekent dat voor uw dakbedekking, een groen dak of panelen? En waar liggen nog pannen?",
  },
  heading: "Dakdekker in Rotterdam, stad van platte daken",
  intro:
    "Na het bombardement van mei 1940 bouwde Rotterdam zijn centrum opnieuw, en het platte dak hoorde daarbij. Wie hier een dak heeft, let dus vooral op naden, randen en afvoeren. Maar er zijn ook wijken vol pannen.",
  distance:
    "Van Hilversum naar Rotterdam is het ongeveer 75 kilometer. Bij spoed zeggen wij eerlijk hoe laat wij er kunnen zijn, want op de A20 staat het vaak vast.",
  sections: [
    {
      heading: "Voor en na 1940",
      paragraphs: [
        "Het centrum is grotendeels van na de oorlog. Historisch Delfshaven bleef staan, met oude huizen onder pannen. Blijdorp en Bergpolder kwamen in de jaren dertig: gesloten blokken met etagewoningen, sinds 2014 beschermd stadsgezicht. Op Zuid ligt tuindorp Vreewijk, in 1916 begonnen, met lage huizen en schuine daken. Ook daar is een groot deel beschermd; vraag de gemeente wat u aan de buitenkant mag wijzigen.",
      ],
    },
    {
      heading: "Groen, water en zon op het dak",
      paragraphs: [
        "De gemeente moedigt aan dat platte daken meer doen: planten dragen, regen opvangen, stroom maken. Op de Doelen en de Peperklip ligt al groen. Bij u kan het alleen als de constructie het gewicht aankan en de dakbedekking nog lang meegaat. Wij beoordelen dat laatste; over het gewicht gaat een constructeur. Wilt u op het dak zitten, dan kan een vergunning nodig zijn; kijk in het Omgevingsloket.",
      ],
    },
  ],
  services: [
    {
      slug: "bitumen-dakbedekking",
      text: "Groen of panelen op een versleten laag is dubbel werk. Vernieuw daarom eerst wat eronder ligt.",
    },
    {
      slug: "dakonderhoud",
      text: "Langs de Nieuwe Maas krijgt de wind vat op losse dakranden.",
    },
    {
      slug: "pannendaken",
      text: "In Vreewijk vormt een hele rij huizen één dakbeeld. Nieuwe pannen moeten daarin passen.",
    },
  ],
  benefits: [
    {
      title: "Weten voor u investeert",
      text: "De inspectie is gratis. U hoort of uw dakbedekking groen of panelen nog waard is.",
    },
    {
      title: "Ook voor uw bedrijfspand",
      text: "Wij doen ook daken van winkels, kantoren en loodsen.",
    },
    {
      title: "Garantie op laag en uitvoering",
      text: "Tot 15 jaar, op het materiaal en op ons werk.",
    },
    {
      title: "Hoosbui op een plat dak",
      text: "Staat het water binnen, bel dan 24/7. Ons streven: binnen enkele uren bij u.",
    },
  ],
  callToAction: {
    heading: "Plannen met uw Rotterdamse dak?",
    text: "Vertel ons wat het dak voor u moet doen: alleen droog blijven, of ook groen of zon. U hoort binnen 24 uur van ons.",
  },
};
