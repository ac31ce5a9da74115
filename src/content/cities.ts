import { placeNameFromSlug } from "../lib/place-name";
import type { CityPage, CitySummary } from "./types";

/** What a file in ./cities holds: the city as lists show it, and the text of its page. */
export interface City {
  summary: CitySummary;
  page: CityPage;
}

const files = import.meta.glob<City>("./cities/*.ts");

/** One city; undefined where it has no page of its own. Rejects when the network fails. */
export async function loadCity(slug: string): Promise<City | undefined> {
  return files[`./cities/${slug}.ts`]?.();
}

/** The general page for a place without a page of its own; undefined for what cannot be a place's name. */
export async function loadOtherCity(slug: string): Promise<CityPage | undefined> {
  const place = placeNameFromSlug(slug);
  if (!place) return undefined;
  const { otherCity } = await import("./city-page");
  return JSON.parse(JSON.stringify(otherCity).replaceAll("{plaats}", place));
}
