import type { FaqContent, FaqQuestion, QuestionCategory } from "./types";

/* One file per question in ./questions. */
const questions = import.meta.glob<FaqQuestion>("./questions/*.ts", { eager: true, import: "question" });

function questionsIn(category: QuestionCategory): FaqQuestion[] {
  return Object.values(questions)
    .filter((question) => question.category === category)
    .sort((a, b) => a.order - b.order);
}

/** The frequently asked questions, /faq: four categories, each question from its own file. */
export const faq: FaqContent = {
  meta: {
    title: "Veelgestelde vragen over uw dak",
    description:
      "Antwoorden over garantie, kosten, lekkage, isolatie en materialen: hoelang gaat een dak mee en wat kunt u van ons verwachten?",
  },
  heading: "Veelgestelde vragen",
  intro:
    "Vragen die wij vaak horen, met een kort antwoord. Staat uw vraag er niet bij? Bel of mail ons gerust.",
  categories: [
    { title: "Algemeen & garantie", questions: questionsIn("algemeen") },
    { title: "Kosten & offertes", questions: questionsIn("kosten") },
    { title: "Diensten & aanpak", questions: questionsIn("diensten") },
    { title: "Materialen & technieken", questions: questionsIn("materialen") },
  ],
  callToAction: {
    heading: "Staat uw vraag er niet bij?",
    text: "Stel hem ons. Wij antwoorden binnen 24 uur, en bij spoed meteen aan de telefoon.",
  },
};
