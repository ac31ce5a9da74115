import type { City } from "./schema";

const files = import.meta.glob<City>("../../content/steden/*.yaml", { import: "default" });

export const citySlugs = Object.keys(files).map((file) => file.replace(/^.*\/|\.yaml$/g, ""));

/** Undefined for a city without a page of its own. Rejects when the network fails. */
export async function loadCity(slug: string): Promise<City | undefined> {
  return files[`../../content/steden/${slug}.yaml`]?.();
}
