import type { Service } from "../lib/content/schema";
import { priceText } from "../lib/text/dutch-format";
import { TitledList } from "./titled-list";

/** The owner's prices of a service: what for, how much, and what is included. */
export function PriceList({ prices: { items } }: { prices: NonNullable<Service["prices"]> }) {
  return (
    <TitledList
      items={items.map(({ what, included, ...price }) => ({
        title: what,
        note: priceText(price),
        text: included,
      }))}
    />
  );
}
