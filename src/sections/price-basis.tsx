import type { Service } from "../lib/content/schema";
import { Drawing } from "../ui/drawing";
import { Section } from "../ui/section";
import { Prose } from "./prose";
import { TitledList } from "./titled-list";

/** The items of a price, the largest first: a drawing with numbers, and what each number is. */
export function PriceBasis({
  content: { heading, paragraphs = [], items = [], drawing },
}: {
  content: NonNullable<Service["priceBasis"]>;
}) {
  return (
    <Section tone="zinc" id="prijs">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-20">
          <Prose heading={heading} paragraphs={paragraphs} />
          {drawing && (
            <div className="mt-8 max-lg:-mx-5 md:max-lg:-mx-8">
              <Drawing name={drawing.name} />
            </div>
          )}
        </div>
        <TitledList items={items} numbered />
      </div>
    </Section>
  );
}
