import type { ServiceAreaContent } from "./types";

/** The page /werkgebied. */
export const serviceArea: ServiceAreaContent = {
  meta: {
    title: "Werkgebied: dakdekkers uit Hilversum voor heel Nederland",
    description:
      "Wij werken vanuit Hilversum in het hele land. Bekijk de kaart, kies uw stad en lees wat de afstand betekent voor een klus of een lek.",
  },
  heading: "Ons werkgebied: heel Nederland",
  intro:
    "Vanuit Hilversum rijden wij naar elke provincie. Wij hebben één adres en geen filialen. Hier leest u wat dat voor uw dak betekent.",
  paragraphs: [
    "Hilversum ligt bijna midden in het land, dicht bij de A1 en de A27. Naar Utrecht en Almere is het ongeveer 20 kilometer, naar Groningen ongeveer 180. Voor een groot werk, zoals een [dakrenovatie](/dakrenovatie), maakt die afstand weinig verschil.",
    "Bij een [daklekkage](/daklekkage) telt de reistijd wel mee. Wij zijn 24/7 bereikbaar en streven ernaar binnen enkele uren bij u te zijn, ook verder weg. Aan de telefoon hoort u hoe laat wij er kunnen zijn. Dan kunt u zelf kiezen.",
    "De inspectie en het advies zijn overal gratis en vrijblijvend. Op een offerteaanvraag reageren wij binnen 24 uur, en de garantie van maximaal 15 jaar op materiaal en werk geldt in het hele land.",
  ],
  citiesHeading: "Lees meer over het dak in uw stad",
  map: {
    heading: "Liever een kaart om in te zoomen?",
    description: "Kaart van Nederland met Hilversum als vertrekpunt en de steden waarover u meer kunt lezen",
    frameNotice:
      "Deze kaart komt van OpenStreetMap, een andere website. Als u hem opent, ontvangt OpenStreetMap uw IP-adres. Daarom laden wij de kaart pas als u op de knop drukt.",
    frameButton: "Kaart van OpenStreetMap laden",
    frameUrl:
      "https://www.openstreetmap.org/export/embed.html?bbox=3.2%2C50.7%2C7.3%2C53.6&layer=mapnik&marker=52.2292%2C5.1669",
    frameTitle: "Kaart van Nederland van OpenStreetMap, met Hilversum gemarkeerd",
  },
  callToAction: {
    heading: "Staat uw plaats er niet bij?",
    text: "Ook daar komen wij. Noem uw postcode, dan hoort u wanneer wij kunnen kijken.",
  },
};
