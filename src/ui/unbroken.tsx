/**
 * Keeps words that no-break spaces or word joiners hold together on one line, if there is room. The page gets ordinary
 * spaces, so that a search in the page finds the words.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^ ]*[\u00A0\u2060][^ ]*)/).map((part, index) =>
    /[\u00A0\u2060]/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is no stable key, because hydration may fill in a place
      <span key={index} className="inline-block">
        {part.replaceAll("\u00A0", " ").replaceAll("\u2060", "")}
      </span>
    ) : (
      part
    ),
  );
}
