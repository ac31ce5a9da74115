import { paths } from "../paths";
import type { Proof } from "./schema";

// These fields, so that pages with a line of proof do not carry the rest.
const [about] = Object.values(
  import.meta.glob<Proof>("../../content/paginas/over-ons.yaml", {
    eager: true,
    import: "default",
    query: "?fields=assurance,people.items,reviews.average,reviews.averageLine",
  }),
);
if (!about) throw new Error("There is no paginas/over-ons.yaml");

export const proof = about;

export const assuranceId = "zekerheid";

/** The part of /over-ons with proof; undefined until the owner has filled in some of it. */
export const assuranceLink =
  Object.keys(about.assurance ?? {}).length > 0 ? `${paths.about}#${assuranceId}` : undefined;
