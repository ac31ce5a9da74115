import type { CitySummary } from "./schema";

// Without the texts of the pages.
const summaries = import.meta.glob<CitySummary>("../../content/steden/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=slug,name,order,province,latitude,longitude,mapLabel",
});

/** In order, for the list and the map on /werkgebied. */
export const cityList: CitySummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);
