import type { QuoteFormContent } from "./types";

/** The quote form on /contact; what it shares with the call-back form is in `forms.ts`. */
export const quoteForm: QuoteFormContent = {
  requiredNote: "Velden met een * zijn verplicht.",
  services: {
    label: "Waar kunnen wij u mee helpen?",
    hint: "Kies één of meer diensten. Twijfelt u? Kies dan ‘Anders / Weet niet’.",
    errors: { missing: "Kies minstens één dienst" },
  },
  name: {
    label: "Naam",
    hint: "Dan weten wij naar wie wij vragen.",
    errors: { missing: "Vul uw naam in" },
  },
  phone: {
    label: "Telefoonnummer",
    hint: "Wij bellen u om de inspectie af te spreken.",
    errors: { missing: "Vul uw telefoonnummer in, zodat wij u kunnen bellen" },
  },
  email: {
    label: "E-mailadres",
    hint: "Hier sturen wij de offerte naartoe.",
    errors: {
      missing: "Vul uw e-mailadres in, zodat wij u de offerte kunnen sturen",
      malformed: "Controleer uw e-mailadres. Het ziet eruit als naam@voorbeeld.nl",
    },
    suggestion: "Bedoelt u {adres}?",
    acceptSuggestion: "Ja, verander mijn adres",
  },
  message: {
    label: "Uw bericht",
    hint: "Wat is er aan de hand, om wat voor dak gaat het en in welke plaats?",
    errors: { missing: "Vertel in uw bericht kort waar het om gaat" },
  },
  submit: "Vraag gratis offerte aan",
  privacyNote:
    "Wij gebruiken uw gegevens alleen voor uw aanvraag en geven ze niet door aan andere dakdekkers. Lees onze [privacyverklaring](/privacy).",
  mailSubject: "Offerteaanvraag",
};
