import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "dakinspectie",
  name: "Dakinspectie",
  order: 70,
  card: "Gratis en vrijblijvend. Wij bekijken uw dak van binnen en van buiten en leggen uit wat wij zien.",
  quoteOption: "dakinspectie",
};

export const picture: PictureContent = {
  name: "dakinspectie",
  alt: "Een ladder tegen de dakgoot, met zicht op rode pannen, een dakraam en de schoorsteen.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Gratis dakinspectie: weet hoe uw dak ervoor staat",
    description:
      "Wij bekijken uw dak gratis en vrijblijvend. Lees waar wij op letten, hoelang het duurt, hoe u zich voorbereidt en wat een inspectie niet is.",
  },
  heading: "Gratis dakinspectie met helder advies",
  intro:
    "Vanaf de straat ziet u maar een klein deel van uw dak. Wij bekijken ook de rest en vertellen u in gewone woorden wat wij vinden.",
  picture,
  facts: [
    { label: "Kosten", value: "Gratis" },
    { label: "Verplichting", value: "Geen" },
    { label: "Reactie op aanvraag", value: "Binnen 24 uur" },
    { label: "Werkgebied", value: "Heel Nederland" },
  ],
  about: {
    heading: "Waar kijken wij naar?",
    paragraphs: [
      "Wij beginnen binnen. Op zolder is vocht vaak het eerst te zien, aan kringen op het hout of aan natte isolatie. Ook voelen wij of het dakhout nog stevig is.",
      "Buiten controleren wij de pannen of de dakbedekking, de dakranden en de goten. De meeste aandacht gaat naar de aansluitingen. Dat zijn de plekken waar het dak een schoorsteen, muur, dakraam of pijp raakt. Juist daar beginnen veel lekken.",
    ],
  },
  signs: {
    heading: "Goede redenen om een dak te laten bekijken",
    intro: "Een inspectie is niet alleen voor een dak dat lekt. Laat ons ook komen als:",
    items: [
      "er na een storm misschien iets is losgekomen;",
      "u een vlek op het plafond ziet die langzaam groter wordt;",
      "u zonnepanelen wilt en niet weet of het dak nog lang meegaat;",
      "uw dak ouder is dan 25 jaar;",
      "u een huis heeft gekocht en het onderhoud wilt plannen.",
    ],
  },
  steps: {
    heading: "Zo verloopt de inspectie",
    items: [
      {
        title: "U vraagt de inspectie aan",
        text: "Schrijf kort wat voor dak u heeft en wat u opvalt. Wij bellen u om een dag te kiezen.",
      },
      {
        title: "Wij komen langs",
        text: "Onze dakdekkers zijn VCA-gecertificeerd: zij hebben geleerd veilig te werken, ook op hoogte. Van elke zwakke plek maken zij een foto.",
      },
      {
        title: "U krijgt uitleg",
        text: "Met de foto’s erbij bespreken wij wat goed is, wat aandacht vraagt en hoeveel haast dat heeft.",
      },
      {
        title: "U beslist",
        text: "Wilt u een prijs, dan maken wij een offerte. Wilt u niets laten doen, dan is dat ook goed.",
      },
    ],
  },
  expect: {
    heading: "Voorbereiding en grenzen",
    paragraphs: [
      "Het bezoek duurt meestal een halfuur tot een uur. Zorg dat wij op zolder kunnen komen en bij de dakrand. Weet u het bouwjaar of heeft u oude rekeningen van het dak, leg die dan klaar. Bij harde wind of gladheid kiezen wij een andere dag.",
      "Wij kijken zonder iets open te breken. Een gebrek dat diep verborgen zit, kunnen wij dus missen. Koopt u een huis, dan vervangt ons bezoek geen bouwkundige keuring. Die laat u doen door een onafhankelijke bouwkundige.",
    ],
  },
  benefits: {
    heading: "Wat u na afloop weet",
    items: [
      "Hoe uw dak er nu voor staat",
      "Welke gebreken snel hersteld moeten worden",
      "Welk onderhoud de komende jaren te verwachten is",
      "Of repareren nog zin heeft, of vernieuwen verstandiger is",
    ],
  },
  questions: [
    {
      question: "Waarom is de inspectie gratis?",
      answer:
        "Wij hopen dat u ons kiest als er werk nodig is. U bent dat nooit verplicht. Is uw dak in orde, dan zeggen wij dat ook.",
    },
    {
      question: "Mijn dak lekt op dit moment. Vraag ik een inspectie aan?",
      answer:
        "Nee, bel dan meteen. Op de pagina [daklekkage](/daklekkage) leest u wat u intussen zelf kunt doen.",
    },
    {
      question: "Kunt u zien of er asbest in mijn dak zit?",
      answer:
        "Wij kunnen zeggen of een materiaal verdacht is. Zekerheid geeft alleen een monster dat in een laboratorium is onderzocht.",
    },
    {
      question: "Moet ik erbij zijn?",
      answer: "Graag wel, want wij willen ook binnen kijken. En u kunt dan meteen uw vragen stellen.",
    },
  ],
  callToAction: {
    heading: "Plan uw gratis dakinspectie",
    text: "Vul het formulier in en vertel wat u wilt weten. Wij reageren binnen 24 uur.",
  },
};
