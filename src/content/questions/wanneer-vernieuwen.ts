import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "diensten",
  order: 10,
  question: "Wanneer moet ik mijn dak laten vernieuwen?",
  answer:
    "De meeste daken zijn na 25 tot 40 jaar toe aan [renovatie](/dakrenovatie). Lekt het vaker, schuiven er pannen weg of is het hout zacht? Laat er dan eerder naar kijken. Vaak is een reparatie nog genoeg. Dan hoort u dat van ons.",
};
