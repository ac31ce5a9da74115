import { serviceLabels, serviceOptions } from "../_shared/quote-request.ts";
import type { Mail } from "./mail.ts";
import { messageId, oneLine } from "./mail-text.ts";
import type { WaitingConfirmation } from "./outbox.ts";

const longestName = 40;

/**
 * The mail that tells a visitor that the request has come in, in Dutch. Somebody else's address may have been filled
 * in, so nothing of what was typed stands in it but the name, see `spokenName`. Answers go to the company.
 */
export function composeConfirmation(confirmation: WaitingConfirmation): Mail {
  const { email, services, message_id, facts } = confirmation;
  const name = spokenName(confirmation.name);
  const known = services.filter((label) => serviceLabels.includes(label));
  const emergency = `Lekt het nu? Bel ${facts.emergencyPhone}, dag en nacht.`;
  const isLeak = known.includes(serviceOptions.daklekkage);
  const paragraphs = [
    name ? `Beste ${name},` : "Goedendag,",
    ...(isLeak ? [emergency] : []),
    `Uw aanvraag is bij ons binnen. U vroeg naar: ${known.join(", ")}.`,
    [
      "Wat gebeurt er nu?",
      "1. Wij lezen uw aanvraag.",
      "2. Binnen 24 uur bellen of mailen wij u, om een afspraak te maken.",
      "3. Wij bekijken uw dak. Daarna krijgt u een offerte. U zit nergens aan vast.",
    ].join("\n"),
    ...(isLeak ? [] : [emergency]),
    "Wilt u iets aanvullen of foto’s sturen? Beantwoord dan deze mail.",
    "Heeft u niets aangevraagd? Dan heeft iemand uw adres ingevuld. Laat het ons weten, dan wissen wij de aanvraag.",
    ["Met vriendelijke groet,", facts.companyName, facts.phone].join("\n"),
  ];
  const company = oneLine(facts.companyName);
  return {
    from: { name: company, address: facts.sender },
    // Without the name that was filled in, which a mail program would show as the receiver's.
    to: { name: "", address: email },
    replyTo: { name: company, address: facts.replyTo },
    messageId: messageId(message_id, facts.sender),
    subject: "Wij hebben uw aanvraag ontvangen",
    text: paragraphs.join("\n\n"),
    // No program answers it by itself: RFC 3834, section 5.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/**
 * A name without anything that a mail program would make a link or a phone number of: letters, and between them
 * spaces, hyphens, apostrophes, and dots that a space follows ("J. P. Jansen"). Empty where nothing is left.
 */
export function spokenName(name: string): string {
  const letters = name
    // Letters and dots that only look different, such as full-width ones, become plain.
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}.'’-]+/gu, " ")
    .replaceAll(".", ". ")
    .replace(/\s+/g, " ");
  const begin = letters.search(/['’]?\p{L}/u);
  return begin < 0 ? "" : [...letters.slice(begin)].slice(0, longestName).join("").trim();
}
