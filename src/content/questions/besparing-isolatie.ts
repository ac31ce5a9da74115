import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "diensten",
  order: 20,
  question: "Hoeveel scheelt dakisolatie?",
  answer:
    "Via een slecht geïsoleerd dak kan tot 30% van de warmte in huis verdwijnen. Met [dakisolatie](/dakisolatie) houdt u meer warmte binnen. Hoeveel u bespaart, hangt af van uw huis en van hoe warm u stookt. Daarom beloven wij u geen bedrag.",
};
