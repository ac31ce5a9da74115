import { Link } from "react-router-dom";
import type { RichText as RichTextSource } from "../lib/content/schema";
import { textLink } from "../lib/text-link";

/** Text in which `[label](/path)` is a link; `tel:`, `mailto:` and `https:` work too. */
export function RichText({ text }: { text: RichTextSource }) {
  // Two capture groups: text, label, address, text, label, address, ... text.
  const parts = text.split(textLink);
  return parts.map((part, index) => {
    if (index % 3 === 1) {
      const address = parts[index + 1] ?? "";
      return address.startsWith("/") ? (
        <Link key={`${address}-${part}`} to={address} className="text-link">
          {part}
        </Link>
      ) : (
        <a
          key={`${address}-${part}`}
          href={address}
          className={address.startsWith("tel:") ? "text-link whitespace-nowrap" : "text-link"}
        >
          {part}
        </a>
      );
    }
    return index % 3 === 0 ? part : null;
  });
}
