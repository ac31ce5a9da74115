import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "groningen",
  name: "Groningen",
  order: 70,
  province: "Groningen",
  latitude: 53.2194,
  longitude: 6.5665,
  mapLabel: "left",
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker voor Groningen: eerlijk over de afstand",
    description:
      "Wij komen voor dakwerk naar Groningen, 180 kilometer ver. Lees wanneer dat handig is, wat u bij een lek mag verwachten en hoe het zit met bevingsschade.",
  },
  heading: "Dakdekker in Groningen",
  intro:
    "Groningen is een stad met veel soorten daken: oude kappen binnen de diepen, portiekwoningen van voor de oorlog, strakke blokken in Vinkhuizen. Wij werken er, maar wij komen van ver.",
  distance:
    "De rit vanuit Hilversum is ongeveer 180 kilometer en duurt zo’n twee uur zonder file. Ook hier streven wij bij een lek naar hulp binnen enkele uren, maar sneller dan de reistijd kan niet. U hoort aan de telefoon hoe laat wij er kunnen zijn.",
  sections: [
    {
      heading: "Van Korreweg tot Lewenborg",
      paragraphs: [
        "De stad telt meerdere rijksbeschermde stadsgezichten, zoals de binnenstad, de Schildersbuurt en een deel van de Korrewegwijk. In de Oosterparkwijk staat het Blauwe Dorp, ooit tijdelijk bedoeld en nu rijksmonument. Vraag daar de gemeente om raad voordat u iets verandert. Paddepoel en Vinkhuizen kwamen vanaf de jaren zestig, Lewenborg en Beijum daarna.",
      ],
    },
    {
      heading: "Scheuren en bevingsschade",
      paragraphs: [
        "Denkt u dat schade aan schoorsteen, nok of muur door de gaswinning komt? Meld die dan bij het Instituut Mijnbouwschade Groningen vóórdat u laat herstellen. Wij stellen geen oorzaak vast en doen geen schadeopname voor het instituut. Wel kunnen wij zeggen of iets los zit en of het dak nog dicht is. Acuut gevaar meldt u ook bij het instituut. Komt er water binnen, maak dan foto’s en bel ons.",
      ],
    },
  ],
  services: [
    {
      slug: "dakinspectie",
      text: "Eerst kijken wij naar het hele dak, daarna pas plannen wij werk.",
    },
    {
      slug: "dakrenovatie",
      text: "Een heel dak vernieuwen past bij onze afstand: dat is werk voor meerdere dagen.",
    },
    {
      slug: "daklekkage",
      text: "Bel eerst. Soms is een dakdekker uit de buurt sneller, en dat zeggen wij dan ook.",
    },
  ],
  benefits: [
    {
      title: "Geen mooie praatjes over afstand",
      text: "Voor één losse pan zijn wij niet de handigste keus. Voor groter werk wel.",
    },
    {
      title: "Dezelfde voorwaarden als in het Gooi",
      text: "Ook hier is de inspectie gratis en krijgt u tot 15 jaar garantie op materiaal en werk.",
    },
    {
      title: "Snel duidelijkheid",
      text: "Binnen 24 uur na uw aanvraag weet u wat de volgende stap is.",
    },
    {
      title: "VCA, ook bij losse schoorstenen",
      text: "Onze gecertificeerde dakdekkers weten wanneer een dak eerst veilig gemaakt moet worden.",
    },
  ],
  callToAction: {
    heading: "Past uw klus bij ons?",
    text: "Leg uw dak in Groningen aan ons voor. U krijgt een eerlijk antwoord, ook als iemand uit Stad beter past.",
  },
};
