import type { Project } from "./schema";

const files = import.meta.glob<Project>("../../content/projecten/*.yaml", { eager: true, import: "default" });

export const projects: Project[] = Object.values(files).sort((a, b) => a.order - b.order);
