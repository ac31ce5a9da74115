import { isClosedSoon, isClosedTomorrow } from "../_shared/closed-days.ts";
import type { CompanyFacts } from "../_shared/company-facts.ts";
import { isLeak, serviceOptions } from "../_shared/quote-request.ts";
import { headersOf, type Mail } from "./mail.ts";
import { messageId, oneLine, withoutAside } from "./mail-text.ts";
import type { ClaimedConfirmation } from "./outbox.ts";

const { dakrenovatie, pannendak, daklekkage, dakinspectie, anders } = serviceOptions;
const withArticle: readonly string[] = [dakrenovatie, pannendak, daklekkage, dakinspectie];

/** Composes the mail to the visitor. The address may be a stranger's, so the mail holds nothing that was typed. */
export function composeConfirmation(
  request: ClaimedConfirmation,
  company: CompanyFacts,
  sender: string,
  now = Date.now(),
): Mail {
  const emergency = `Lekt het nu? Bel ${company.emergencyPhone}, dag en nacht.`;
  const closedLine =
    company.closed && isClosedSoon(company.closed, now)
      ? `Ons kantoor is gesloten ${company.closed.text}, maar bij spoed nemen wij dag en nacht op: ${company.emergencyPhone}.`
      : null;
  const answerTime =
    company.closed && isClosedTomorrow(company.closed, now)
      ? "Zodra ons kantoor weer open is,"
      : "Binnen 24 uur";
  const isUrgent = isLeak(request.services);
  const paragraphs = [
    "Goedendag,",
    ...(isUrgent ? [emergency] : []),
    `Uw aanvraag is bij ons binnen. ${spokenRequest(request.services)}`,
    [
      "Wat gebeurt er nu?",
      "1. Wij lezen uw aanvraag.",
      `2. ${answerTime} bellen of mailen wij u, om een afspraak te maken.`,
      "3. Wij bekijken uw dak. Daarna krijgt u een offerte. U zit nergens aan vast.",
    ].join("\n"),
    ...(closedLine ? [closedLine] : isUrgent ? [] : [emergency]),
    "Wilt u iets aanvullen of foto’s sturen? Beantwoord dan deze mail.",
    "Heeft u niets aangevraagd? Dan heeft iemand uw adres ingevuld. Laat het ons weten, dan wissen wij de aanvraag.",
    ["Met vriendelijke groet,", company.name, company.phone].join("\n"),
  ];
  const companyName = oneLine(company.name);
  return {
    from: { name: companyName, address: sender },
    to: { name: "", address: request.email },
    replyTo: { name: companyName, address: company.email },
    messageId: messageId(crypto.randomUUID(), sender),
    subject: "Wij hebben uw aanvraag ontvangen",
    text: paragraphs.join("\n\n"),
    headers: headersOf(false),
  };
}

function spokenRequest(services: string[]): string {
  const names = services.filter((label) => label !== anders).map(spokenService);
  if (names.length === 0) return "Samen met u bekijken wij wat uw dak nodig heeft.";
  const others = services.includes(anders) ? ["iets anders"] : [];
  return `Het gaat over ${new Intl.ListFormat("nl").format([...names, ...others])}.`;
}

function spokenService(label: string): string {
  const name = withoutAside(label).toLowerCase();
  return withArticle.includes(label) ? `een ${name}` : name;
}
