import { paths } from "../paths";
import type { Proof } from "./schema";

// These fields, so that pages with a line of proof do not carry the rest.
export const [proof] = Object.values(
  import.meta.glob<Proof>("../../content/paginas/over-ons.yaml", {
    eager: true,
    import: "default",
    query:
      "?fields=assurance.insurance.company,assurance.vcaNumber,assurance.sampleQuote,people.items,reviews.average,reviews.averageLine",
  }),
) as [Proof];

export const assuranceId = "zekerheid";

/** The part of /over-ons with papers; undefined until the owner has filled in an insurer or a certificate. */
export const assuranceLink =
  proof.assurance?.insurance || proof.assurance?.vcaNumber ? `${paths.about}#${assuranceId}` : undefined;
