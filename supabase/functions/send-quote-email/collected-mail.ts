import { numberToDial } from "../_shared/phone-number.ts";
import { isLeak, kindLabels } from "../_shared/quote-request.ts";
import { type Envelope, headersOf, type Mail } from "./mail.ts";
import { firstWords, formatTime, messageId, oneLine } from "./mail-text.ts";
import type { CollectedMail, LeasedMail, MailedRequest } from "./outbox.ts";
import { listUrl, requestUrl } from "./request-url.ts";

interface Wording {
  why: string;
  who(request: MailedRequest["request"]): string;
  words(request: MailedRequest["request"]): string;
}

/** Composes one mail about the requests over the rate limits and those that look like spam. Links in them are removed. */
export function composeCollectedMail(mail: CollectedMail, envelope: Envelope): Mail {
  return composeList(mail.message_id, mail.request, envelope, {
    why: "Deze aanvragen krijgt u samen, omdat er veel tegelijk binnenkwamen of omdat ze op spam lijken. Er kunnen klanten bij zijn.",
    who: ({ name, phone }) => `${withoutLinks(name)}, ${withoutLinks(phone)}`,
    words: (request) => ("services" in request ? withoutLinks(request.message) : ""),
  });
}

/** Composes a mail that was not accepted before, now with only the phone number and the link of each request. */
export function composeWordlessMail(mail: LeasedMail, envelope: Envelope): Mail {
  return composeList(mail.message_id, mail.kind === "collected" ? mail.request : [mail], envelope, {
    why: "De mailserver nam deze mail eerder niet aan. Daarom staat er alleen in wie u kunt bellen; de rest leest u in uw lijst.",
    who: ({ phone }) => numberToDial(phone) || "een onleesbaar nummer",
    words: () => "",
  });
}

const isAboutLeak = ({ request }: MailedRequest) => "services" in request && isLeak(request.services);

function composeList(
  id: string,
  requests: MailedRequest[],
  { company, from, to, siteUrl }: Envelope,
  { why, who, words }: Wording,
): Mail {
  const leaks = requests.filter(isAboutLeak);
  const count = `${requests.length} ${requests.length === 1 ? "aanvraag" : "aanvragen"} in één mail`;
  const describe = (mailedRequest: MailedRequest) => {
    const { kind, request } = mailedRequest;
    return [
      `${isAboutLeak(mailedRequest) ? "SPOED, daklekkage: " : ""}${kindLabels[kind]} van ${who(request)}, ontvangen ${formatTime(request.created_at)}`,
      words(request),
      request.photos > 0 ? `Foto’s in uw lijst: ${request.photos}` : "",
      requestUrl(siteUrl, mailedRequest),
    ].filter(Boolean);
  };
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    messageId: messageId(id, from),
    subject: leaks.length > 0 ? `SPOED: ${count}, daklekkages: ${leaks.length}` : count,
    headers: headersOf(leaks.length > 0),
    text: [
      ...leaks.slice(0, 1).map(({ request }) => `SPOED. Bel meteen: ${who(request)}`),
      why,
      ...requests.map((request) => describe(request).join("\n")),
      `Alle aanvragen: ${listUrl(siteUrl)}`,
    ].join("\n\n"),
  };
}

/** Returns the first words on one line. A spammer's link is left out, because it could make the whole mail spam. */
const withoutLinks = (text: string) =>
  firstWords(oneLine(text.replace(/(?:https?:\/\/|www\.)\S*/gi, "(link)")));
