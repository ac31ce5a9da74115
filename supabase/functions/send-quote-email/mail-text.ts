/** What every text to the owner is made with: cleaning what a visitor typed, and writing it down safely. */

/** Longer subjects are cut off by mail programs anyway. */
const longestSubject = 120;

export const kindNames = { quote: "Offerteaanvraag", callback: "Terugbelverzoek" } as const;

// Control characters, line separators, and marks that turn the reading direction
// around, with which one text can pass for another.
const unprintable = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** On one line, so that it can stand in a header, and with nothing that a mail program would decode there (RFC 2047). */
export function oneLine(text: string): string {
  return text.replace(unprintable, " ").replaceAll("=?", "= ?").trim();
}

/** A name beside an address, without the signs that mean something there: not every mail program minds quotes around them. */
export function displayName(text: string): string {
  return oneLine(text.replace(/[<>()[\]@,;:"\\]+/g, " "));
}

/** With its own lines, and nothing else that steers a screen. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(unprintable, " "))
    .join("\n")
    .trim();
}

export function shortenSubject(text: string): string {
  const characters = [...text];
  return characters.length <= longestSubject ? text : `${characters.slice(0, longestSubject - 1).join("")}…`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The rule of `<input type="email">` (HTML standard, "valid e-mail address"), with a dot asked for in the domain. */
export function isPlainAddress(address: string): boolean {
  const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
  return new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`).test(address);
}

/** A moment as the owner reads the clock, for example "21 november 2026 om 10:30". */
export function formatTime(timestamp: string): string {
  return new Intl.DateTimeFormat("nl-NL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(timestamp));
}

/** A Message-ID in the name of the domain that sends, which mail servers like best. */
export function messageId(unique: string, from: string): string {
  return `<${unique}@${from.split("@").at(-1)}>`;
}
