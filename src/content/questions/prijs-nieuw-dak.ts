import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "kosten",
  order: 10,
  question: "Wat kost een nieuw dak?",
  answer:
    "Dat hangt af van de grootte, de vorm en de hoogte van het dak. Ook het materiaal, de staat van het hout, de steiger en het afvoeren van oud materiaal tellen mee. Daarom noemen wij geen prijs zonder het dak te zien. Na de gratis inspectie krijgt u een offerte voor uw dak.",
};
