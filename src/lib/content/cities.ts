import { placeNameFromSlug } from "../place-name";
import type { City, CityPage } from "./schema";

const files = import.meta.glob<City>("../../content/steden/*.yaml", { import: "default" });

/** One city with all its text; undefined where it has no page of its own. Rejects when the network fails. */
export async function loadCity(slug: string): Promise<City | undefined> {
  return files[`../../content/steden/${slug}.yaml`]?.();
}

/** The general page for a place without a page of its own; undefined for what cannot be a place's name. */
export async function loadOtherCity(slug: string): Promise<CityPage | undefined> {
  const place = placeNameFromSlug(slug);
  if (!place) return undefined;
  const { default: otherCity } = await import("../../content/paginas/andere-plaats.yaml");
  return JSON.parse(JSON.stringify(otherCity).replaceAll("{plaats}", place));
}
