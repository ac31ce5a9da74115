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
    picture: {
      name: "home",
      alt: "Een rood pannendak in de avondzon, met een gemetselde schoorsteen en een dakraam.",
      impression: true,
    },
  },
  services: {
    heading: "Waarmee kunnen wij u helpen?",
    intro:
      "Van één kapotte pan tot een heel nieuw dak. Weet u niet wat er aan de hand is? Dan zoeken wij dat gratis voor u uit.",
    items: [
      {
        slug: "dakrenovatie",
        picture: {
          name: "home-dakrenovatie",
          alt: "Panlatten op nieuwe folie, met stapels donkere dakpannen die nog gelegd worden.",
          impression: true,
        },
      },
      {
        slug: "pannendaken",
        picture: {
          name: "home-pannendaken",
          alt: "De nok van een oranje pannendak tegen een blauwe lucht.",
          impression: true,
        },
      },
      {
        slug: "daklekkage",
        picture: {
          name: "home-daklekkage",
          alt: "Een weggeschoven dakpan met een donker gat eronder, op een bemost en nat dak.",
          impression: true,
        },
      },
      {
        slug: "dakisolatie",
        picture: {
          name: "home-dakisolatie",
          alt: "De rand van een dak in aanbouw, met een dikke laag isolatie onder de panlatten.",
          impression: true,
        },
      },
      {
        slug: "bitumen-dakbedekking",
        picture: {
          name: "home-bitumen-dakbedekking",
          alt: "Rollen bitumen en een gasfles op een plat dak met een nieuwe eerste laag.",
          impression: true,
        },
      },
      {
        slug: "dakonderhoud",
        picture: {
          name: "home-dakonderhoud",
          alt: "Een dakgoot vol herfstbladeren onder een rand van rode dakpannen.",
          impression: true,
        },
      },
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
        text: "Leien en lood aan de voorkant hersteld, de goede oude pannen erachter terug op nieuwe latten.",
        projectSlug: "utrecht-monumentaal-pannendak",
        picture: {
          name: "werk-herenhuis",
          alt: "Het leien dak van een herenhuis, met drie dakkapellen en een witte gootlijst.",
          impression: true,
        },
      },
      {
        title: "Plat dak van een bedrijfspand weer dicht",
        text: "Het water loopt nu naar de afvoer, over twee nieuwe lagen bitumen.",
        projectSlug: "rotterdam-plat-dak",
        picture: {
          name: "werk-bedrijfspand",
          alt: "Een nat plat dak met lichtkoepels en een metalen rand, onder een grijze lucht.",
          impression: true,
        },
      },
      {
        title: "Jarendertigwoning geïsoleerd",
        text: "Isolatie van buitenaf, onder de pannen. Zo ging op zolder geen ruimte verloren.",
        projectSlug: "haarlem-dakisolatie",
        picture: {
          name: "werk-isolatie",
          alt: "Een huis waarvan het halve dak kaal ligt: op het hout komen witte isolatieplaten.",
          impression: true,
        },
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
