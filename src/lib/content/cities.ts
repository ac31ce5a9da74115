import { slugOf } from "../paths.ts";
import type { City } from "./schema.ts";

const files = import.meta.glob<City>("../../content/steden/*.yaml", { import: "default" });

export const citySlugs = Object.keys(files).map(slugOf);

/** Resolves with nothing for a place without a page. */
export const loadCity = async (slug: string) => files[`../../content/steden/${slug}.yaml`]?.();
