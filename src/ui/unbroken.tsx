/** A word with a hyphen or a no-break space, or the last two words if even a small phone has room for both. */
const whole = /([^ ]*(?:\b-\b|\u00A0)[^ ]*|(?<= )(?=.{1,16}$)[^ ]+ [^ ]+$)/;

/**
 * Text that does not break at a hyphen or a no-break space, and whose last word does not stand alone on a line. The page
 * gets ordinary spaces, so that a search in the page finds the words.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is no stable key, because hydration may fill in a place
      <span key={index} className="inline-block">
        {part.replaceAll("\u00A0", " ")}
      </span>
    ) : (
      part
    ),
  );
}
