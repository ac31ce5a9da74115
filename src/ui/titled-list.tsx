import type { ReactNode } from "react";
import type { TitledText } from "../lib/content/schema.ts";
import { HouseNumber } from "./house-number.tsx";
import { Paragraph } from "./rich-text.tsx";

/** Titles with a text each, between hairlines. A `note`, such as a price, stands right, and a `picture` left. */
export function TitledList({
  items,
  isNumbered = false,
  className = "",
}: {
  items: (TitledText & { note?: string; picture?: ReactNode })[];
  isNumbered?: boolean;
  className?: string;
}) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={`border-t-2 border-current ${className}`}>
      {items.map(({ title, note, text, picture }, index) => (
        <li
          key={title}
          className={`flex gap-4 border-b border-zinc-300 ${picture ? "items-center py-3" : "py-4"}`}
        >
          {picture}
          {isNumbered && <HouseNumber number={index + 1} />}
          <div className="flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8">
              <h3 className="text-subheading">{title}</h3>
              {note && <p className="text-lead font-semibold">{note}</p>}
            </div>
            <Paragraph className="mt-2 text-slate" text={text} />
          </div>
        </li>
      ))}
    </List>
  );
}
