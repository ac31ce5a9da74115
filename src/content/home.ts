import type { HomeContent } from "./types";

/** The home page, /. Counters are fixed by the specification. */
export const home: HomeContent = {
  meta: {
    title: "Dakdekker uit Hilversum, actief in heel Nederland",
    description:
      "Dakdekker nodig? Wij repareren, vernieuwen en isoleren daken in heel Nederland. Gratis dakinspectie, 24/7 bereikbaar bij lekkage en tot 15 jaar garantie.",
  },
  hero: {
    heading: "Dakdekkers uit Hilversum, voor heel Nederland",
    intro:
      "Wij repareren, vernieuwen en isoleren schuine en platte daken. Eerst komen wij gratis kijken. Daarna weet u wat er moet gebeuren en wat kan wachten. Op uw aanvraag reageren wij binnen 24 uur.",
    quoteButton: "Gratis offerte aanvragen",
    emergencyButton: "Lekkage? Bel 24/7",
    assurances: ["Gratis dakinspectie", "VCA-gecertificeerde dakdekkers", "Tot 15 jaar garantie"],
  },
  services: {
    heading: "Waarmee kunnen wij u helpen?",
    intro:
      "Van één kapotte pan tot een heel nieuw dak. Weet u niet wat er aan de hand is? Dan zoeken wij dat gratis voor u uit.",
    slugs: [
      "dakrenovatie",
      "pannendaken",
      "daklekkage",
      "dakisolatie",
      "bitumen-dakbedekking",
      "dakonderhoud",
    ],
    allLink: "Alle diensten",
  },
  counters: {
    heading: "Ons werk in cijfers",
    items: [
      { value: 1250, suffix: "+", label: "Daken gerepareerd" },
      { value: 850, suffix: "+", label: "Tevreden klanten" },
      { value: 15, suffix: "+", label: "Dakdekkers" },
      { value: 975, suffix: "+", label: "Projecten voltooid" },
    ],
  },
  reasons: {
    heading: "Wat u van ons mag verwachten",
    intro: "Uw eigen dak ziet u bijna nooit van dichtbij. U moet dus kunnen vertrouwen op wie er wel komt.",
    items: [
      {
        title: "U ziet wat wij zien",
        text: "Van elke zwakke plek maken wij een foto. Daarmee leggen wij uit wat er aan de hand is. De inspectie en het advies zijn gratis en vrijblijvend.",
      },
      {
        title: "Reparatie als dat genoeg is",
        text: "Is de rest van uw dak nog goed, dan raden wij geen nieuw dak aan. Ook niet als u daar zelf om vroeg.",
      },
      {
        title: "Dag en nacht bereikbaar bij spoed",
        text: "Lekt het, dan belt u ons 24/7. Wij streven ernaar binnen enkele uren bij u te zijn.",
      },
      {
        title: "Veilig gewerkt, met garantie op papier",
        text: "Onze dakdekkers zijn VCA-gecertificeerd: zij hebben geleerd veilig te werken, ook op hoogte. Op materiaal en werk krijgt u tot 15 jaar garantie.",
      },
    ],
    link: "Meer over ons",
  },
  recentWork: {
    heading: "Recent werk",
    intro: "Een oud pannendak, een plat dak en een koude zolder. Zo hebben wij ze aangepakt.",
    items: [
      {
        title: "Dak van een herenhuis vernieuwd",
        text: "Het hout hersteld, nieuwe panlatten en de goede oude pannen terug op hun plek.",
        projectSlug: "utrecht-monumentaal-pannendak",
      },
      {
        title: "Plat dak van een bedrijfspand weer dicht",
        text: "Het water loopt nu naar de afvoer, over twee nieuwe lagen bitumen.",
        projectSlug: "rotterdam-plat-dak",
      },
      {
        title: "Jarendertigwoning geïsoleerd",
        text: "Isolatie van buitenaf, onder de pannen. Zo ging op zolder geen ruimte verloren.",
        projectSlug: "haarlem-dakisolatie",
      },
    ],
    link: "Bekijk alle projecten",
  },
  questions: {
    heading: "Veelgestelde vragen",
    intro: "Vier vragen die wij vaak krijgen. Staat de uwe er niet bij? Bel ons gerust.",
    items: [
      {
        question: "Hoe snel bent u er bij een lekkage?",
        answer:
          "Wij zijn 24/7 bereikbaar en streven ernaar binnen enkele uren bij u te zijn. Aan de telefoon hoort u hoe laat wij er kunnen zijn. Wat u intussen zelf veilig kunt doen, leest u bij [daklekkage](/daklekkage).",
      },
      {
        question: "Welke garantie krijg ik?",
        answer:
          "U krijgt tot 15 jaar garantie op materiaal en werk. De termijn hangt af van het soort werk en staat in uw offerte.",
      },
      {
        question: "Is de dakinspectie echt gratis?",
        answer:
          "Ja. De [inspectie](/dakinspectie) en het advies kosten niets en u zit nergens aan vast. Is uw dak in orde, dan zeggen wij dat ook.",
      },
      {
        question: "Werkt u ook bij mij in de buurt?",
        answer:
          "Ja, wij werken in heel Nederland, vanuit Hilversum. Bij [ons werkgebied](/werkgebied) leest u wat de afstand voor u betekent.",
      },
    ],
    link: "Alle vragen en antwoorden",
  },
  callback: {
    heading: "Liever gebeld worden?",
    intro:
      "Laat uw naam en telefoonnummer achter. Wij bellen u zo spoedig mogelijk terug. Lekt uw dak nu? Bel dan meteen ons spoednummer.",
    points: ["Het advies is gratis", "U zit nergens aan vast", "Wij bellen alleen over uw vraag"],
  },
};
