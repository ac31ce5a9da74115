import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "algemeen",
  order: 20,
  question: "Welke garantie krijg ik?",
  answer:
    "U krijgt tot 15 jaar garantie op materiaal en werk. De termijn hangt af van het soort werk en het materiaal. Hij staat in uw offerte, dus u weet hem vooraf.",
};
