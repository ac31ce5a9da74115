import type { CitySummary } from "./types";

/*
 * The query makes the bundler treat the summary as a module of its own, so
 * that the list carries the names but none of the pages' texts.
 */
const summaries = import.meta.glob<CitySummary>("./cities/*.ts", {
  eager: true,
  import: "summary",
  query: "?summary",
});

/** The cities with a page of their own, for the list and the map on /werkgebied. */
export const cityList: CitySummary[] = Object.values(summaries).sort((a, b) => a.order - b.order);
