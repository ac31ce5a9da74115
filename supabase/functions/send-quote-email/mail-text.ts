import { domainOf } from "../_shared/email-address.ts";

const maxLength = 120;

// Control characters and direction marks can make one text look like another.
const unprintable = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const blanks = /[\s\u115f\u1160\u2800\u3164\uffa0]+/g;

/** Puts a text on one line, and breaks up encoded words, which a mail program would decode (RFC 2047). */
export function oneLine(text: string): string {
  return text.replace(unprintable, " ").replaceAll("=?", "= ?").replace(blanks, " ").trim();
}

/**
 * Removes the characters that are syntax in an address header, because not every mail program respects quotes. Shortens
 * the name, because a line may have 998 bytes (RFC 5322).
 */
export function displayName(text: string): string {
  return firstWords(oneLine(text.replace(/[<>()[\]@,;:"\\]+/g, " ")));
}

/** Keeps the lines of a text, and removes the characters that could make it look like another text. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(unprintable, " "))
    .join("\n")
    .trim();
}

/** "Daklekkage (Spoed)" becomes "Daklekkage", for a place that mentions the urgency separately. */
export const withoutAside = (service: string): string => service.replace(/ \(.*\)/, "");

/** At most `length` characters; an ellipsis stands for the rest. */
export function firstWords(text: string, length = maxLength): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  // Outlook for Windows ignores `white-space`.
  "\n": "<br>\n",
};

/** Returns a text as HTML, with its line breaks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\n]/g, (character) => entities[character] ?? character);
}

/** The time in Amsterdam, as "21 november 2026 om 06:30". */
export function formatTime(timestamp: string): string {
  return new Intl.DateTimeFormat("nl-NL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(timestamp));
}

/** An id of the sender's domain, as mail servers expect. */
export function messageId(unique: string, from: string): string {
  return `<${unique}@${domainOf(from)}>`;
}
