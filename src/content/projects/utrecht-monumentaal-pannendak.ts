import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "utrecht-monumentaal-pannendak",
  order: 10,
  title: "Monumentaal pannendak vernieuwd",
  place: "Utrecht",
  description:
    "Het dak van dit monumentale herenhuis was versleten, maar het aanzicht mocht niet veranderen. Wij haalden de pannen er één voor één af, herstelden het hout, het lood en de goten en legden nieuwe panlatten. De goede oude pannen gingen terug, aangevuld met gebruikte pannen van dezelfde soort.",
  work: ["Oude pannen hergebruikt", "Panlatten vernieuwd", "Lood en goten hersteld"],
  picture: {
    name: "project-utrecht",
    alt: "Een oud dak met rode en bruine pannen door elkaar, een dakkapel en een kerktoren op de achtergrond.",
    impression: true,
  },
  serviceSlug: "dakrenovatie",
};
