import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "algemeen",
  order: 30,
  question: "Is de dakinspectie echt gratis?",
  answer:
    "Ja. De [inspectie](/dakinspectie) en het advies kosten niets en u zit nergens aan vast. Daarna beslist u zelf of u een offerte wilt. Is uw dak in orde, dan zeggen wij dat ook.",
};
