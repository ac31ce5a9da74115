import type { SpecialContent } from "../lib/content/schema";
import { Drawing } from "../ui/drawing";
import { RichText } from "../ui/rich-text";
import { Section, SectionHeading, type SectionProps } from "../ui/section";
import { TitledList } from "./titled-list";

/** What only one service has: a comparison or a list, beside its drawing where there is one. */
export function ServiceSpecial({
  content,
  drawing,
  tone,
}: {
  content?: SpecialContent;
  drawing?: string;
  tone: SectionProps["tone"];
}) {
  return (
    <Section tone={tone}>
      <div className={drawing ? "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]" : ""}>
        {content && (
          <div className="min-w-0">
            <SectionHeading heading={content.heading} intro={content.intro} />
            <div className="mt-8">
              {content.table && <Comparison table={content.table} caption={content.heading} />}
              {content.list && <TitledList items={content.list} numbered={content.numbered} />}
            </div>
          </div>
        )}
        {drawing && <Drawing name={drawing} />}
      </div>
    </Section>
  );
}

function Comparison({ table, caption }: { table: NonNullable<SpecialContent["table"]>; caption: string }) {
  const cell = "border-b border-zinc-300 py-3 pr-4 text-left align-top";
  return (
    <table className="w-full border-t-2 border-ink text-small hyphens-auto">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {[table.first, table.second].map((heading) => (
            <th key={heading} scope="col" className={`${cell} font-semibold`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ what, first, second }) => (
          <tr key={what}>
            <th scope="row" className={`${cell} wrap-break-word font-semibold`}>
              {what}
            </th>
            {[first, second].map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two columns
              <td key={index} className={cell}>
                <RichText text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
