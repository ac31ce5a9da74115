/**
 * Keeps on one line what no-break spaces and word joiners hold together. The text itself has ordinary spaces, so that a
 * search in the page finds it.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^ ]*[\u00A0\u2060][^ ]*)/).map((part) =>
    /[\u00A0\u2060]/.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part.replaceAll("\u00A0", " ").replaceAll("\u2060", "")}
      </span>
    ) : (
      part
    ),
  );
}
