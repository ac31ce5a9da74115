import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "kosten",
  order: 30,
  question: "Kan ik subsidie krijgen voor dakisolatie?",
  answer:
    "Misschien. Woont u in een huis van uzelf? Dan is er de ISDE, een subsidie van het Rijk voor onder meer isolatie. De regels veranderen geregeld. Kijk dus op rvo.nl voordat u ons een opdracht geeft. Vraag het ook bij uw gemeente.",
};
