import faq from "../../content/paginas/faq.yaml";
import type { FaqQuestion, QuestionCategory } from "./schema";

const files = import.meta.glob<FaqQuestion>("../../content/vragen/*.yaml", {
  eager: true,
  import: "default",
});

/** The parts of /faq, each with its questions in their order. */
export const questionCategories: QuestionCategory[] = faq.categories.map(({ id, title }) => ({
  id,
  title,
  questions: Object.values(files)
    .filter(({ category }) => category === id)
    .sort((a, b) => a.order - b.order),
}));
