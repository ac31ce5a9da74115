import { dialled } from "../_shared/phone-number.ts";
import { serviceOptions } from "../_shared/quote-request.ts";
import {
  cleanLines,
  displayName,
  escapeHtml,
  firstWords,
  formatTime,
  isPlainAddress,
  kindNames,
  messageId,
  oneLine,
  requestUrl,
} from "./mail-text.ts";
import type { QuoteMail, RequestMail } from "./outbox.ts";

export interface Mail {
  from: { name: string; address: string };
  to: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  html?: string;
  priority?: "high";
  headers?: Record<string, string>;
  inReplyTo?: string;
  references?: string;
  attachments?: { filename: string; content: string; encoding: "base64"; contentType: string }[];
}

export interface Envelope {
  company: { name: string };
  from: string;
  to: string;
  siteUrl: string;
}

type Line = [label: string, text: string, html: string];

/** Composes the mail to the owner about one request. */
export function composeMail(
  mail: RequestMail,
  { company, from, to, siteUrl }: Envelope,
  photos: string[] = [],
): Mail {
  const name = oneLine(mail.request.name);
  const phone = oneLine(mail.request.phone);
  const title = `${kindNames[mail.kind]} van ${name}`;
  const heading = `${mail.kind === "quote" ? "Nieuwe offerteaanvraag" : "Nieuw terugbelverzoek"} via de website`;
  const lines: Line[] = [
    ["Naam", name, escapeHtml(name)],
    ["Telefoon", phone, phoneLink(phone)],
  ];
  let subject = title;
  let message: string | undefined;
  let replyTo: Mail["replyTo"];
  let howToAnswer = `Bel ${name} terug.`;
  let urgent = false;
  if (mail.kind === "quote") {
    const { request } = mail;
    const email = oneLine(request.email);
    const services = request.services.join(", ");
    urgent = request.services.includes(serviceOptions.daklekkage);
    const list = request.services.map((label) => `<li>${escapeHtml(label)}</li>`).join("");
    lines.push(["E-mail", email, emailLink(email)]);
    lines.push(["Diensten", services, `<ul style="margin:0;padding-left:20px">${list}</ul>`]);
    subject = `${title}: ${services}`;
    message = cleanLines(request.message);
    const canReply = isPlainAddress(email);
    if (canReply) replyTo = { name: displayName(name), address: email };
    howToAnswer = canReply
      ? `Beantwoord deze mail om ${name} te antwoorden.`
      : "Dit e-mailadres lijkt niet te kloppen. Bel daarom, en beantwoord deze mail niet.";
  }
  const url = requestUrl(siteUrl, { kind: mail.kind, request_id: mail.request.id });
  const received = formatTime(mail.request.created_at);
  lines.push(["Ontvangen", received, escapeHtml(received)]);
  if (photos.length > 0) lines.push(["Foto’s", inAttachment(photos), inAttachment(photos)]);
  let opening = `<h1 style="font-size:20px;margin:0 0 16px">${heading}</h1>`;
  if (urgent) {
    subject = `SPOED: ${subject}`;
    opening = `<p style="font-size:20px;font-weight:bold;margin:0 0 16px">SPOED. Bel ${escapeHtml(name)} meteen: ${phoneLink(phone)}</p>\n${opening}`;
  }
  return {
    from: { name: oneLine(company.name), address: from },
    to,
    ...(replyTo && { replyTo }),
    messageId: messageId(mail.message_id, from),
    subject: firstWords(subject),
    ...(urgent && { priority: "high", headers: { Priority: "urgent" } }),
    text: [
      ...(urgent ? [`SPOED. Bel ${name} meteen: ${phone}`, ""] : []),
      heading,
      "",
      ...lines.map(([label, text]) => `${`${label}:`.padEnd(11)}${text}`),
      ...(message === undefined ? [] : ["", "Bericht:", message]),
      "",
      howToAnswer,
      `${inTheList}: ${url}`,
    ].join("\n"),
    html: composeHtml(opening, lines, message, howToAnswer, url),
    attachments: attached(photos),
  };
}

/** Composes a further mail in the thread of the first, with the photographs that came too late for it. */
export function composePhotoMail(mail: QuoteMail, photos: string[], envelope: Envelope): Mail {
  const { html: _, messageId: first, subject, text, ...rest } = composeMail(mail, envelope, photos);
  return {
    ...rest,
    messageId: messageId(`${mail.message_id}-fotos`, envelope.from),
    inReplyTo: first,
    references: first,
    subject: `Re: ${subject}`,
    text: `Foto’s bij een aanvraag die u al heeft.\n\n${text}`,
  };
}

const inAttachment = (photos: string[]) => `${photos.length}, als bijlage`;

function attached(photos: string[]): Mail["attachments"] {
  return photos.map((photo, index) => ({
    filename: `foto-${index + 1}.jpg`,
    content: photo,
    encoding: "base64",
    contentType: "image/jpeg",
  }));
}

const inTheList = "Bekijk deze aanvraag in uw lijst";

function composeHtml(
  opening: string,
  lines: Line[],
  message: string | undefined,
  footer: string,
  url: string,
): string {
  const rows = lines.map(
    ([label, , html]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${label}</th><td dir="auto" style="padding:4px 0">${html}</td></tr>`,
  );
  const messageHtml =
    message === undefined
      ? ""
      : `<h2 style="font-size:16px;margin:24px 0 8px">Bericht</h2>
<p dir="auto" style="margin:0;white-space:pre-line">${escapeHtml(message)}</p>
`;
  return `<!doctype html>
<html lang="nl">
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1917">
${opening}
<table style="border-collapse:collapse">
${rows.join("\n")}
</table>
${messageHtml}<p style="margin:24px 0 0;color:#57534e">${escapeHtml(footer)}</p>
<p style="margin:16px 0 0"><a href="${escapeHtml(url)}">${inTheList}</a></p>
</body>
</html>
`;
}

function phoneLink(phone: string): string {
  const number = dialled(phone);
  return number ? `<a href="tel:${number}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
}

function emailLink(email: string): string {
  if (!isPlainAddress(email)) return escapeHtml(email);
  const address = encodeURIComponent(email).replace("%40", "@");
  return `<a href="mailto:${address}">${escapeHtml(email)}</a>`;
}
