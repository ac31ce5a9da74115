import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "gooi-loodwerk",
  order: 40,
  title: "Lekkage en loodwerk bij een villa",
  place: "’t Gooi",
  description:
    "Bij regen en westenwind werd de muur naast de schoorsteen nat, want het lood was gescheurd en de voegen lieten los. Wij vervingen het lood en voegden de schoorsteen opnieuw. Ook controleerden wij de kilgoten: de goten waar twee schuine daken samenkomen.",
  work: ["Lood rond de schoorsteen", "Voegwerk hersteld", "Kilgoten gecontroleerd"],
  picture: {
    name: "project-gooi",
    alt: "Een gemetselde schoorsteen met nieuw lood eromheen, op een dak met grijze pannen.",
    impression: true,
  },
  serviceSlug: "daklekkage",
};
