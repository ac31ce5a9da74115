import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "den-haag",
  name: "Den Haag",
  order: 30,
  province: "Zuid-Holland",
  latitude: 52.0799,
  longitude: 4.3113,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker Den Haag en Scheveningen: dak aan zee",
    description:
      "Zeewind, zout en zinken goten vragen in Den Haag om extra aandacht. Lees wat u zelf kunt zien en wat in een beschermde wijk mag.",
  },
  heading: "Dakdekker in Den Haag en Scheveningen",
  intro:
    "Hoe dichter bij het strand, hoe meer een dak te verduren krijgt. In Scheveningen jaagt de wind zand en zout onder de pannen en tegen het zink. Dieper in de stad speelt vooral de leeftijd: veel Haagse huizen zijn ruim een eeuw oud.",
  distance:
    "Wij rijden ongeveer 80 kilometer, van Hilversum naar de kust. Bij storm bellen veel mensen tegelijk. Zeg daarom of het water al binnenkomt.",
  sections: [
    {
      heading: "Herenhuis, dakrand en portiekflat",
      paragraphs: [
        "Het Belgisch Park en het Statenkwartier groeiden vanaf het einde van de negentiende eeuw. Daar staan hoge huizen met dakkapellen en veel lood en zink. In de jaren twintig kwam de Nieuwe Haagse School op: strakke baksteen, vaak met een plat dak en een brede dakrand. Lekt zo’n rand, dan rot het hout vanbinnen. In Zuidwest, zoals in Moerwijk en Morgenstond, staan veel portiekflats van na de oorlog.",
      ],
    },
    {
      heading: "Verbouwen in een beschermde wijk",
      paragraphs: [
        "Onder meer het centrum, het Statenkwartier en het Belgisch Park zijn rijksbeschermd stadsgezicht. Een dakkapel of panelen aan de straatkant mogen daar niet zomaar. Kijk vooraf in het Omgevingsloket, en bel bij een monument eerst de gemeente. Klein herstel met hetzelfde materiaal, in dezelfde vorm en kleur, kan meestal zonder vergunning.",
      ],
    },
  ],
  services: [
    {
      slug: "daklekkage",
      text: "Na een westerstorm komt water binnen waar pannen zijn verschoven of lood is opgewaaid.",
    },
    {
      slug: "dakgoten",
      text: "Zout tast zink en stalen beugels sneller aan. Naden en bevestiging vragen aan zee vaker controle.",
    },
    {
      slug: "dakonderhoud",
      text: "Stuifzand blijft liggen achter brede dakranden en stopt de afvoer. Op tijd schoonmaken helpt.",
    },
  ],
  benefits: [
    {
      title: "Oog voor randen en nok",
      text: "Stormschade begint vaak aan de buitenkant van het dakvlak. Daar kijken wij het langst.",
    },
    {
      title: "Eerlijk, ook als er niets is",
      text: "Inspectie en advies zijn gratis. Is uw dak goed, dan zeggen wij dat.",
    },
    {
      title: "Veilig op hoog en steil",
      text: "Een herenhuis met torentje vraagt om veilig werken. Onze dakdekkers zijn VCA-gecertificeerd.",
    },
    {
      title: "Spoed in het stormseizoen",
      text: "Wij zijn dag en nacht bereikbaar en proberen er bij een lek binnen enkele uren te zijn.",
    },
  ],
  callToAction: {
    heading: "Heeft de zeewind uw dak geraakt?",
    text: "Beschrijf wat u ziet en hoe ver u van zee woont. Wij komen kijken en leggen uit wat haast heeft.",
  },
};
