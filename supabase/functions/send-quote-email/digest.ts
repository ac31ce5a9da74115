import type { Envelope, Mail } from "./mail.ts";
import { formatTime, kindNames, messageId, oneLine } from "./mail-text.ts";
import type { Digest } from "./outbox.ts";

/**
 * The owner's daily mail, also when nothing came in: a day without it says that
 * something is broken. Names with their phone numbers whoever was not mailed about.
 */
export function composeDigest(digest: Digest, { companyName, from, to }: Envelope): Mail {
  const counts = `${amount(digest.quotes, "offerteaanvraag", "offerteaanvragen")} en ${amount(digest.callbacks, "terugbelverzoek", "terugbelverzoeken")}`;
  const unsent = digest.unsent.map(
    ({ kind, name, phone, created_at, state }) =>
      `- ${kindNames[kind]} van ${oneLine(name)}, ${oneLine(phone)}, ontvangen ${formatTime(created_at)}${state === "dead" ? " (wordt niet meer gemaild)" : ""}`,
  );
  return {
    from: { name: oneLine(companyName), address: from },
    to,
    messageId: messageId(`digest-${digest.day}`, from),
    subject: `Overzicht van de website: ${counts}${unsent.length > 0 ? `, ${unsent.length} niet gemaild` : ""}`,
    text: [
      `Van gisteren 7.00 uur tot vandaag 7.00 uur kwamen er ${counts} binnen.`,
      ...(unsent.length > 0 ? ["", "Deze heeft u nog niet per mail gekregen:", ...unsent] : []),
      "",
      "Krijgt u dit overzicht een dag niet, dan werkt het mailen van de website niet.",
    ].join("\n"),
  };
}

function amount(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
