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
    "Heeft u ons een aanvraag gestuurd? Dan nemen wij binnen 24 uur contact met u op. Heeft u nog niets verstuurd? Vul dan het formulier op de contactpagina in, of bel of mail ons.",
  next: {
    heading: "Wat gebeurt er nu?",
    items: [
      {
        title: "Wij lezen uw aanvraag",
        text: "Wij bekijken wat u schreef en wat wij nog van u willen weten.",
      },
      {
        title: "Wij bellen of mailen u",
        text: "Dat doen wij binnen 24 uur, om een afspraak te maken voor de gratis inspectie.",
      },
      {
        title: "Wij kijken en u beslist",
        text: "Met foto’s leggen wij uit wat uw dak nodig heeft. In de offerte staat wat dat kost. U zit nergens aan vast.",
      },
    ],
  },
  sentHeading: "Dit heeft u ons gestuurd",
  contactText: "Wilt u iets aanvullen, of kan het niet wachten? Bel of mail ons:",
  homeLink: "Terug naar de startpagina",
};
