import { z } from "zod";
import { pagePath, slugOf } from "../../paths.ts";
import { navigationLink } from "./blocks.ts";
import { group, list, richText, sentences, words } from "./fields.ts";
import { pages } from "./pages.ts";

const namedPages = Object.entries(pages).filter(([, { shape }]) => "name" in shape);
const menuPage = z.enum(namedPages.map(([file]) => pagePath(slugOf(file)))).meta({ title: "Pagina" });

export const shell = z.strictObject({
  skipLink: words("Link naar de inhoud"),
  homeLabel: words("Naam van de link op het logo"),
  topBar: group("Balk bovenaan", {
    label: words("Naam"),
    available: words("Bereikbaarheid"),
    inspection: words("Inspectie"),
    certified: words("Certificaat"),
  }),
  navigationLabel: words("Naam van het menu"),
  breadcrumbsLabel: words("Naam van het kruimelpad", {
    hint: "De links boven de kop, naar de pagina’s erboven; een schermlezer noemt de naam.",
  }),
  navigation: list("Menu", menuPage, { hint: "/diensten krijgt vanzelf de lijst met diensten." }),
  allServices: words("Link naar alle diensten"),
  menuButton: words("Naam van de menuknop"),
  menuClose: words("Naam van de knop van het open menu"),
  emergencyButton: words("Spoedknop", { hint: "Belt het spoednummer." }),
  emergencyLabel: words("Woord bij het spoednummer"),
  emergencyLine: richText("Onderaan elke pagina, voor wie nu een lek heeft"),
  officeLabel: words("Woord bij het nummer van het kantoor"),
  officeHours: words("Tijden bij het nummer van het kantoor"),
  closed: richText("Als het kantoor gesloten is", {
    hint: "{dagen} wordt bijvoorbeeld: van 24 december tot en met 2 januari. De dagen staan bij het bedrijf.",
    placeholders: ["dagen"],
  }),
  headerQuoteButton: words("Offerteknop bovenaan en in het menu"),
  quoteButton: words("Offerteknop op de pagina’s"),
  onThisPage: words("Kop boven de links naar de delen van een pagina"),
  questionsHeading: words("Kop boven vragen bij een dienst"),
  callback: richText("Verwijzing naar het terugbelformulier"),
  prices: group("Prijzen bij een dienst", {
    heading: words("Kop"),
    intro: sentences("Inleiding", { hint: "{datum} wordt de dag van de prijzen.", placeholders: ["datum"] }),
  }),
  source: words("Bron bij een uitleg", {
    hint: "{bron} wordt de naam, {datum} de dag waarop u hem las.",
    placeholders: ["bron", "datum"],
  }),
  map: group("Kaart van Nederland", {
    distance: words("Afstand van een stad", {
      hint: "{afstand} en {plaats} vult de site in.",
      placeholders: ["afstand", "plaats"],
    }),
    distances: sentences("Onder de lijst van steden", {
      hint: "{plaats} is de plaats waar u zit.",
      placeholders: ["plaats"],
    }),
  }),
  assurance: group("Kop boven de zekerheden", {
    always: list("Altijd", words("Woord"), {
      hint: "De kop noemt wat er op Over ons staat, net als de link ernaartoe.",
    }),
    insurance: words("Met een verzekering"),
    papers: words("Met papieren of een voorbeeldofferte"),
  }),
  cityServicesHeading: words("Kop boven diensten bij een stad", {
    hint: "{plaats} wordt de plaats.",
    placeholders: ["plaats"],
  }),
  cityBenefitsHeading: words("Kop boven voordelen bij een stad", {
    hint: "{plaats} wordt de plaats.",
    placeholders: ["plaats"],
  }),
  footer: group("Onderaan", {
    aboutHeading: words("Kop over het bedrijf"),
    aboutText: sentences("Over het bedrijf"),
    linksHeading: words("Kop boven de links"),
    citiesHeading: words("Kop boven de steden"),
    cities: list("Steden", navigationLink),
    allCities: words("Link naar alle steden"),
    contactHeading: words("Kop boven de gegevens"),
    emailLabel: words("Woord bij het e-mailadres"),
    addressLabel: words("Woord bij het adres"),
    openLabel: words("Woord bij de openingstijden"),
    chamberOfCommerceLabel: words("KvK"),
    vatLabel: words("Btw-id"),
    emergencyLabel: words("Spoed"),
    rights: words("Rechten"),
  }),
  floating: group("Zwevende knoppen", {
    label: words("Naam"),
    social: words("Sociaal netwerk", { hint: "{netwerk} wordt de naam.", placeholders: ["netwerk"] }),
    phone: words("Telefoon", { hint: "`{spoednummer}` vult de site zelf in." }),
    quoteShort: words("Offerte, kort"),
  }),
  toast: group("Meldingen", { region: words("Naam"), close: words("Sluiten") }),
  loadError: group("Pagina niet geladen", {
    heading: words("Kop"),
    text: sentences("Tekst"),
    reload: words("Knop"),
    received: words("Kop als er net een aanvraag is verstuurd"),
  }),
});
