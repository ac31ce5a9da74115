import { paths } from "../paths";
import type { AboutContent } from "./schema";

// One field, so that pages that link there do not carry the rest.
const [about] = Object.values(
  import.meta.glob<Pick<AboutContent, "assurance">>("../../content/paginas/over-ons.yaml", {
    eager: true,
    import: "default",
    query: "?fields=assurance",
  }),
);

export const assuranceId = "zekerheid";

/** The part of /over-ons with proof; undefined until the owner has filled in some of it. */
export const assuranceLink =
  Object.keys(about?.assurance ?? {}).length > 0 ? `${paths.about}#${assuranceId}` : undefined;
