import { company } from "./company";
import type { StatementContent } from "./types";

/**
 * The accessibility statement, /toegankelijkheid. It says only what was done:
 * change it, and its date, when that changes.
 */
export const accessibility: StatementContent = {
  meta: {
    title: "Toegankelijkheid van deze website",
    description:
      "Iedereen moet deze website kunnen gebruiken. Lees wat wij hebben getest, wat nog niet, en hoe u een probleem aan ons meldt.",
  },
  heading: "Toegankelijkheid",
  intro:
    "Iedereen moet deze website kunnen gebruiken, ook wie slecht ziet of hoort of geen muis gebruikt. Hier leest u hoever wij zijn.",
  sections: [
    {
      heading: "Ons doel",
      paragraphs: [
        "Wij bouwen deze website volgens de richtlijnen WCAG 2.2, niveau AA. Dat zijn afspraken die overal ter wereld gelden. Ook websites van de overheid in Nederland werken met deze richtlijnen.",
        "Wij hebben onszelf getest. Een onafhankelijk bureau heeft dat nog niet gedaan. Er is dus geen keurmerk of certificaat.",
      ],
    },
    {
      heading: "Wat wij hebben getest",
      paragraphs: ["Deze tests draaien bij elke wijziging van de website opnieuw, in de browser Chromium:"],
      items: [
        "Een controle met het programma axe, op elke pagina en op vier breedtes van het scherm. Ook met een open menu, met fouten in het formulier en met een melding in beeld.",
        "Een offerte aanvragen met alleen het toetsenbord.",
        "Wat met het toetsenbord is gekozen, is altijd te zien. De balken boven en onder in beeld liggen er niet overheen.",
        "Vergroten tot 200% en 400%, en tekst met meer ruimte tussen letters en regels.",
        "Het verschil in kleur tussen tekst en achtergrond.",
        "De grootte van knoppen en links.",
        "Afdrukken, eigen kleuren en minder beweging.",
        "Zoeken op de pagina, ook in antwoorden die dichtgeklapt zijn.",
        "Hoe moeilijk de teksten over onze diensten en de veelgestelde vragen zijn.",
      ],
    },
    {
      heading: "Wat wij niet hebben getest",
      paragraphs: ["Een computer vindt niet elk probleem. Dit hebben wij nog niet gedaan:"],
      items: [
        "Testen met mensen die een schermlezer gebruiken, zoals NVDA, JAWS of VoiceOver.",
        "Testen met mensen met een andere beperking.",
        "Testen met spraakbesturing of met een schakelaar.",
        "Testen in Safari en Firefox, en op echte telefoons.",
      ],
    },
    {
      heading: "Wat wij weten",
      paragraphs: [
        "De formulieren werken alleen met JavaScript. Staat dat uit, dan zegt het formulier dat en ziet u hoe u ons belt of mailt.",
        "Op de pagina [Werkgebied](/werkgebied) kunt u een kaart van OpenStreetMap openen. Die kaart is niet van ons en hebben wij niet getest. U heeft hem niet nodig: dezelfde pagina heeft een lijst van plaatsen.",
      ],
    },
    {
      heading: "Werkt er iets niet?",
      paragraphs: [
        `Laat het ons weten. Mail naar [${company.email}](mailto:${company.email}) of bel [${company.phone.display}](tel:${company.phone.dial}). Vertel op welke pagina het was en wat u wilde doen. Helpt u een programma of apparaat bij het lezen of bedienen? Noem het dan ook.`,
        "Wij kijken wat er misgaat en laten u weten wat wij eraan doen. U kunt uw vraag of aanvraag ook direct aan de telefoon of per mail doen.",
      ],
    },
    {
      heading: "Versie",
      paragraphs: [
        "Deze tekst is van 21 november 2026. Verandert er iets aan onze tests, dan passen wij deze pagina aan.",
      ],
    },
  ],
};
