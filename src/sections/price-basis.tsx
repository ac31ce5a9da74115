import type { Service } from "../lib/content/schema.ts";
import { partIds } from "../lib/paths.ts";
import { CloseUp } from "../ui/drawing.tsx";
import { Prose } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import { TitledList } from "../ui/titled-list.tsx";

/** The items of a price, the largest first, each beside its picture. */
export function PriceBasis({
  content: { heading, paragraphs = [], items },
}: {
  content: NonNullable<Service["priceBasis"]>;
}) {
  return (
    <Section id={partIds.prices}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <Prose heading={heading} paragraphs={paragraphs} />
        </div>
        <TitledList
          items={items.map(({ closeUp, ...item }) => ({
            ...item,
            picture: closeUp && <CloseUp part={closeUp} className="w-24 shrink-0 md:w-36" />,
          }))}
        />
      </div>
    </Section>
  );
}
