import type { CallbackFormContent } from "./types";

/** The call-back form on the home page. Placeholders, `submitting` and toasts are fixed by the specification. */
export const callbackForm: CallbackFormContent = {
  name: { label: "Naam", placeholder: "Uw naam" },
  phone: { label: "Telefoonnummer", placeholder: "Uw telefoonnummer" },
  submit: "Bel mij terug",
  submitting: "Een moment...",
  privacyNote: "Wij bellen u alleen over uw vraag. Lees onze [privacyverklaring](/privacy).",
  withoutScript: "Dit formulier werkt alleen met JavaScript. U kunt ons ook direct bellen.",
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
