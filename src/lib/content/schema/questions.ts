import { z } from "zod";
import { order, question } from "./blocks.ts";

export const faqQuestion = z.strictObject({
  order,
  category: z.string().meta({ title: "Groep", widget: "category" }),
  ...question,
});
