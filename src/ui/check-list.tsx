import { Check } from "lucide-react";
import { RichText } from "./rich-text";

export function CheckList({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check strokeWidth={3} className="mt-1 size-5 shrink-0" />
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
