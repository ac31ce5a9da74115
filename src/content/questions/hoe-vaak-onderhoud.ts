import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "diensten",
  order: 30,
  question: "Hoe vaak heeft een dak onderhoud nodig?",
  answer:
    "Laat uw dak eens per jaar nakijken, het liefst na de herfst. Dan gaan bladeren uit de goot en vallen losse pannen op voordat ze gaan lekken. Lees meer over [dakonderhoud](/dakonderhoud).",
};
