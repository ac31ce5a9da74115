import type { ThankYouContent } from "./types";

/** The page after a quote request, /bedankt. */
export const thankYou: ThankYouContent = {
  meta: {
    title: "Bedankt voor uw aanvraag",
    description: "Wij hebben uw aanvraag ontvangen en nemen binnen 24 uur contact met u op.",
  },
  heading: "Bedankt voor uw aanvraag",
  intro: "Uw aanvraag is bij ons binnen. Wij nemen binnen 24 uur contact met u op.",
  introWithoutRequest:
    "Heeft u ons een aanvraag gestuurd? Dan nemen wij binnen 24 uur contact met u op. Heeft u nog niets verstuurd, dan kunt u ons bellen of mailen.",
  next: {
    heading: "Wat gebeurt er nu?",
    items: [
      {
        title: "Wij lezen uw aanvraag",
        text: "Een dakdekker bekijkt wat u schreef en wat daarvoor nodig is.",
      },
      {
        title: "Wij bellen of mailen u",
        text: "Dat doen wij binnen 24 uur, om een afspraak te maken voor de gratis inspectie.",
      },
      {
        title: "U krijgt een offerte",
        text: "Na de inspectie weet u wat uw dak nodig heeft en wat het kost.",
      },
    ],
  },
  sentHeading: "Dit heeft u ons gestuurd",
  contactText: "Wilt u iets aanvullen, of kan het niet wachten? Bel of mail ons:",
  homeLink: "Terug naar de startpagina",
};
