import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "amsterdam",
  name: "Amsterdam",
  order: 10,
  province: "Noord-Holland",
  latitude: 52.3731,
  longitude: 4.8926,
  mapLabel: "above",
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker Amsterdam: van grachtenhuis tot plat dak",
    description:
      "Smalle huizen, geen achterom en vaak een dak van de hele VvE. Lees hoe wij dakwerk in Amsterdam aanpakken. De inspectie is gratis.",
  },
  heading: "Dakdekker in Amsterdam",
  intro:
    "In Amsterdam is een dak zelden van één huis alleen. Buren delen muren en goten, en onder hetzelfde dak wonen vaak meerdere eigenaren. Wij kijken daarom eerst wie en wat er aan uw dak vastzit.",
  distance:
    "Vanuit Hilversum is het ongeveer 30 kilometer. Parkeren en hijsen kosten in de stad soms meer tijd dan de rit.",
  sections: [
    {
      heading: "Grachtenhuis, gordel en tuindorp",
      paragraphs: [
        "Grachtenhuizen zijn smal en diep, met een steil pannendak achter de gevel. De Pijp en de Kinkerbuurt groeiden aan het einde van de negentiende eeuw. Daar ziet u aan de straat soms een schuin stuk dak, maar dat is schijn: erachter is het plat. In de tuindorpen van Noord liggen weer pannen op lage huizen. In de Westelijke Tuinsteden bepalen flats uit de jaren vijftig en zestig het beeld.",
      ],
    },
    {
      heading: "Hijsen, gemeente en VvE",
      paragraphs: [
        "Een achterom ontbreekt vaak, dus alles gaat via de straat omhoog. Voor een lift of steiger op de stoep kan toestemming van de gemeente nodig zijn, en zware wagens mogen niet op elke gracht komen. De binnenstad en de tuindorpen van Noord zijn beschermd stadsgezicht. Wilt u daar iets zichtbaars veranderen, doe dan de vergunningcheck op omgevingsloket.nl. Is er een VvE, de vereniging van eigenaren? Dan beslist die over het dak.",
      ],
    },
  ],
  services: [
    {
      slug: "bitumen-dakbedekking",
      text: "De platte daken rond De Pijp zitten vol schoorstenen, randen en doorvoeren. Elke aansluiting telt.",
    },
    {
      slug: "dakgoten",
      text: "Een goot tussen twee grachtenhuizen ziet u niet vanaf de straat. Een verstopping merkt u pas aan een natte muur.",
    },
    {
      slug: "dakinspectie",
      text: "Zo weet de VvE wat nu moet gebeuren en wat nog kan wachten.",
    },
  ],
  benefits: [
    {
      title: "Via de voorkant omhoog",
      text: "Bij de inspectie bekijken wij meteen hoe het materiaal op uw dak komt.",
    },
    {
      title: "Veilig boven de stoep",
      text: "Onze dakdekkers zijn VCA-gecertificeerd. Dat telt waar mensen onder de steiger door lopen en fietsen.",
    },
    {
      title: "Antwoord vóór de vergadering",
      text: "Op een offerteaanvraag reageren wij binnen 24 uur.",
    },
    {
      title: "Lek op de bovenste etage",
      text: "Bel gerust ’s nachts. Ons streven is hulp binnen enkele uren, ook drie trappen op.",
    },
  ],
  callToAction: {
    heading: "Wat is er met uw Amsterdamse dak?",
    text: "Stuur ons het adres, de verdieping en of er een VvE is. Kijken kost niets en verplicht u tot niets.",
  },
};
