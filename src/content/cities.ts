import { placeNameFromSlug } from "../lib/place-name";
import type { CityPage, CitySummary } from "./types";

/** What a file in ./cities holds: the city as lists show it, and the text of its page. */
export interface City {
  summary: CitySummary;
  page: CityPage;
}

const files = import.meta.glob<City>("./cities/*.ts");

/** Where the build writes a city for the browser, and where the browser asks for it. */
export function cityDataPath(slug: string): string {
  return `/dakdekker/${slug}.json`;
}

/**
 * One city; undefined where it has no page of its own. A visitor's browser
 * fetches just this one, so that the number of cities costs nobody a byte;
 * on the server and in development it comes from its file. Rejects when the
 * network fails.
 */
export async function loadCity(slug: string): Promise<City | undefined> {
  if (import.meta.env.SSR || !import.meta.env.PROD) return files[`./cities/${slug}.ts`]?.();
  if (!placeNameFromSlug(slug)) return undefined;
  const response = await fetch(cityDataPath(slug));
  if (response.status >= 500) throw new Error(`The text of ${slug} could not be fetched: ${response.status}`);
  // Some hosts answer an unknown address with a page and status 200.
  const isData = response.ok && response.headers.get("content-type")?.includes("json");
  return isData ? response.json() : undefined;
}

/** The general page for a place without a page of its own; undefined for what cannot be a place's name. */
export async function loadOtherCity(slug: string): Promise<CityPage | undefined> {
  const place = placeNameFromSlug(slug);
  if (!place) return undefined;
  const { otherCity } = await import("./city-page");
  return JSON.parse(JSON.stringify(otherCity).replaceAll("{plaats}", place));
}
