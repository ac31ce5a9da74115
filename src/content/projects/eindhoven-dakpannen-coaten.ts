import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "eindhoven-dakpannen-coaten",
  order: 60,
  title: "Dakpannen gereinigd en gecoat",
  place: "Eindhoven",
  description:
    "De meeste betonpannen waren nog goed, maar groen van het mos en dof van kleur. Wij verwijderden het mos, vervingen de kapotte pannen en brachten na het reinigen een coating aan: een beschermende verflaag. De kleur is weer egaal en mos groeit minder snel.",
  work: ["Mos verwijderd", "Kapotte pannen vervangen", "Coating aangebracht"],
  picture: {
    name: "project-eindhoven-na",
    alt: "Het dak na het werk, met schone pannen in een egale donkere kleur.",
    impression: true,
  },
  before: {
    name: "project-eindhoven-voor",
    alt: "Hetzelfde dak voor het werk, met doffe betonpannen onder het groene mos.",
    impression: true,
  },
  serviceSlug: "dakonderhoud",
};
