import type { Envelope, Mail } from "./mail.ts";
import { formatTime, kindNames, messageId, oneLine, requestUrl } from "./mail-text.ts";
import type { Digest, DigestItem, FloodWarning } from "./outbox.ts";

/** The owner's daily mail, also when nothing came in: a day without it means that something is broken. */
export function composeDigest(digest: Digest, { company, from, to, siteUrl }: Envelope): Mail {
  const counts = `${amount(digest.quotes, "offerteaanvraag", "offerteaanvragen")} en ${amount(digest.callbacks, "terugbelverzoek", "terugbelverzoeken")}`;
  const describe = (item: DigestItem) => `${summary(item)}\n  ${requestUrl(siteUrl, item)}`;
  const unsent = digest.unsent.map(describe);
  const unnamed = digest.held - digest.first_held.length;
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    messageId: messageId(`digest-${digest.day}`, from),
    subject: `Overzicht van de website: ${counts}${unsent.length > 0 ? `, ${unsent.length} niet gemaild` : ""}`,
    text: [
      `Van gisteren 7.00 uur tot vandaag 7.00 uur kwamen er ${counts} binnen.`,
      ...(unsent.length > 0
        ? ["", "Deze heeft u niet, of misschien niet, per mail gekregen:", ...unsent]
        : []),
      ...(digest.held > 0
        ? ["", `${amount(digest.held, "aanvraag", "aanvragen")} zonder mail, ${heldReason}:`]
        : []),
      ...digest.first_held.map(describe),
      ...(unnamed > 0 ? [`En nog ${unnamed}.`] : []),
      "",
      whereAllAre(siteUrl),
      "Krijgt u dit overzicht een dag niet, dan werkt het mailen van de website niet.",
    ].join("\n"),
  };
}

/** Warns the owner, once a day, that a flood is so large that even first requests are held for the digest. */
export function composeFloodWarning(
  { day, since, requests }: FloodWarning,
  { company, from, to, siteUrl }: Envelope,
): Mail {
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    messageId: messageId(`flood-${day}`, from),
    subject: "Er komen veel meer aanvragen binnen dan gewoonlijk",
    text: [
      `Sinds ${formatTime(since)} komen er op de website veel meer aanvragen binnen dan gewoonlijk.`,
      "",
      `U krijgt daarom niet voor elke aanvraag een mail: ${amount(requests, "is", "zijn")} er tot nu toe opgeslagen zonder mail. Het overzicht van 7.00 uur noemt ze, lekkages eerst.`,
      `Er kan spam bij zijn, en er kunnen klanten bij zijn. ${whereAllAre(siteUrl)}`,
      "",
      "Deze waarschuwing krijgt u een keer per dag.",
    ].join("\n"),
  };
}

const whereAllAre = (siteUrl: string) => `Alle aanvragen: ${requestUrl(siteUrl)}`;

const heldReason =
  "omdat het spam kan zijn (links, of veel van hetzelfde internetadres) of omdat er heel veel binnenkwamen. Er kunnen klanten bij zijn";

function summary({ kind, name, phone, created_at, state, urgent }: DigestItem): string {
  return `- ${urgent ? "SPOED, daklekkage: " : ""}${kindNames[kind]} van ${oneLine(name)}, ${oneLine(phone)}, ontvangen ${formatTime(created_at)}${state === "dead" ? " (wordt niet meer gemaild)" : ""}`;
}

function amount(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
