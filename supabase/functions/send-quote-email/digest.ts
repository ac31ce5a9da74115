import type { Envelope, Mail } from "./mail.ts";
import { formatTime, kindNames, messageId, oneLine } from "./mail-text.ts";
import type { Digest, FloodWarning, ToldRequest } from "./outbox.ts";

/**
 * The owner's daily mail, also when nothing came in: a day without it says that
 * something is broken. Names with their phone numbers whoever was not mailed about.
 */
export function composeDigest(digest: Digest, { companyName, from, to }: Envelope): Mail {
  const counts = `${amount(digest.quotes, "offerteaanvraag", "offerteaanvragen")} en ${amount(digest.callbacks, "terugbelverzoek", "terugbelverzoeken")}`;
  const unsent = digest.unsent.map(describe);
  const unnamed = digest.gathered - digest.first_gathered.length;
  return {
    from: { name: oneLine(companyName), address: from },
    to,
    messageId: messageId(`digest-${digest.day}`, from),
    subject: `Overzicht van de website: ${counts}${unsent.length > 0 ? `, ${unsent.length} niet gemaild` : ""}`,
    text: [
      `Van gisteren 7.00 uur tot vandaag 7.00 uur kwamen er ${counts} binnen.`,
      ...(unsent.length > 0 ? ["", "Deze heeft u nog niet per mail gekregen:", ...unsent] : []),
      ...(digest.gathered > 0
        ? ["", `${gatheredReason(digest.gathered)}:`, ...digest.first_gathered.map(describe)]
        : []),
      ...(unnamed > 0 ? [`En nog ${unnamed}. ${whereAllAre}`] : []),
      "",
      "Krijgt u dit overzicht een dag niet, dan werkt het mailen van de website niet.",
    ].join("\n"),
  };
}

/** Tells the owner, once a day, that requests are gathered for the digest because so many come. */
export function composeFloodWarning(
  { day, since, requests }: FloodWarning,
  { companyName, from, to }: Envelope,
): Mail {
  return {
    from: { name: oneLine(companyName), address: from },
    to,
    messageId: messageId(`flood-${day}`, from),
    subject: "Er komen veel meer aanvragen binnen dan gewoonlijk",
    text: [
      `Sinds ${formatTime(since)} komen er op de website veel meer aanvragen binnen dan gewoonlijk. Waarschijnlijk is het spam.`,
      "",
      `U krijgt daarom niet voor elke aanvraag een mail: ${requests} zijn er tot nu toe opgeslagen zonder mail. Ze staan in het overzicht dat u om 7.00 uur krijgt.`,
      `Er kunnen klanten tussen zitten. ${whereAllAre}`,
      "",
      "Deze waarschuwing krijgt u een keer per dag.",
    ].join("\n"),
  };
}

const whereAllAre = "Alle aanvragen vindt u in de database, of met npm run leads.";

function gatheredReason(count: number): string {
  return count === 1
    ? "Een aanvraag is opgeslagen zonder mail, omdat er veel meer binnenkwamen dan gewoonlijk"
    : `${count} aanvragen zijn opgeslagen zonder mail, omdat er veel meer binnenkwamen dan gewoonlijk`;
}

function describe({ kind, name, phone, created_at, state, urgent }: ToldRequest): string {
  return `- ${urgent ? "SPOED, daklekkage: " : ""}${kindNames[kind]} van ${oneLine(name)}, ${oneLine(phone)}, ontvangen ${formatTime(created_at)}${state === "dead" ? " (wordt niet meer gemaild)" : ""}`;
}

function amount(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
