import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "eindhoven",
  name: "Eindhoven",
  order: 50,
  province: "Noord-Brabant",
  latitude: 51.4381,
  longitude: 5.4752,
};

export const page: CityPage = {
  meta: {
    title: "Dakdekkers voor Eindhoven, van Philipsdorp tot Woensel",
    description:
      "Dakwerk in Eindhoven, van Philipsdorp en het Witte Dorp tot de rijtjes van Woensel. Met uitleg over monumenten, betonpannen en platte daken.",
  },
  heading: "Dakdekker in Eindhoven",
  intro:
    "Eindhoven was in 1900 een klein stadje met vijf dorpen eromheen. Philips maakte er in enkele tientallen jaren een grote stad van. Daarom staan hier hele wijken die in één keer zijn gebouwd, en waar de daken ook tegelijk oud worden.",
  distance:
    "Tussen Hilversum en Eindhoven ligt ongeveer 110 kilometer. Groot werk doen wij daarom het liefst aan één stuk. Bij spoed noemen wij u een haalbare aankomsttijd.",
  sections: [
    {
      heading: "Gebouwd voor het personeel",
      paragraphs: [
        "Vanaf 1910 bouwde Philips het Philipsdorp, later volgde Drents Dorp. Een groot deel van het Philipsdorp is sinds 2003 rijksbeschermd stadsgezicht. In Stratum ligt het Witte Dorp, vanaf 1937 gebouwd naar ontwerp van W.M. Dudok, bij ons bekend van het raadhuis in Hilversum. Die woningen zijn rijksmonumenten. Overleg daar met de gemeente over elke wijziging aan het dak, ook over een dakraam.",
      ],
    },
    {
      heading: "Woensel en de oude fabrieken",
      paragraphs: [
        "Woensel kreeg vanaf de jaren zestig grote uitbreidingen: straten met gelijke huizen, later woonerven. Liggen er nog betonpannen uit die tijd, dan naderen ze hun einde of zijn ze daar al voorbij. Op Strijp-S zijn fabrieken van Philips nu woningen en werkplaatsen, met grote platte daken. Buiten beschermd gebied zegt de vergunningcheck van het Omgevingsloket of uw plan mag.",
      ],
    },
  ],
  services: [
    {
      slug: "dakrenovatie",
      text: "In Woensel is een huis van vijftig jaar of ouder gewoon. Pannen, latten en folie vernieuwen wij dan samen.",
    },
    {
      slug: "dakinspectie",
      text: "Uw buren hebben vaak hetzelfde dak. Wat wij bij u vinden, is ook voor hen nuttig.",
    },
    {
      slug: "bitumen-dakbedekking",
      text: "Op een bedrijfsdak of garage valt een lek vaak laat op. Met nieuwe dakbedekking bent u dat voor.",
    },
  ],
  benefits: [
    {
      title: "Samen met de straat",
      text: "Wilt u met buren tegelijk vernieuwen, dan kunnen wij de daken in één keer bekijken.",
    },
    {
      title: "Een offerte op afstand aanvragen",
      text: "Het formulier is genoeg om te beginnen. U krijgt binnen 24 uur een reactie.",
    },
    {
      title: "VCA op elk dak",
      text: "Van rijtjeshuis tot fabriekshal: onze dakdekkers zijn opgeleid om veilig te werken.",
    },
    {
      title: "Garantie reist mee",
      text: "Tot 15 jaar op materiaal en werk. Onze afstand tot Eindhoven verandert daar niets aan.",
    },
  ],
  callToAction: {
    heading: "Is uw rij aan de beurt?",
    text: "Laat ons gratis kijken hoeveel jaar er nog in uw pannen of dakbedekking zit.",
  },
};
