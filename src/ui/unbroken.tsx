/**
 * Keeps on one line, where it has room, what no-break spaces and word joiners hold together. The text itself has ordinary
 * spaces, so that a search in the page finds it.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^ ]*[\u00A0\u2060][^ ]*)/).map((part, index) =>
    /[\u00A0\u2060]/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place that comes with the scripts changes the text of its part
      <span key={index} className="inline-block">
        {part.replaceAll("\u00A0", " ").replaceAll("\u2060", "")}
      </span>
    ) : (
      part
    ),
  );
}
