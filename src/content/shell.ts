import { company } from "./company";
import type { ShellContent } from "./types";

/** The words around every page: top bar, header, footer, floating buttons. Fixed labels come from the specification. */
export const shell: ShellContent = {
  skipLink: "Naar de inhoud",
  homeLabel: "naar de startpagina",
  topBar: {
    label: "In het kort",
    available: "24/7 bereikbaar",
    inspection: "Gratis dakinspectie",
    certified: "VCA gecertificeerd",
  },
  navigationLabel: "Hoofdmenu",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Diensten", path: "/diensten" },
    { label: "Projecten", path: "/projecten" },
    { label: "Over Ons", path: "/over-ons" },
    { label: "Werkgebied", path: "/werkgebied" },
    { label: "FAQ", path: "/faq" },
    { label: "Contact", path: "/contact" },
  ],
  allServices: "Alle Diensten",
  servicesMenu: "Lijst met diensten",
  openMenu: "Menu openen",
  closeMenu: "Menu sluiten",
  emergencyButton: "SPOED? Bel Nu",
  quoteButton: "Gratis Offerte",
  questionsHeading: "Vragen die wij vaak krijgen",
  cityServicesHeading: "Werk dat hier vaak nodig is",
  cityBenefitsHeading: "Zo werken wij bij u",
  footer: {
    aboutHeading: "Dakdekkers uit Hilversum",
    aboutText:
      "Wij renoveren, repareren en isoleren daken in heel Nederland. Eerst komen wij gratis kijken. Daarna weet u wat uw dak nodig heeft en wat niet.",
    linksHeading: "Snel Naar",
    citiesHeading: "Populaire Werkgebieden",
    cities: [
      { label: "Dakdekker Amsterdam", path: "/dakdekker/amsterdam" },
      { label: "Dakdekker Rotterdam", path: "/dakdekker/rotterdam" },
      { label: "Dakdekker Den Haag", path: "/dakdekker/den-haag" },
      { label: "Dakdekker Utrecht", path: "/dakdekker/utrecht" },
      { label: "Dakdekker Eindhoven", path: "/dakdekker/eindhoven" },
      { label: "Dakdekker Groningen", path: "/dakdekker/groningen" },
    ],
    allCities: "Alle Werkgebieden...",
    contactHeading: "Contact",
    chamberOfCommerceLabel: "KvK",
    vatLabel: "Btw-id",
    emergencyLabel: "24/7 bij spoed",
    rights: "Alle rechten voorbehouden.",
    privacyLabel: "Privacyverklaring",
  },
  floating: {
    label: "Direct contact",
    social: `Bekijk ons op ${company.socialName}`,
    chat: "Stuur ons een bericht via WhatsApp",
    chatShort: "WhatsApp",
    phone: `Bellen naar ${company.phone.display}`,
    phoneShort: "Bellen",
  },
  toast: { region: "Meldingen", close: "Melding sluiten" },
  loadError: {
    heading: "Deze pagina kon niet worden geladen",
    text: "Misschien is uw verbinding even weggevallen. Laad de pagina opnieuw, of bel ons:",
    reload: "Opnieuw laden",
  },
};
