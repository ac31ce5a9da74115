import { Check } from "lucide-react";
import { RichText } from "./rich-text.tsx";

/** Texts with a bullet, or with a check mark for promises. */
export function TextList({ items, isChecked }: { items: string[]; isChecked?: boolean }) {
  return (
    <ul className={`flex max-w-line flex-col ${isChecked ? "gap-3" : "list-disc gap-2 pl-4"}`}>
      {items.map((item) => (
        <li key={item} className={isChecked ? "flex gap-3" : undefined}>
          {isChecked && <Check strokeWidth={3} className="mt-1 size-5 shrink-0" />}
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
