/** Dutch for the English values in the database; a value that is not listed is shown as it is. */
const words: Record<string, string> = {
  quote: "offerte",
  callback: "terugbellen",
  // Why a request may be spam, and the state of its mail; see supabase/migrations.
  source: "veel van één adres",
  flood: "veel tegelijk",
  links: "links",
  waiting: "wacht",
  sent: "verstuurd",
  dead: "mislukt",
};

/** The owner's word for a stored one; an empty text for null. */
export function inDutch(stored: string | null): string {
  return words[stored ?? ""] ?? stored ?? "";
}

const dayAndTime = new Intl.DateTimeFormat("nl-NL", {
  timeZone: "Europe/Amsterdam",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** An ISO timestamp in Dutch time, as a Dutch spreadsheet reads one: "31-10-2026 23:59". */
export function momentInDutch(stored: string): string {
  return dayAndTime.format(new Date(stored)).replace(",", "");
}
