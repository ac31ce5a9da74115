import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "apeldoorn",
  name: "Apeldoorn",
  order: 110,
  province: "Gelderland",
  latitude: 52.2112,
  longitude: 5.9699,
};

export const page: CityPage = {
  meta: {
    title: "Blad, mos en oude villa’s: dakdekker in Apeldoorn",
    description:
      "Veluws groen betekent blad en mos op uw dak. Over villa’s in De Parken, woonerven in De Maten en wat wij in Apeldoorn wel en niet doen.",
  },
  heading: "Dakdekker in Apeldoorn, onder de bomen",
  intro:
    "In Apeldoorn staan de bomen vaak dicht op het dak. Dat is mooi, maar naalden en blad vullen de goot en aan de schaduwkant groeit mos. Onderhoud begint hier vaak met een bezem.",
  distance:
    "Over de A1 is het ongeveer 65 kilometer van Hilversum naar Apeldoorn. Onderhoud laat zich goed plannen na de bladval, een lek natuurlijk niet.",
  sections: [
    {
      heading: "Villa’s met elk een eigen dak",
      paragraphs: [
        "De Parken is tussen ongeveer 1880 en 1920 gebouwd en sinds 2005 rijksbeschermd stadsgezicht. De meeste villa’s zijn apart ontworpen, met serres, veranda’s, torentjes en veel houtwerk. Zo’n dak telt veel hoeken waar lood of zink het water moet keren. De Indische Buurt, de Metaalbuurt en Hoog Soeren zijn door de gemeente beschermd. Bij de gemeente hoort u welke pan of kleur daar past.",
      ],
    },
    {
      heading: "Kerschoten, De Maten en riet",
      paragraphs: [
        "Kerschoten kwam vanaf 1958, in ruim groen. De Maten volgde in 1972 met woonerven, waar daken in kleine groepjes verspringen. Wie daar de eerste pannen nog heeft, mag ze laten beoordelen. Ziet u in de dorpen en villabuurten een rieten kap: dat is een vak apart en hoort niet bij onze diensten. Vraag daarvoor een rietdekker. Aansluitende goten en platte delen doen wij wel.",
      ],
    },
  ],
  services: [
    {
      slug: "dakonderhoud",
      text: "Mos en naalden weghalen, losse pannen vastzetten en goten leegmaken: hier geen overbodige luxe.",
    },
    {
      slug: "dakgoten",
      text: "Een bakgoot onder een beuk of den raakt elk najaar vol. Bevriest het water dat blijft staan, dan gaan de naden open.",
    },
    {
      slug: "pannendaken",
      text: "Betonpannen uit de jaren zeventig, zoals in De Maten, zijn aan het eind van hun levensduur.",
    },
  ],
  benefits: [
    {
      title: "Rustig met oude details",
      text: "Houtsnijwerk en siergoten zijn kwetsbaar. Wij bespreken vooraf wat blijft en wat wordt nagemaakt.",
    },
    {
      title: "Duidelijk over wat wij niet doen",
      text: "Geen riet, geen boomwerk. Wel pannen, zink, lood, isolatie en platte daken.",
    },
    {
      title: "Gratis na de bladval",
      text: "Een inspectie kost niets. In de late herfst ziet u meteen hoe uw afvoer het doet.",
    },
    {
      title: "Boomtak op het dak?",
      text: "Bel ons, ook ’s nachts. Wij streven ernaar binnen enkele uren te komen.",
    },
  ],
  callToAction: {
    heading: "Hoeveel groen ligt er op uw dak?",
    text: "Vraag een vrijblijvende inspectie in Apeldoorn aan. Wij antwoorden binnen 24 uur.",
  },
};
