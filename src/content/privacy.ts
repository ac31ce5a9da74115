import { company } from "./company";
import type { PrivacyContent } from "./types";

/** The privacy statement, /privacy. Change `retention` only together with the job that deletes old requests. */
const retention = "12 maanden";

export const privacy: PrivacyContent = {
  meta: {
    title: "Privacyverklaring: wat wij met uw gegevens doen",
    description:
      "Welke gegevens wij vragen, waarom, hoe lang wij ze bewaren, wie ze te zien krijgt en welke rechten u heeft.",
  },
  heading: "Privacyverklaring",
  intro:
    "Wij vragen alleen wat wij nodig hebben om u te helpen, gebruiken het nergens anders voor en verkopen het niet.",
  sections: [
    {
      heading: "Wie is verantwoordelijk?",
      paragraphs: [
        `${company.legalName}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}, KvK ${company.chamberOfCommerceNumber}. Vragen over uw gegevens? Mail naar [${company.email}](mailto:${company.email}) of bel [${company.phone.display}](tel:${company.phone.dial}).`,
      ],
    },
    {
      heading: "Welke gegevens, en waarvoor?",
      paragraphs: ["U geeft ons deze gegevens zelf, via een formulier op deze website:"],
      items: [
        "Offerteaanvraag: uw naam, telefoonnummer, e-mailadres, bericht en de diensten die u kiest. Wij gebruiken ze om contact op te nemen, uw dak te bekijken en een offerte te maken.",
        "Terugbelverzoek: uw naam en telefoonnummer. Wij bellen u alleen over uw vraag.",
      ],
    },
    {
      heading: "Waarom mag dat?",
      paragraphs: [
        "U vraagt ons om een offerte of om contact. Wij verwerken uw gegevens om op uw verzoek stappen te zetten voordat er een overeenkomst is (artikel 6 lid 1 onder b van de AVG). Zonder deze gegevens kunnen wij uw vraag niet beantwoorden.",
      ],
    },
    {
      heading: "Hoe lang bewaren wij ze?",
      paragraphs: [
        `Tot ${retention} na ons laatste contact. Daarna verwijderen wij uw aanvraag. Geeft u ons een opdracht, dan bewaren wij de facturen zo lang als de belastingwet vraagt.`,
      ],
    },
    {
      heading: "Wie krijgt ze te zien?",
      paragraphs: [
        "Alleen wij, en de bedrijven die de techniek voor ons verzorgen. Met hen leggen wij vast dat zij uw gegevens alleen voor ons verwerken. Wij geven uw aanvraag niet door aan andere dakdekkers.",
      ],
      items: [
        "Het bedrijf waar de website staat.",
        "Supabase, waar uw aanvraag wordt opgeslagen, op servers in de Europese Unie.",
        "Onze e-mailprovider, die ons de aanvraag bezorgt.",
      ],
    },
    {
      heading: "Cookies en kaarten",
      paragraphs: [
        "Deze website plaatst geen cookies en volgt u niet. Op de pagina [Werkgebied](/werkgebied) kunt u een kaart van OpenStreetMap openen. Pas als u daarop klikt, krijgt de OpenStreetMap Foundation uw IP-adres, omdat de kaart van hun server komt. Opent u WhatsApp of Facebook via onze knoppen, dan gelden daar hun voorwaarden.",
      ],
    },
    {
      heading: "Uw rechten",
      paragraphs: [
        "U mag uw gegevens inzien, laten verbeteren, laten verwijderen, meenemen en de verwerking laten beperken. U mag ook bezwaar maken. Mail of bel ons; u krijgt binnen een maand antwoord. Wij nemen geen besluiten die alleen door een computer zijn genomen.",
        "Bent u het niet met ons eens? Dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens, via autoriteitpersoonsgegevens.nl.",
      ],
    },
    {
      heading: "Versie",
      paragraphs: [
        "Deze verklaring is van 21 november 2026. Verandert er iets, dan passen wij deze pagina aan.",
      ],
    },
  ],
};
