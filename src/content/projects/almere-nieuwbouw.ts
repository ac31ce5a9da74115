import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "almere-nieuwbouw",
  order: 50,
  title: "Nieuw dak op een nieuwbouwwoning",
  place: "Almere",
  description:
    "Bij deze nieuwe woning maakten wij het hele dak: houten dakdelen met isolatie, folie, latten en keramische pannen. De plek van dakramen en pijpen spraken wij af voordat de bouw begon. Daardoor hoefde er later niets te worden opengezaagd.",
  work: ["Geïsoleerde dakdelen", "Keramische pannen", "Dakramen ingebouwd"],
  picture: {
    name: "project-almere",
    alt: "Een strak dak met zwarte pannen en twee dakramen op een nieuwe, lichte woning.",
    impression: true,
  },
  serviceSlug: "nieuwbouw-daken",
};
