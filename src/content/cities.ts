import type { CityPage, CitySummary } from "./types";

/* One file per city in ./cities; see services.ts for why the query is there. */
const summaries = import.meta.glob<CitySummary>("./cities/*.ts", {
  eager: true,
  import: "summary",
  query: "?summary",
});

const pages = import.meta.glob<CityPage>("./cities/*.ts", { import: "page" });

/** The cities with a page of their own, in the order of the specification's list. */
export const cities: CitySummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);

/** The text of one city page; undefined for a city without a page of its own. */
export async function loadCity(slug: string): Promise<CityPage | undefined> {
  return pages[`./cities/${slug}.ts`]?.();
}
