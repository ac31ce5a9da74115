import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "nijmegen",
  name: "Nijmegen",
  order: 100,
  province: "Gelderland",
  latitude: 51.8469,
  longitude: 5.8637,
};

export const page: CityPage = {
  meta: {
    title: "Lekt uw dak op de helling? Dakdekker voor Nijmegen",
    description:
      "Huizen op een helling, een centrum van na 1944 en statige straten van rond 1900. Zo verschilt dakwerk in Nijmegen van straat tot straat.",
  },
  heading: "Dakdekker in Nijmegen",
  intro:
    "Nijmegen ligt op de rand van een stuwwal. Straten lopen er steil af naar de Waal, en een rij huizen daalt mee. Zo ontstaan er trapjes tussen de daken, en elk trapje is een plek waar water kan binnendringen.",
  distance:
    "Reken op ongeveer 85 kilometer tussen Hilversum en Nijmegen. Bij een noodgeval noemen wij u een tijd waarin de bruggen over Rijn en Waal zijn meegeteld.",
  sections: [
    {
      heading: "Wat bleef en wat nieuw werd",
      paragraphs: [
        "Op 22 februari 1944 trof een bombardement de binnenstad, en in september volgde nieuwe verwoesting. Het centrum is daarna herbouwd, met kunst aan veel gevels. Een deel van die panden is nu gemeentelijk monument. De Benedenstad werd vooral later vernieuwd. Buiten het centrum bleef de ring uit de negentiende eeuw grotendeels staan; die is sinds 2013 rijksbeschermd. Een gesprek met de gemeente hoort daar bij elk zichtbaar dakplan.",
      ],
    },
    {
      heading: "Hoogte, helling en pannen",
      paragraphs: [
        "In Nijmegen-Oost en Bottendaal staan huizen van rond 1900 schouder aan schouder. Waar het ene dak boven het andere uitsteekt, zit lood in de muur. Dat lood kan met de jaren scheuren of zakken. Een ladder op een hellende stoep is geen goed idee. Dukenburg en Lindenholt zijn vanaf de jaren zestig gebouwd op vlak terrein.",
      ],
    },
  ],
  services: [
    {
      slug: "dakinspectie",
      text: "Vocht hoog in een scheidingsmuur komt vaak van het buurdak. Wij kijken naar allebei de kanten.",
    },
    {
      slug: "pannendaken",
      text: "Op hoge huizen aan de helling vangen de bovenste pannen en de nok veel wind.",
    },
    {
      slug: "daklekkage",
      text: "Loslatend lood tussen twee hoogtes geeft een lek dat met de windrichting komt en gaat.",
    },
  ],
  benefits: [
    {
      title: "Steiger in plaats van lef",
      text: "Onze dakdekkers zijn VCA-gecertificeerd. Ook in een steile straat gaat een veilige opstelling voor.",
    },
    {
      title: "Oorzaak voor oplossing",
      text: "Bij de gratis inspectie zoeken wij waar het water begint, niet alleen waar u het ziet.",
    },
    {
      title: "Garantie op het herstel",
      text: "Afhankelijk van het werk loopt die tot 15 jaar, voor materiaal en uitvoering.",
    },
    {
      title: "Dag en nacht aan de telefoon",
      text: "Wij zijn 24/7 bereikbaar en streven naar hulp binnen enkele uren.",
    },
  ],
  callToAction: {
    heading: "Woont u boven, onder of ertussenin?",
    text: "Beschrijf uw dak en dat van de buren. Dan bereiden wij ons bezoek aan Nijmegen goed voor.",
  },
};
