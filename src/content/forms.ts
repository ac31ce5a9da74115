import { company } from "./company";
import type { FormsContent } from "./types";

/** What the quote form and the call-back form say in the same words. */
export const forms: FormsContent = {
  errors: {
    heading: "Er is een probleem",
    prefix: "Fout:",
    tooLong: "{veld} mag hoogstens {grens} tekens lang zijn. Het zijn er nu {aantal}",
  },
  phoneWithoutDigit:
    "Er staat geen cijfer in uw telefoonnummer. Klopt dat? Dan kunt u het formulier gewoon versturen.",
  fallback: {
    failed: "Uw aanvraag is niet verstuurd. Wat u invulde, staat er nog. U bereikt ons ook zo:",
    honeypot:
      "Uw aanvraag is niet verstuurd. Er was een verborgen veld ingevuld, en dat doen meestal alleen programma’s die reclame versturen. Wij hebben het leeggemaakt: druk nog een keer op de knop. Lukt het niet, dan bereikt u ons zo:",
    call: "Bel",
    mail: "Mail ons wat u invulde",
  },
  honeypotLabel: "Laat dit veld leeg",
  withoutScript: `Dit formulier werkt alleen met JavaScript. U kunt ons ook bellen op [${company.phone.display}](tel:${company.phone.dial}) of mailen naar [${company.email}](mailto:${company.email}). Dan noteren wij uw aanvraag.`,
};
