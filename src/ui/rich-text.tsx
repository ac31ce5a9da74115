import type { RichText as RichTextSource } from "../lib/content/schema";
import { linkInText } from "../lib/paths";
import { PageLink } from "./page-link";

/** Text in which `[label](/path)` becomes a link, also to `tel:`, `mailto:` and `https:`. */
export function RichText({ text }: { text: RichTextSource }) {
  // Two capture groups: text, label, href, text, label, href, ... text.
  const parts = text.split(linkInText);
  return parts.map((part, index) => {
    if (index % 3 === 1) {
      const href = parts[index + 1] ?? "";
      // The router knows pages, not files.
      return href.startsWith("/") && !/\.\w+$/.test(href) ? (
        <PageLink key={`${href}-${part}`} to={href} className="text-link">
          {part}
        </PageLink>
      ) : (
        <a
          key={`${href}-${part}`}
          href={href}
          className={href.startsWith("tel:") ? "text-link whitespace-nowrap" : "text-link"}
        >
          {part}
        </a>
      );
    }
    return index % 3 === 0 ? part : null;
  });
}

/** A paragraph of such text; nothing when `text` is undefined. */
export function Paragraph({ text, className }: { text?: RichTextSource; className?: string }) {
  return (
    text && (
      <p className={className}>
        <RichText text={text} />
      </p>
    )
  );
}
