import company from "../content/bedrijf.yaml";
import type { WayOnContent } from "./types";

/** Beside both forms when they cannot be sent; `subject` is that of the mail which then takes their place. */
export const wayOn = (subject: string): WayOnContent => ({
  failed: "Uw aanvraag is niet verstuurd. Wat u invulde, staat er nog. U bereikt ons ook zo:",
  trapped:
    "Uw aanvraag is niet verstuurd. Er was een verborgen veld ingevuld, en dat doen meestal alleen programma’s die reclame versturen. Wij hebben het leeggemaakt: druk nog een keer op de knop. Lukt het niet, dan bereikt u ons zo:",
  call: "Bel",
  phone: company.phone,
  mail: "Mail ons wat u invulde",
  email: company.email,
  subject,
  trapLabel: "Laat dit veld leeg",
});
