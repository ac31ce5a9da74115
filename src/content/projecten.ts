import type { ProjectContent, ProjectsPageContent } from "./types";

/* One file per project in ./projects. */
const projects = import.meta.glob<ProjectContent>("./projects/*.ts", { eager: true, import: "project" });

/** The showcase, /projecten: examples of work, each from its own file. */
export const projectsPage: ProjectsPageContent = {
  meta: {
    title: "Projecten: van monumentaal dak tot nieuwbouw",
    description:
      "Een monumentaal pannendak in Utrecht, een plat bedrijfsdak in Rotterdam, loodwerk in ’t Gooi en meer. Lees wat er mis was en wat wij deden.",
  },
  heading: "Daken waaraan wij werkten",
  intro:
    "Bij elk dak leest u wat de vraag was, wat wij deden en wat het opleverde. Misschien herkent u uw eigen dak.",
  projects: Object.values(projects).sort((a, b) => a.order - b.order),
  pictures: {
    enlarge: "Vergroot dit beeld",
    close: "Sluiten",
    before: "Voor",
    after: "Na",
    compare: "Vergelijk het dak voor en na het werk",
    compared: "{deel}% van het beeld is van voor het werk",
  },
  callToAction: {
    heading: "Lijkt uw dak op een van deze daken?",
    text: "Vertel ons wat er aan de hand is. Wij komen gratis kijken en maken een offerte voor uw dak.",
  },
};
