import type { FaqQuestion } from "../types";

export const question: FaqQuestion = {
  category: "materialen",
  order: 20,
  question: "Wat is het verschil tussen bitumen en EPDM?",
  answer:
    "Bitumen is een taai, zwart materiaal dat wij in banen op het dak leggen en aan elkaar smelten. Het gaat 25 tot 30 jaar mee. EPDM is een soort rubber. Het komt in grote stukken, heeft weinig naden en kan tot 50 jaar meegaan. Wat bij u past, hangt af van de vorm van het dak en van de hoeken en pijpen. Lees meer over [platte daken](/bitumen-dakbedekking).",
};
