import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "materialen",
  order: 10,
  question: "Hoelang gaan dakpannen mee?",
  answer:
    "Keramische pannen, van gebakken klei, gaan meer dan 50 jaar mee. Betonpannen gaan 30 tot 50 jaar mee. De latten en de folie eronder zijn vaak eerder aan vervanging toe. Lees meer over [pannendaken](/pannendaken).",
};
