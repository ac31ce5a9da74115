import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "algemeen",
  order: 10,
  question: "Hoe snel bent u er bij een lekkage?",
  answer:
    "Wij zijn 24 uur per dag en 7 dagen per week bereikbaar voor spoed. Ons streven is om binnen enkele uren bij u te zijn. Wat u tot die tijd zelf veilig kunt doen, leest u bij [daklekkage](/daklekkage).",
};
