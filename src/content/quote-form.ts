import company from "../content/bedrijf.yaml";
import { formErrors } from "./form-errors";
import type { QuoteFormContent } from "./types";
import { wayOn } from "./way-on";

/** The quote form on /contact. Option labels, `submitting` and toasts are fixed by the specification. */
export const quoteForm: QuoteFormContent = {
  wayOn: wayOn("Offerteaanvraag"),
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
  errors: formErrors,
  submit: "Vraag gratis offerte aan",
  submitting: "Versturen...",
  requiredNote: "Velden met een * zijn verplicht.",
  privacyNote:
    "Wij gebruiken uw gegevens alleen voor uw aanvraag en geven ze niet door aan andere dakdekkers. Lees onze [privacyverklaring](/privacy).",
  withoutScript: `Dit formulier werkt alleen met JavaScript. U kunt ons ook bellen op [${company.phone.display}](tel:${company.phone.dial}) of mailen naar [${company.email}](mailto:${company.email}). Dan noteren wij uw aanvraag.`,
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
