import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "pannendaken",
  name: "Pannendaken",
  order: 20,
  card: "Eén kapotte pan, een losse nok of een heel nieuw pannendak van keramiek of beton.",
  quoteOption: "pannendak",
};

export const picture: PictureContent = {
  name: "pannendaken",
  alt: "Rode dakpannen van dichtbij, rij boven rij, met hier en daar wat mos.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Pannendak repareren of vernieuwen: keramiek of beton",
    description:
      "Hoelang gaan dakpannen mee, waaraan ziet u schade en hoe leggen wij een nieuw pannendak? Met uitleg over keramische pannen en betonpannen.",
  },
  heading: "Pannendak herstellen of nieuw laten leggen",
  intro:
    "Onder pannen die goed liggen, blijft uw huis lang droog. Wij vervangen losse pannen, herstellen de nok (de bovenste rand) of leggen een heel nieuw dak.",
  picture,
  facts: [
    { label: "Keramische pannen", value: "Tot 100 jaar" },
    { label: "Betonpannen", value: "30 tot 50 jaar" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
  ],
  about: {
    heading: "Keramiek of beton: wat ligt er op uw dak?",
    paragraphs: [
      "Keramische pannen zijn gebakken van klei. Ze kunnen tot 100 jaar meegaan. Betonpannen zijn meestal goedkoper en gaan 30 tot 50 jaar mee. Hun oppervlak wordt met de jaren ruwer. Daardoor krijgt mos er sneller vat op.",
      "Onder de pannen liggen nog meer lagen. De pannen hangen aan panlatten, die van links naar rechts lopen. Daaronder zitten tengels: smalle latten van boven naar beneden. Zo kan regen of stuifsneeuw die toch onder de pannen komt, naar de goot lopen. De onderste laag is het dakbeschot, de houten plaat die u op zolder vaak ziet.",
    ],
  },
  signs: {
    heading: "Zo ziet u dat uw pannendak aandacht nodig heeft",
    intro: "Kijk vanaf de straat, de tuin of door een zolderraam. Ga niet zelf het dak op.",
    items: [
      "Er liggen stukken pan op de grond of in de goot.",
      "Pannen zijn gebarsten, verschoven of verdwenen.",
      "De nokpannen, helemaal bovenaan, liggen los.",
      "Er vallen brokjes cement van de nok.",
      "Het hout op zolder heeft donkere, vochtige plekken.",
    ],
  },
  steps: {
    heading: "Zo leggen wij een nieuw pannendak",
    items: [
      {
        title: "Pan kiezen",
        text: "Wij kijken hoe steil uw dak is, welk gewicht het kan dragen en wat bij de buurhuizen past. Daarna kiest u het model en de kleur.",
      },
      {
        title: "Oude lagen eraf",
        text: "De pannen en versleten latten gaan eraf. Nu zien wij of het hout gezond is. Moet er meer gebeuren, dan overleggen wij eerst met u.",
      },
      {
        title: "Folie en latten",
        text: "Er komt een folie die regen tegenhoudt en vocht uit huis doorlaat. Daarop komen nieuwe tengels en panlatten.",
      },
      {
        title: "Leggen en vastzetten",
        text: "Wij leggen de pannen en zetten ze met haken vast tegen de wind. Tot slot maken wij de nok, de randen en de aansluiting op de schoorsteen dicht.",
      },
    ],
  },
  expect: {
    heading: "Waar u rekening mee kunt houden",
    paragraphs: [
      "Een paar pannen vervangen lukt meestal binnen een dag. Een heel dak duurt al snel een week of langer, en dan is een steiger nodig. Maak een strook langs de gevel vrij en zet uw auto even verderop.",
      "Voor de kosten kijken wij naar de grootte van het dak en het soort pan. Veel hoeken of dakramen geven meer werk.",
    ],
  },
  benefits: {
    heading: "Waarom pannen een goede keuze zijn",
    items: [
      "Een lange levensduur, zeker bij keramiek",
      "Kapotte pannen zijn los te vervangen",
      "Lucht onder de pannen helpt het hout droog te blijven",
      "Tot 15 jaar garantie op materiaal en werk",
    ],
  },
  questions: [
    {
      question: "Is mos op mijn pannen slecht?",
      answer:
        "Niet meteen. Mos houdt wel vocht vast en kan de goot verstoppen. Bij [dakonderhoud](/dakonderhoud) halen wij het voorzichtig weg.",
    },
    {
      question: "Kunnen mijn zonnepanelen blijven liggen?",
      answer:
        "Niet op het deel waar wij werken. Een installateur haalt ze tijdelijk weg en legt ze later terug. Noem de panelen in uw aanvraag, dan plannen wij dat mee.",
    },
    {
      question: "Er zitten vogels of vleermuizen onder de pannen. Wat nu?",
      answer:
        "Meld dit voordat het werk begint. Huismussen, gierzwaluwen en vleermuizen zijn beschermd. Soms is eerst onderzoek nodig, of moet het werk in een andere tijd van het jaar.",
    },
    {
      question: "Mijn dak is bijna vlak. Kunnen er pannen op?",
      answer:
        "Elke pan heeft een minimale helling nodig. Is uw dak te vlak, dan past een laag van [bitumen of rubber](/bitumen-dakbedekking) beter.",
    },
  ],
  callToAction: {
    heading: "Losse pan of heel dak?",
    text: "Vertel ons wat u ziet. Wij reageren binnen 24 uur op uw aanvraag en komen gratis kijken.",
  },
};
