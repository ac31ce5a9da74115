import type { Envelope, Mail } from "./mail.ts";
import { firstWords, formatTime, kindNames, messageId, oneLine, requestUrl } from "./mail-text.ts";
import type { CollectedMail, CollectedRequest } from "./outbox.ts";

/** Composes the mail to the owner about requests above the budget and those that look like spam. */
export function composeCollectedMail(mail: CollectedMail, { company, from, to, siteUrl }: Envelope): Mail {
  const { requests, leaks, named } = mail.request;
  const rest = requests - named.length;
  const counted = `${requests} ${requests === 1 ? "aanvraag" : "aanvragen"} in één mail`;
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    messageId: messageId(mail.message_id, from),
    subject: leaks > 0 ? `SPOED: ${counted}, daklekkages: ${leaks}` : counted,
    ...(leaks > 0 && { priority: "high" }),
    text: [
      "Deze aanvragen krijgt u samen, omdat er veel tegelijk binnenkwamen of omdat ze op spam lijken. Er kunnen klanten bij zijn.",
      ...named.map((request) => describe(request, siteUrl)),
      `${rest > 0 ? `En nog ${rest}. ` : ""}Alle aanvragen: ${requestUrl(siteUrl)}`,
    ].join("\n\n"),
  };
}

function describe(request: CollectedRequest, siteUrl: string): string {
  const { kind, name, phone, message, created_at, is_leak } = request;
  return [
    `${is_leak ? "SPOED, daklekkage: " : ""}${kindNames[kind]} van ${withoutLinks(name)}, ${withoutLinks(phone)}, ontvangen ${formatTime(created_at)}`,
    ...(message === null ? [] : [firstWords(withoutLinks(message))]),
    requestUrl(siteUrl, request),
  ].join("\n");
}

/** A spammer's link would send this mail, with its customers, to the owner's spam folder. */
const withoutLinks = (text: string) => oneLine(text.replace(/(?:https?:\/\/|www\.)\S*/gi, "(link)"));
