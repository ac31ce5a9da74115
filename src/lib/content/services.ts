import type { Service, ServiceSummary } from "./schema";

// Single fields: every page carries these for its menu.
const summaries = import.meta.glob<ServiceSummary>("../../content/diensten/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=slug,name,order,card,quoteOption",
});

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

export const services: ServiceSummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);

/** Throws where no such service exists; the content check refuses a reference to one. */
export function serviceSummary(slug: string): ServiceSummary {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}

/** One service with all its text; undefined where there is none. Rejects when the network fails. */
export async function loadService(slug: string): Promise<Service | undefined> {
  return files[`../../content/diensten/${slug}.yaml`]?.();
}
