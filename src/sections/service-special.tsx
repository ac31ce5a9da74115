import type { Service } from "../lib/content/schema.ts";
import { CloseUp } from "../ui/drawing.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { SectionHeading } from "../ui/section.tsx";
import { TitledList } from "../ui/titled-list.tsx";
import { Cards } from "./cards.tsx";

type Special = NonNullable<Service["special"]>;

/** A comparison or a list that only one service has. */
export function ServiceSpecial({ content: { heading, intro, table, list, numbered } }: { content: Special }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <SectionHeading heading={heading} intro={intro} />
      {table && <Comparison table={table} caption={heading} />}
      {list &&
        (list.some(({ closeUp }) => closeUp) ? (
          <Cards cards={list} />
        ) : (
          <TitledList
            items={list}
            isNumbered={numbered}
            className="gap-x-8 sm:grid sm:grid-cols-2 lg:grid-cols-3"
          />
        ))}
    </div>
  );
}

function Comparison({ table, caption }: { table: NonNullable<Special["table"]>; caption: string }) {
  const columns = [
    { heading: table.first, closeUp: table.firstCloseUp },
    { heading: table.second, closeUp: table.secondCloseUp },
  ];
  const cell = "border-b border-zinc-300 py-3 pr-4 text-left align-top";
  return (
    <table className="w-full table-fixed border-collapse border-t-2 border-ink text-small hyphens-auto">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-24 md:w-36" />
          {columns.map(({ heading, closeUp }) => (
            <th key={heading} scope="col" className={`${cell} font-semibold`}>
              {closeUp && <CloseUp part={closeUp} className="mb-3 w-full max-w-80 bg-zinc-200" />}
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
            <td className={cell}>
              <RichText text={first} />
            </td>
            <td className={cell}>
              <RichText text={second} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
