import type { City } from "./schema";

const files = import.meta.glob<City>("../../content/steden/*.yaml", { import: "default" });

/** The cities with a page of their own. */
export const citySlugs = Object.keys(files).map((file) => file.replace(/^.*\/|\.yaml$/g, ""));

/** One city with all its text; undefined where it has no page of its own. Rejects when the network fails. */
export async function loadCity(slug: string): Promise<City | undefined> {
  return files[`../../content/steden/${slug}.yaml`]?.();
}
