import type { Service, ServiceSummary } from "./schema";

/*
 * One file per service. The query takes single fields out of it, so that the menu
 * carries names and cards but none of the pages' texts.
 */
const summaries = import.meta.glob<ServiceSummary>("../../content/diensten/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=slug,name,order,card,quoteOption",
});

const files = import.meta.glob<Service>("../../content/diensten/*.yaml", { import: "default" });

/** All services in menu order. */
export const services: ServiceSummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);

/** One service with all its text; undefined where no such service exists. Rejects when the network fails. */
export async function loadService(slug: string): Promise<Service | undefined> {
  return files[`../../content/diensten/${slug}.yaml`]?.();
}
