import type { QuoteFormContent } from "./types";

/** The quote form on /contact. Option labels, `submitting` and toasts are fixed by the specification. */
export const quoteForm: QuoteFormContent = {
  services: {
    legend: "Waar kunnen wij u mee helpen?",
    hint: "Kies één of meer diensten. Twijfelt u? Kies dan ‘Anders / Weet niet’.",
    options: [
      { id: "dakrenovatie", label: "Dakrenovatie" },
      { id: "pannendak", label: "Pannendak" },
      { id: "bitumen", label: "Bitumen Dakbedekking" },
      { id: "dakisolatie", label: "Dakisolatie" },
      { id: "daklekkage", label: "Daklekkage (Spoed)" },
      { id: "dakonderhoud", label: "Dakonderhoud" },
      { id: "dakinspectie", label: "Dakinspectie" },
      { id: "dakgoten", label: "Dakgoten" },
      { id: "anders", label: "Anders / Weet niet" },
    ],
  },
  name: { label: "Naam" },
  phone: { label: "Telefoonnummer", hint: "Wij bellen u om de inspectie af te spreken." },
  email: { label: "E-mailadres", hint: "Hier sturen wij de offerte naartoe." },
  message: {
    label: "Uw bericht",
    hint: "Wat is er aan de hand, om wat voor dak gaat het en in welke plaats?",
  },
  submit: "Vraag gratis offerte aan",
  submitting: "Versturen...",
  requiredNote: "Velden met een * zijn verplicht.",
  privacyNote:
    "Wij gebruiken uw gegevens alleen voor uw aanvraag en geven ze niet door aan andere dakdekkers. Lees onze [privacyverklaring](/privacy).",
  withoutScript:
    "Dit formulier werkt alleen met JavaScript. U kunt ons ook bellen of mailen. Dan noteren wij uw aanvraag.",
  toasts: {
    noService: {
      title: "Oeps! Er is iets misgegaan.",
      text: "Selecteer alstublieft minstens één dienst.",
    },
    failed: {
      title: "❌ Er is iets misgegaan",
      text: "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
    },
  },
};
