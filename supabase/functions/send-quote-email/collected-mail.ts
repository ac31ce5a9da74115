import { dialled } from "../_shared/phone-number.ts";
import { kindLabels } from "../_shared/quote-request.ts";
import { type Envelope, headersOf, isLeak, type Mail } from "./mail.ts";
import { firstWords, formatTime, messageId, oneLine, requestUrl } from "./mail-text.ts";
import type { CollectedMail, MailedRequest, WaitingMail } from "./outbox.ts";

interface Wording {
  why: string;
  who(request: MailedRequest["request"]): string;
  said(request: MailedRequest["request"]): string;
}

export function composeCollectedMail(mail: CollectedMail, envelope: Envelope): Mail {
  return composeList(mail.message_id, mail.request, envelope, {
    why: "Deze aanvragen krijgt u samen, omdat er veel tegelijk binnenkwamen of omdat ze op spam lijken. Er kunnen klanten bij zijn.",
    who: ({ name, phone }) => `${withoutLinks(name)}, ${withoutLinks(phone)}`,
    said: (request) => ("services" in request ? withoutLinks(request.message) : ""),
  });
}

export function composeWordlessMail(mail: WaitingMail, envelope: Envelope): Mail {
  return composeList(mail.message_id, mail.kind === "collected" ? mail.request : [mail], envelope, {
    why: "De mailserver weigerde wat er geschreven is. U leest het in uw lijst.",
    who: ({ phone }) => dialled(phone) || "een onleesbaar nummer",
    said: () => "",
  });
}

function composeList(
  id: string,
  requests: MailedRequest[],
  { company, from, to, siteUrl }: Envelope,
  { why, who, said }: Wording,
): Mail {
  const leaks = requests.filter(isLeak);
  const counted = `${requests.length} ${requests.length === 1 ? "aanvraag" : "aanvragen"} in één mail`;
  const describe = (stored: MailedRequest) => {
    const { kind, request } = stored;
    return [
      `${isLeak(stored) ? "SPOED, daklekkage: " : ""}${kindLabels[kind]} van ${who(request)}, ontvangen ${formatTime(request.created_at)}`,
      said(request),
      request.photos > 0 ? `Foto’s in uw lijst: ${request.photos}` : "",
      requestUrl(siteUrl, stored),
    ].filter(Boolean);
  };
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    messageId: messageId(id, from),
    subject: leaks.length > 0 ? `SPOED: ${counted}, daklekkages: ${leaks.length}` : counted,
    headers: headersOf(leaks.length > 0),
    text: [
      ...leaks.slice(0, 1).map(({ request }) => `SPOED. Bel meteen: ${who(request)}`),
      why,
      ...requests.map((request) => describe(request).join("\n")),
      `Alle aanvragen: ${requestUrl(siteUrl)}`,
    ].join("\n\n"),
  };
}

/** The first words, on one line, without links: one of a spammer could put the whole mail in the spam folder. */
const withoutLinks = (text: string) =>
  firstWords(oneLine(text.replace(/(?:https?:\/\/|www\.)\S*/gi, "(link)")));
