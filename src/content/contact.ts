import type { ContactContent } from "./types";

/** The contact page with the quote form, /contact. */
export const contact: ContactContent = {
  meta: {
    title: "Contact: vraag gratis een offerte aan",
    description:
      "Vraag gratis een offerte of dakinspectie aan. U krijgt binnen 24 uur een reactie. Lekt uw dak nu? Dan belt u ons 24/7.",
  },
  heading: "Vertel ons over uw dak",
  intro:
    "Vul het formulier in en u krijgt binnen 24 uur een reactie. Hoe meer u vertelt, hoe beter wij ons kunnen voorbereiden.",
  emergency: {
    heading: "Lekt het nu?",
    text: "Wacht dan niet op een mail. Wij zijn dag en nacht bereikbaar.",
  },
  formHeading: "Gratis offerte aanvragen",
  detailsHeading: "Liever direct contact?",
  guarantees: {
    heading: "Waar u op kunt rekenen",
    items: [
      "Binnen 24 uur een reactie op uw aanvraag",
      "Gratis en vrijblijvende inspectie, met advies",
      "Tot 15 jaar garantie op materiaal en werk",
      "VCA-gecertificeerde dakdekkers",
    ],
  },
  steps: {
    heading: "Wat gebeurt er na uw aanvraag?",
    items: [
      {
        title: "Wij bellen u",
        text: "Binnen 24 uur nemen wij contact op. Wij vragen door en plannen de inspectie.",
      },
      {
        title: "Wij bekijken uw dak",
        text: "De inspectie is gratis. Met foto’s erbij leggen wij uit wat wij hebben gezien.",
      },
      {
        title: "U krijgt de offerte",
        text: "Daarin staat welk werk wij doen, met welk materiaal en wat het kost.",
      },
      { title: "U beslist", text: "Neem rustig de tijd. Pas als u akkoord bent, plannen wij het werk in." },
    ],
  },
  serviceAreaText:
    "Wij komen uit Hilversum en werken in het hele land. Bij [ons werkgebied](/werkgebied) leest u wat de afstand voor u betekent.",
};
