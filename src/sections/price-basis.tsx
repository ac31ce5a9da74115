import type { Service } from "../lib/content/schema.ts";
import { partIds } from "../lib/paths.ts";
import { CloseUp } from "../ui/drawing.tsx";
import { Prose } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import { TitledList } from "../ui/titled-list.tsx";

/** The items of a price, the largest first, each beside its picture. */
export function PriceBasis({
  content: { heading, paragraphs, items },
}: {
  content: NonNullable<Service["priceBasis"]>;
}) {
  return (
    <Section
      isSplit
      id={partIds.prices}
      heading={heading}
      afterHeading={paragraphs && <Prose paragraphs={paragraphs} />}
    >
      <TitledList
        items={items.map(({ closeUp, ...item }) => ({
          ...item,
          picture: closeUp && <CloseUp part={closeUp} className="w-24 shrink-0 md:w-36" />,
        }))}
      />
    </Section>
  );
}
