import type { City } from "./schema";

const files = import.meta.glob<City>("../../content/steden/*.yaml", { import: "default" });

export const citySlugs = Object.keys(files).map((file) => file.replace(/^.*\/|\.yaml$/g, ""));

/** Undefined for a city without a page of its own. Rejects when the network fails. */
export const loadCity = async (slug: string) => files[`../../content/steden/${slug}.yaml`]?.();
