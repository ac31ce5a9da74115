import type { Service } from "./schema";

// For /contact alone: other pages have one service, or none.
const offers = Object.values(
  import.meta.glob<Pick<Service, "slug" | "quoteOption" | "guarantee" | "prices">>(
    "../../content/diensten/*.yaml",
    { eager: true, import: "default", query: "?fields=slug,quoteOption,guarantee,prices" },
  ),
);

/** The guarantee and prices of the service that has this box in the quote form. */
export const serviceOffer = (option: unknown) =>
  offers.find(({ quoteOption }) => quoteOption !== undefined && quoteOption === option);
