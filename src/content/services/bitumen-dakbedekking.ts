import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "bitumen-dakbedekking",
  name: "Bitumen Dakbedekking",
  order: 30,
  card: "Voor het platte dak van uw huis, aanbouw, garage of bedrijf. Met bitumen of met EPDM-rubber.",
  quoteOption: "bitumen",
};

export const picture: PictureContent = {
  name: "bitumen-dakbedekking",
  alt: "Een rol bitumen en een gasbrander op een plat dak, bij een naad die net dicht is.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Bitumen dakbedekking of EPDM voor uw platte dak",
    description:
      "Wat is het verschil tussen bitumen en EPDM, hoelang gaan ze mee en wanneer is uw platte dak versleten? Uitleg over aanpak, duur en prijs.",
  },
  heading: "Bitumen dakbedekking voor platte daken",
  intro:
    "Op een plat dak loopt regen langzaam weg, dus elke naad en rand moet dicht zijn. Wij repareren en vernieuwen platte daken met bitumen of EPDM.",
  picture,
  facts: [
    { label: "Levensduur bitumen", value: "25 tot 30 jaar" },
    { label: "Levensduur EPDM", value: "Tot 50 jaar" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
    { label: "Geschikt voor", value: "Woning, aanbouw, garage en bedrijf" },
  ],
  about: {
    heading: "Wat is bitumen en wat is EPDM?",
    paragraphs: [
      "Bitumen is een taai, zwart materiaal dat van aardolie wordt gemaakt. Het komt als rol op het dak. Met warmte smelten wij de banen aan elkaar, meestal in twee lagen. Op de bovenste laag zitten vaak fijne steentjes, als bescherming tegen de zon. Zo’n dak gaat 25 tot 30 jaar mee.",
      "EPDM is een soort rubber. Het wordt in grote stukken gelegd en heeft daardoor weinig naden. EPDM kan tot 50 jaar meegaan. Heeft uw dak veel hoeken en pijpen, dan is bitumen vaak handiger. Wij leggen u beide keuzes voor.",
    ],
  },
  signs: {
    heading: "Wanneer is een plat dak versleten?",
    intro: "Kijk door een raam boven het platte dak, en kijk ook binnen naar het plafond:",
    items: [
      "Er zitten blazen of plooien in de dakbedekking.",
      "Er zijn scheurtjes te zien of een naad staat open.",
      "De fijne steentjes spoelen weg naar de afvoer.",
      "Plassen blijven dagenlang staan.",
      "Het plafond onder het dak krijgt een bruine kring.",
    ],
  },
  steps: {
    heading: "Zo pakken wij uw platte dak aan",
    items: [
      {
        title: "Kijken wat eronder zit",
        text: "Wij controleren naden, randen en afvoer. Soms maken wij een klein proefgat om te zien of de lagen eronder droog zijn. Dat gat gaat meteen weer dicht.",
      },
      {
        title: "Eroverheen of eraf",
        text: "Is de oude laag droog en zit hij goed vast, dan kan de nieuwe er soms overheen. Natte lagen moeten altijd weg.",
      },
      {
        title: "Leggen",
        text: "Eerst maken wij de ondergrond schoon en droog. Dan volgen de banen en de opstanden: de stroken die tegen de muur omhooglopen.",
      },
      {
        title: "Nalopen",
        text: "Wij controleren elke naad en kijken of het water goed wegloopt.",
      },
    ],
  },
  expect: {
    heading: "Duur, geur en veiligheid",
    paragraphs: [
      "Het dak van een garage of aanbouw is vaak in één of twee dagen klaar. Wij hebben droog weer nodig, dus de planning kan verschuiven. Tijdens het smelten ruikt u het bitumen. Houd de ramen dan dicht.",
      "Werken met een brander vraagt aandacht. Bij hout en andere brandbare randen gebruiken wij daarom een manier zonder open vlam. De prijs volgt uit het oppervlak, het aantal hoeken en pijpen, de oude lagen die weg moeten en eventuele isolatie.",
    ],
  },
  benefits: {
    heading: "Voordelen van nieuwe dakbedekking",
    items: [
      "Eén dicht geheel, ook rond pijpen en lichtkoepels",
      "Kleine schade is later op de plek zelf te herstellen",
      "Isolatie kan er meteen onder",
      "Tot 15 jaar garantie op materiaal en werk",
    ],
  },
  questions: [
    {
      question: "Is een plas op mijn dak erg?",
      answer:
        "Een dunne plas na een bui is normaal. Blijft het water dagen staan, dan slijt het dak sneller. Een betere afvoer of meer afschot helpt dan vaak. Afschot is een lichte helling naar de afvoer.",
    },
    {
      question: "Kan het dak meteen geïsoleerd worden?",
      answer:
        "Ja. De isolatie komt dan tussen het dakhout of beton en de nieuwe dakbedekking. Meer hierover leest u bij [dakisolatie](/dakisolatie).",
    },
    {
      question: "Werkt u ook in de winter?",
      answer:
        "Vaak wel. Bij regen, ijs of strenge vorst wachten wij, want dan hecht de dakbedekking niet goed.",
    },
  ],
  callToAction: {
    heading: "Wilt u weten hoe uw platte dak eraan toe is?",
    text: "Wij inspecteren het gratis en zeggen u of een reparatie genoeg is of dat vernieuwen verstandiger is.",
  },
};
