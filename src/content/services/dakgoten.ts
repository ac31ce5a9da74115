import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "dakgoten",
  name: "Dakgoten",
  order: 80,
  card: "Lekt de goot of stroomt hij over? Wij reinigen, solderen of vervangen goten en regenpijpen.",
  quoteOption: "dakgoten",
};

export const picture: PictureContent = {
  name: "dakgoten",
  alt: "Een zinken dakgoot met een regenpijp langs een muur van baksteen, onder donkere pannen.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Dakgoot repareren of vervangen: zink, koper, kunststof",
    description:
      "Stroomt uw dakgoot over of lekt een naad? Lees wat de oorzaak kan zijn, welke goot bij uw huis past en hoe wij hem herstellen of vervangen.",
  },
  heading: "Dakgoten reinigen, herstellen en vervangen",
  intro:
    "Een goede dakgoot valt niet op. Lekt hij of stroomt hij over, dan krijgen uw muren, houtwerk en fundering het regenwater.",
  picture,
  facts: [
    { label: "Materialen", value: "Zink, koper en kunststof" },
    { label: "Schoonmaken", value: "Eén of twee keer per jaar" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
    { label: "Inspectie", value: "Gratis en vrijblijvend" },
  ],
  about: {
    heading: "Welke goot heeft uw huis?",
    paragraphs: [
      "Er zijn twee soorten die u veel ziet. Een mastgoot is halfrond en hangt in beugels. Een bakgoot is hoekig en ligt vaak in een houten bak die met zink is bekleed. Via de regenpijp gaat het water naar beneden.",
      "Zink is sterk en gaat tientallen jaren mee als het schoon blijft. Kunststof is licht en goedkoop, maar wordt door zon en kou eerder bros. Koper houdt het heel lang uit, maar is duur en wordt weleens gestolen.",
    ],
  },
  signs: {
    heading: "Hieraan herkent u een slechte goot",
    intro: "Loop tijdens een flinke bui eens om uw huis en kijk omhoog.",
    items: [
      "Het water gutst over de rand.",
      "Een naad of hoek blijft na de bui druppelen.",
      "Op de muur lopen groene of natte strepen.",
      "De goot hangt door of is losgekomen van de gevel.",
      "De verf op het hout onder de goot bladdert af.",
    ],
  },
  steps: {
    heading: "Zo maken wij uw goot weer dicht",
    items: [
      {
        title: "De oorzaak zoeken",
        text: "Soms zit er alleen blad in de goot of in de pijp. Dan is schoonmaken genoeg.",
      },
      {
        title: "Repareren of vervangen",
        text: "Een open naad in zink solderen wij: met gesmolten tin maken wij de delen weer aan elkaar vast. Is het zink dun of vol gaatjes, dan is een nieuwe goot verstandiger.",
      },
      {
        title: "Op afschot hangen",
        text: "Een goot hoort licht af te lopen naar de regenpijp. Dat heet afschot. Lange zinken goten krijgen ook ruimte om uit te zetten als het warm is.",
      },
      {
        title: "Proef met water",
        text: "Waar het kan, laten wij tot slot water door de goot lopen. Zo controleren wij elke naad en de regenpijp.",
      },
    ],
  },
  expect: {
    heading: "Tijd, ruimte en de buren",
    paragraphs: [
      "Een kleine reparatie kost vaak een paar uur. Een nieuwe goot aan één kant van een rijtjeshuis hangt meestal in één tot twee dagen. Langs de gevel hebben wij plek nodig voor een ladder of steiger. Zet planten en tuinmeubels dus aan de kant.",
      "Bij rijtjeshuizen loopt de goot vaak door bij de buren. Overleg dan met hen: een naad op de grens is een zwakke plek en samen vervangen is soms voordeliger. Lengte, materiaal, hoogte en de staat van het hout bepalen de prijs.",
    ],
  },
  benefits: {
    heading: "Wat een goede goot voorkomt",
    items: [
      "Vochtige muren en loslatend stucwerk",
      "Rot in de houten gootbak en de dakrand",
      "Plassen en uitgespoelde grond langs uw gevel",
      "IJs op de stoep door een druppelende naad",
    ],
  },
  questions: [
    {
      question: "Mijn goot is schoon en stroomt toch over. Hoe kan dat?",
      answer:
        "Dan zit de regenpijp of de leiding in de grond misschien verstopt. Ook kan de goot scheef hangen of te klein zijn voor het dak. Wij zoeken uit wat het is.",
    },
    {
      question: "Kan een lekke zinken goot worden dichtgesmeerd?",
      answer:
        "Als noodoplossing wel. Onder zo’n laag blijft vaak vocht zitten, waardoor het zink ongemerkt verder slijt. Solderen houdt langer.",
    },
    {
      question: "Helpt een bladrooster?",
      answer:
        "Een beetje. Het houdt bladeren tegen, maar zand en mos komen er toch in. Af en toe schoonmaken blijft nodig. Dat kan samen met ander [dakonderhoud](/dakonderhoud).",
    },
  ],
  callToAction: {
    heading: "Druppelt uw goot of loopt hij over?",
    text: "Beschrijf kort wat u ziet. Wij komen gratis kijken en zeggen of repareren nog kan.",
  },
};
