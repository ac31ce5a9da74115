import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "kosten",
  order: 20,
  question: "Hoe snel krijg ik een reactie op mijn aanvraag?",
  answer:
    "Binnen 24 uur nemen wij contact met u op. Wij plannen dan meteen een dag om uw dak te bekijken. Is er haast bij? Bel ons dan direct.",
};
