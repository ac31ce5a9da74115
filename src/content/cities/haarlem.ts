import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "haarlem",
  name: "Haarlem",
  order: 120,
  province: "Noord-Holland",
  latitude: 52.3811,
  longitude: 4.6369,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Jarendertigdak of Vijfhoek: dakdekker in Haarlem",
    description:
      "Een jarendertigdak in Haarlem-Noord isoleren, een goot in de Vijfhoek herstellen of een flat in Schalkwijk nakijken? Lees waar u op moet letten.",
  },
  heading: "Dakdekker in Haarlem",
  intro:
    "Haarlem is een stad van kappen. In het oude centrum staan ze dicht opeen boven smalle straten, in Noord vormen ze lange rijen met voortuinen. Op veel kappen liggen pannen van gebakken klei, en die houden het lang vol als de laag eronder meewerkt.",
  distance:
    "Haarlem ligt aan de andere kant van Amsterdam, ongeveer 50 kilometer van Hilversum. In de spits duurt de rit langer; dat hoort u eerlijk als u met spoed belt.",
  sections: [
    {
      heading: "Vier beschermde stadsgezichten",
      paragraphs: [
        "Het centrum, Zuid, Zuid-West en sinds 2016 ook Noord zijn beschermd stadsgezicht. Noord omvat buurten uit de jaren 1880 tot 1940. Een dakkapel of panelen aan de straat vragen daar om overleg met de gemeente en soms een vergunning. In de Vijfhoek is de straat zelf het probleem: er is nauwelijks plek voor een steiger of wagen.",
      ],
    },
    {
      heading: "Het jarendertigdak",
      paragraphs: [
        "Typisch zijn een brede dakrand, een erker en een zolder waar u het dakhout zo kunt aanraken. Isolatie of folie zat er destijds niet onder. Is dat nog zo, dan blaast de zeewind erdoor; de kust is nog geen tien kilometer weg. Goede oude pannen kunnen na het isoleren vaak terug. Schalkwijk is vooral van de jaren zestig, met veel platte daken.",
      ],
    },
  ],
  services: [
    {
      slug: "dakisolatie",
      text: "Van binnen of van buiten? Dat hangt af van de zolder, het vocht en uw pannen.",
    },
    {
      slug: "pannendaken",
      text: "Oude kleipannen zijn het sparen waard. Wij sorteren wat goed is en vullen aan met wat erop lijkt.",
    },
    {
      slug: "dakgoten",
      text: "Onder een brede dakrand hangt vaak een houten bakgoot met zink. Lekt het zink, dan rot het hout.",
    },
  ],
  benefits: [
    {
      title: "Oud materiaal, nieuw comfort",
      text: "Wij vervangen niet wat nog goed is. Dat blijkt tijdens de gratis inspectie.",
    },
    {
      title: "Klein werken in nauwe straten",
      text: "In de Vijfhoek stemmen wij aanvoer en opslag vooraf met u af.",
    },
    {
      title: "Tot 15 jaar zekerheid",
      text: "Voor het materiaal en voor het werk van onze VCA-gecertificeerde mensen.",
    },
    {
      title: "Bereikbaar bij westenwind",
      text: "Waait er iets los, dan kunt u ons 24/7 bellen. Ons doel is hulp binnen enkele uren.",
    },
  ],
  callToAction: {
    heading: "Tijd voor een warme zolder?",
    text: "Vertel ons het bouwjaar van uw huis in Haarlem en wat u wilt. Binnen 24 uur hoort u wat er kan.",
  },
};
