import type { ServicePage, ServiceSummary } from "./types";

/*
 * One file per service in ./services. The query makes the bundler treat the
 * summary as a module of its own, so that the menu carries names and
 * cards but none of the pages' texts.
 */
const summaries = import.meta.glob<ServiceSummary>("./services/*.ts", {
  eager: true,
  import: "summary",
  query: "?summary",
});

const pages = import.meta.glob<ServicePage>("./services/*.ts", { import: "page" });

/** All services in menu order. */
export const services: ServiceSummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);

/** The text of one service page; undefined where no such service exists. */
export async function loadService(slug: string): Promise<ServicePage | undefined> {
  return pages[`./services/${slug}.ts`]?.();
}
