import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "algemeen",
  order: 40,
  question: "Werkt u in heel Nederland?",
  answer:
    "Ja. Wij komen uit Hilversum en werken in het hele land, voor huiseigenaren en voor bedrijven. Hoe verder weg u woont, hoe langer wij onderweg zijn. Wat dat bij een lek betekent, leest u bij [ons werkgebied](/werkgebied).",
};
