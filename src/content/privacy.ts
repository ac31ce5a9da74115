import { company } from "./company";
import type { StatementContent } from "./types";

/** How long a request and the counters are kept. The database deletes older ones; a test compares the two, see `private.settings`. */
const retention = "12 maanden";

/** The privacy statement, /privacy. Change the date under "Versie" with every change of the text. */
export const privacy: StatementContent = {
  meta: {
    title: "Privacyverklaring: wat wij met uw gegevens doen",
    description:
      "Welke gegevens wij vragen en waarom, hoelang wij ze bewaren, wie ze te zien krijgt en welke rechten u heeft.",
  },
  heading: "Privacyverklaring",
  intro:
    "Wij vragen alleen wat wij nodig hebben om uw vraag te beantwoorden. Wij gebruiken uw gegevens nergens anders voor en verkopen ze niet.",
  sections: [
    {
      heading: "Wie is verantwoordelijk?",
      paragraphs: [
        `Dat zijn wij: ${company.legalName}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}, KvK ${company.chamberOfCommerceNumber}. Vragen over uw gegevens? Mail naar [${company.email}](mailto:${company.email}) of bel [${company.phone.display}](tel:${company.phone.dial}).`,
      ],
    },
    {
      heading: "Welke gegevens, en waarvoor?",
      paragraphs: ["U geeft ons deze gegevens zelf, via een formulier op deze website:"],
      items: [
        "Offerteaanvraag: uw naam, telefoonnummer, e-mailadres, bericht en de diensten die u kiest. Wij gebruiken ze om contact op te nemen, uw dak te bekijken en een offerte te maken.",
        "Terugbelverzoek: uw naam en telefoonnummer. Wij bellen u alleen over uw vraag.",
        "Bij beide: de datum en het tijdstip waarop uw aanvraag binnenkwam.",
        "Bescherming tegen misbruik: een code die met een geheime sleutel van uw IP-adres is gemaakt. Daarmee tellen wij hoeveel aanvragen er van één adres komen. Na een dag wordt de code verwijderd. Komen er veel aanvragen, dan krijgt uw aanvraag de aantekening dat het spam kan zijn; wij lezen hem wel.",
        "Bezoek aan de website: uw IP-adres. Het bedrijf waar de website staat, heeft dat nodig om de pagina naar u te sturen. Supabase ontvangt het als u een formulier verstuurt, en als uw browser een telling doorgeeft. Bij de tellingen bewaren wij het niet.",
      ],
    },
    {
      heading: "Waarom mag dat?",
      paragraphs: [
        "U vraagt ons om een offerte of om een telefoontje. Daarvoor hebben wij uw gegevens nodig. De privacywet (AVG) staat dit toe in artikel 6 lid 1 onder b: het gaat om stappen waar u zelf om vraagt, voordat er een overeenkomst is. U bent niet verplicht iets in te vullen, maar zonder uw gegevens kunnen wij niet antwoorden.",
        "Voor uw IP-adres en de code die ervan is gemaakt, is de grond ons gerechtvaardigd belang (artikel 6 lid 1 onder f): zonder IP-adres werkt de website niet, en zonder de code kan een stroom spam uw aanvraag verdringen.",
      ],
    },
    {
      heading: "Hoelang bewaren wij ze?",
      paragraphs: [
        `Tot ${retention} nadat u uw aanvraag verstuurde. Daarna wordt zij vanzelf uit onze database verwijderd; wij wissen haar dan ook uit onze mail. Geeft u ons een opdracht, dan bewaren wij de facturen zo lang als de belastingwet vraagt.`,
      ],
    },
    {
      heading: "Wie krijgt ze te zien?",
      paragraphs: [
        "Alleen wij en de bedrijven die de techniek voor ons verzorgen. Met hen leggen wij vast dat zij uw gegevens alleen voor ons verwerken. Wij verkopen uw aanvraag niet en geven hem niet door aan andere dakdekkers of andere bedrijven.",
      ],
      items: [
        "Het bedrijf waar de website staat.",
        "Supabase, waar uw aanvraag wordt opgeslagen, op servers in de Europese Unie.",
        "Onze mailprovider, die ons uw aanvraag bezorgt.",
      ],
    },
    {
      heading: "Cookies, kaart en andere websites",
      paragraphs: [
        "Deze website plaatst geen cookies en volgt u niet. Wat u in een formulier typt, bewaart uw browser zolang het tabblad open is, zodat het niet verloren gaat. Na het versturen wist hij dat. Uw browser onthoudt wel hoe ver u op een pagina was en welke link u koos, zodat de knop Terug goed werkt. Na een offerteaanvraag onthoudt hij ook wat u verstuurde, om dat op de bedankpagina te laten zien. Dit alles hoort bij het tabblad dat u open heeft. Wij ontvangen er niets van.",
        "Op de pagina [Werkgebied](/werkgebied) kunt u een kaart van OpenStreetMap openen. Die laadt pas als u erop klikt. De OpenStreetMap Foundation ontvangt dan uw IP-adres, omdat de kaart van haar server komt.",
        `Opent u WhatsApp of ${company.socialName} via onze knoppen, dan gelden daar de regels van dat bedrijf.`,
      ],
    },
    {
      heading: "Tellingen, zonder te weten wie u bent",
      paragraphs: [
        `Wij willen weten waar onze website beter kan. Daarom tellen wij per dag en per pagina een paar dingen. Wij bewaren de dag, de pagina, wat er gebeurde en hoe vaak. Verder niets: geen naam, geen IP-adres en geen nummer waaraan u te herkennen bent. Na ${retention} worden de tellingen uit onze database verwijderd.`,
        "Uw toestemming is hiervoor niet nodig. Wij zetten niets op uw apparaat en lezen er niets van, en niemand is in de tellingen te herkennen.",
        "Wilt u niet meetellen? Zet dan in uw browser Do Not Track of Global Privacy Control aan. Zo'n instelling staat meestal onder het kopje Privacy. Uw browser geeft ons dan geen enkele telling door.",
        "Dit tellen wij:",
      ],
      items: [
        "Een pagina wordt bekeken.",
        "Iemand tikt op een telefoonnummer, op WhatsApp of op een link naar het offerteformulier.",
        "Iemand begint aan een formulier, of verstuurt het.",
        "Een veld van een formulier is niet goed ingevuld. Wij tellen welk veld, niet wat er stond.",
      ],
    },
    {
      heading: "Uw rechten",
      paragraphs: [
        `U kunt ons het volgende vragen. Mail naar [${company.email}](mailto:${company.email}) of bel ons. Wij antwoorden binnen een maand. Soms vragen wij eerst iets om zeker te weten dat u het bent.`,
      ],
      items: [
        "Inzage: welke gegevens wij van u hebben.",
        "Correctie: wij passen aan wat niet klopt.",
        "Verwijdering: wij wissen uw gegevens.",
        "Beperking: wij gebruiken uw gegevens een tijd niet.",
        "Bezwaar: u vindt dat wij uw gegevens niet mogen gebruiken.",
        "Overdraagbaarheid: u krijgt uw gegevens in een bestand dat u ergens anders kunt gebruiken.",
      ],
    },
    {
      heading: "Niet tevreden?",
      paragraphs: [
        "Laat het ons weten, dan zoeken wij een oplossing. U kunt ook een klacht indienen bij de [Autoriteit Persoonsgegevens](https://autoriteitpersoonsgegevens.nl).",
      ],
    },
    {
      heading: "Geen besluiten door een computer",
      paragraphs: [
        "Uw aanvraag wordt door mensen beoordeeld. Wij laten geen besluiten over u door een computer nemen.",
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
