import company from "../content/bedrijf.yaml";
import { formErrors } from "./form-errors";
import type { CallbackFormContent } from "./types";
import { wayOn } from "./way-on";

/** The call-back form on the home page. Placeholders, `submitting` and toasts are fixed by the specification. */
export const callbackForm: CallbackFormContent = {
  wayOn: wayOn("Terugbelverzoek"),
  name: { label: "Naam", placeholder: "Uw naam", errors: { missing: "Vul uw naam in" } },
  phone: {
    label: "Telefoonnummer",
    hint: "Op dit nummer bellen wij u terug.",
    placeholder: "Uw telefoonnummer",
    errors: { missing: "Vul uw telefoonnummer in, zodat wij u kunnen bellen" },
  },
  errors: formErrors,
  submit: "Bel mij terug",
  submitting: "Een moment...",
  privacyNote: "Wij bellen u alleen over uw vraag. Lees onze [privacyverklaring](/privacy).",
  withoutScript: `Dit formulier werkt alleen met JavaScript. U kunt ons ook bellen op [${company.phone.display}](tel:${company.phone.dial}) of mailen naar [${company.email}](mailto:${company.email}).`,
  toasts: {
    sent: {
      title: "Aanvraag verzonden!",
      text: "Bedankt! We bellen u zo spoedig mogelijk terug.",
    },
    failed: {
      title: "Er is iets misgegaan",
      text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
    },
  },
};
