import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "haarlem-dakisolatie",
  order: 30,
  title: "Dak van een jarendertigwoning geïsoleerd",
  place: "Haarlem",
  description:
    "De zolder was ’s winters koud en ’s zomers snikheet. Wij haalden de pannen eraf, legden de isolatie op het dakhout en legden dezelfde pannen op nieuwe latten terug. Binnen bleef de zolder zoals hij was, met het houtwerk in het zicht.",
  work: ["Isolatie aan de buitenkant", "Nieuwe panlatten", "Pannen teruggelegd"],
  picture: {
    name: "project-haarlem",
    alt: "Een dak dat half open ligt: links hout en isolatieplaten, rechts latten met rode pannen.",
    impression: true,
  },
  serviceSlug: "dakisolatie",
};
