import type { HomeContent } from "./types";

/** The home page, /. Counters are fixed by the specification. */
export const home: HomeContent = {
  meta: {
    title: "Dakdekker uit Hilversum, actief in heel Nederland",
    description:
      "Dakdekker nodig? Wij repareren, vernieuwen en isoleren daken in heel Nederland. Gratis dakinspectie, 24/7 bereikbaar bij lekkage en tot 15 jaar garantie.",
  },
  hero: {
    heading: "Uw dak weer dicht, warm en veilig",
    intro:
      "Wij zijn dakdekkers uit Hilversum en werken in heel Nederland. Wij komen gratis kijken, zeggen eerlijk wat nodig is en sturen u binnen 24 uur een reactie op uw aanvraag.",
    quoteButton: "Gratis offerte aanvragen",
    emergencyButton: "Lekkage? Bel 24/7",
    assurances: ["Gratis dakinspectie", "VCA-gecertificeerde dakdekkers", "Tot 15 jaar garantie"],
  },
  services: {
    heading: "Waarmee kunnen wij u helpen?",
    intro: "Van één kapotte pan tot een compleet nieuw dak. Kies wat op uw situatie lijkt.",
    slugs: [
      "dakrenovatie",
      "pannendaken",
      "daklekkage",
      "dakisolatie",
      "bitumen-dakbedekking",
      "dakonderhoud",
    ],
    allLink: "Alle diensten",
  },
  counters: {
    heading: "Ons werk in cijfers",
    items: [
      { value: 1250, suffix: "+", label: "Daken gerepareerd" },
      { value: 850, suffix: "+", label: "Tevreden klanten" },
      { value: 15, suffix: "+", label: "Dakdekkers" },
      { value: 975, suffix: "+", label: "Projecten voltooid" },
    ],
  },
  reasons: {
    heading: "Waarom mensen voor ons kiezen",
    intro: "Een dak ziet u zelf bijna nooit van dichtbij. Daarom laten wij zien wat wij zien.",
    items: [
      {
        title: "Eerst kijken, dan praten",
        text: "De inspectie en het advies zijn gratis en u zit nergens aan vast.",
      },
      {
        title: "Reparatie als dat genoeg is",
        text: "Is uw dak nog goed, dan zeggen wij dat. Vernieuwen doen wij alleen als het nodig is.",
      },
      {
        title: "Dag en nacht bereikbaar bij spoed",
        text: "Bij een lekkage streven wij ernaar binnen enkele uren bij u te zijn.",
      },
      { title: "Garantie op papier", text: "Op materiaal en werk krijgt u tot 15 jaar garantie." },
    ],
    link: "Meer over ons",
  },
  recentWork: {
    heading: "Recent werk",
    intro: "Drie voorbeelden van daken waaraan wij werkten.",
    items: [
      {
        title: "Dak van een herenhuis vernieuwd",
        text: "Nieuwe pannen, panlatten en folie onder het oude silhouet.",
        projectSlug: "utrecht-monumentaal-pannendak",
      },
      {
        title: "Plat dak van een bedrijfspand",
        text: "Twee lagen bitumen, met nieuwe randen en afvoeren.",
        projectSlug: "rotterdam-plat-dak",
      },
      {
        title: "Jaren-30-woning geïsoleerd",
        text: "Isolatie van buitenaf, zonder ruimte op zolder te verliezen.",
        projectSlug: "haarlem-dakisolatie",
      },
    ],
    link: "Bekijk alle projecten",
  },
  questions: {
    heading: "Veelgestelde vragen",
    intro: "Staat uw vraag er niet bij? Bel ons gerust.",
    items: [
      {
        question: "Hoe snel bent u er bij een lekkage?",
        answer: "Wij zijn 24/7 bereikbaar en streven ernaar binnen enkele uren bij u te zijn.",
      },
      { question: "Welke garantie krijg ik?", answer: "Op materiaal en werk krijgt u tot 15 jaar garantie." },
      {
        question: "Is de dakinspectie echt gratis?",
        answer: "Ja. De inspectie en het advies kosten niets en u zit nergens aan vast.",
      },
      {
        question: "Werkt u ook bij mij in de buurt?",
        answer: "Ja, wij werken in heel Nederland. Bekijk ons [werkgebied](/werkgebied).",
      },
    ],
    link: "Alle vragen en antwoorden",
  },
  callback: {
    heading: "Liever even bellen?",
    intro: "Laat uw naam en nummer achter. Wij bellen u zo spoedig mogelijk terug.",
    points: ["Gratis advies", "U zit nergens aan vast", "Alleen over uw vraag"],
  },
};
