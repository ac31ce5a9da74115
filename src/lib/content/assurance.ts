import { paths } from "../paths";
import type { AboutContent } from "./schema";

/* The one field, so that the pages that link to it carry none of the rest. */
const [about] = Object.values(
  import.meta.glob<Pick<AboutContent, "assurance">>("../../content/paginas/over-ons.yaml", {
    eager: true,
    import: "default",
    query: "?fields=assurance",
  }),
);

/** The part of /over-ons where the company proves what it says. */
export const assuranceId = "zekerheid";

/** The address of that part; undefined as long as the owner has filled in none of it. */
export const assuranceLink =
  Object.keys(about?.assurance ?? {}).length > 0 ? `${paths.about}#${assuranceId}` : undefined;
