import type { RichText as RichTextSource } from "../lib/content/schema.ts";
import { partsOf } from "../lib/text/links.ts";
import { PageLink } from "./page-link.tsx";

/** Text in which `[words](/path)` becomes a link, also to `tel:`, `mailto:` and `https:`. */
export function RichText({ text }: { text: RichTextSource }) {
  return partsOf(text).map((part) => {
    if (typeof part === "string") return part;
    const { words, address } = part;
    // The router knows pages, not files.
    return address.startsWith("/") && !/\.\w+$/.test(address) ? (
      <PageLink key={`${address}-${words}`} to={address} className="text-link">
        {words}
      </PageLink>
    ) : (
      <a
        key={`${address}-${words}`}
        href={address}
        className={address.startsWith("tel:") ? "text-link whitespace-nowrap" : "text-link"}
      >
        {words}
      </a>
    );
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
