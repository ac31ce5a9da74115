import type { CallbackFormContent } from "./types";

/** The call-back form on the home page; what it shares with the quote form is in `forms.ts`. */
export const callbackForm: CallbackFormContent = {
  name: { label: "Naam", errors: { missing: "Vul uw naam in" } },
  phone: {
    label: "Telefoonnummer",
    hint: "Op dit nummer bellen wij u terug.",
    errors: { missing: "Vul uw telefoonnummer in, zodat wij u kunnen bellen" },
  },
  submit: "Bel mij terug",
  privacyNote: "Wij bellen u alleen over uw vraag. Lees onze [privacyverklaring](/privacy).",
  mailSubject: "Terugbelverzoek",
};
