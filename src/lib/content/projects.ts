import type { Project } from "./schema";

const files = import.meta.glob<Project>("../../content/projecten/*.yaml", { eager: true, import: "default" });

/** The projects of the showcase, in its order. */
export const projects: Project[] = Object.values(files).sort((a, b) => a.order - b.order);
