import type { CitySummary } from "./schema";

/* Single fields, so that the list carries the names but none of the pages' texts. */
const summaries = import.meta.glob<CitySummary>("../../content/steden/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=slug,name,order,province,latitude,longitude,mapLabel",
});

/** The cities with a page of their own, for the list and the map on /werkgebied. */
export const cityList: CitySummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);
