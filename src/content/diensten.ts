import type { ServicesOverviewContent } from "./types";

/** The overview of all services, /diensten. */
export const servicesOverview: ServicesOverviewContent = {
  meta: {
    title: "Alle diensten voor uw dak op een rij",
    description:
      "Ons werk aan schuine en platte daken: van lekkage en onderhoud tot isolatie en een nieuw dak. Kies wat bij uw situatie past.",
  },
  heading: "Al ons werk aan daken",
  intro:
    "Wij werken aan schuine en platte daken, van één losse pan tot een heel nieuw dak. Weet u niet wat u nodig heeft? Onder aan deze pagina kiest u op wat u ziet. Bellen mag ook.",
  guide: {
    heading: "Wat ziet u aan uw dak?",
    items: [
      { symptom: "Een vochtplek op het plafond", serviceSlug: "daklekkage" },
      { symptom: "Gebroken of verschoven dakpannen", serviceSlug: "pannendaken" },
      { symptom: "Blazen, scheuren of plassen op een plat dak", serviceSlug: "bitumen-dakbedekking" },
      { symptom: "Een koude zolder en hoge stookkosten", serviceSlug: "dakisolatie" },
      { symptom: "Mos op de pannen of bladeren in de goot", serviceSlug: "dakonderhoud" },
      { symptom: "Water dat over de goot of langs de muur loopt", serviceSlug: "dakgoten" },
      { symptom: "Een dak van 25 jaar of ouder met steeds nieuwe gebreken", serviceSlug: "dakrenovatie" },
      { symptom: "Een dak waarvan u niet weet hoe goed het nog is", serviceSlug: "dakinspectie" },
    ],
  },
  callToAction: {
    heading: "Weet u nog niet wat uw dak nodig heeft?",
    text: "Wij komen gratis kijken en vertellen wat wij zien. Daarna beslist u of u iets wilt laten doen.",
  },
};
