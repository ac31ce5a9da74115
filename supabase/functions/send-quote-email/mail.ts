import { plainAddress } from "../_shared/email-address.ts";
import { numberToDial } from "../_shared/phone-number.ts";
import { fieldLabels, isLeak, kindLabels, type QuoteRequest } from "../_shared/quote-request.ts";
import {
  cleanLines,
  displayName,
  escapeHtml,
  firstWords,
  formatTime,
  messageId,
  oneLine,
  withoutAside,
} from "./mail-text.ts";
import type { MailedRequest, MailKey } from "./outbox.ts";
import { requestUrl } from "./request-url.ts";

export interface Mail {
  from: { name: string; address: string };
  to: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
  attachments?: { filename: string; content: string; encoding: "base64"; contentType: string }[];
}

export interface Envelope {
  company: { name: string };
  from: string;
  to: string;
  siteUrl: string;
}

interface Content {
  urgent: Row | undefined;
  rows: Row[];
  message: string | undefined;
  howToAnswer: string;
  url: string;
}

/** A line of the mail; without `html`, the HTML part shows the text. */
interface Row {
  label: string;
  text: string;
  html?: string | undefined;
}

const shortFields = (Object.keys(fieldLabels) as (keyof QuoteRequest)[]).filter(
  (field) => field !== "message",
);

/** Auto-Submitted stops automatic answers (RFC 3834, section 5). More marks of urgency than these two look like spam. */
export function headersOf(isUrgent: boolean): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    ...(isUrgent && { Importance: "high", "X-Priority": "1" }),
  };
}

/** The mail to the owner about one request, with its photographs in base64. */
export function composeMail(mail: MailKey & MailedRequest, envelope: Envelope, photos: string[] = []): Mail {
  const { kind, request } = mail;
  const quote = kind === "quote" ? request : undefined;
  const name = oneLine(request.name);
  const phone = oneLine(request.phone);
  const services = quote?.services ?? [];
  const isUrgent = isLeak(services);
  const email = quote && oneLine(quote.email);
  const address = email && plainAddress(email);
  const html: Partial<Record<keyof QuoteRequest, string>> = {
    phone: phoneLink(phone),
    services: list(services),
    ...(address && { email: emailLink(address, email) }),
  };
  const about = quote
    ? `${name}: ${services.map(withoutAside).join(", ")}`
    : `${firstWords(name, 60)}, ${firstWords(phone, 40)}`;
  // When a mail comes from the owner's own address, some mail programs ignore Reply-To and send his answer to himself.
  const isOwn = envelope.from.toLowerCase() === envelope.to.toLowerCase();
  const howTo = isOwn ? "Klik op het e-mailadres hierboven" : "Beantwoord deze mail";
  const content: Content = {
    urgent: isUrgent
      ? { label: `SPOED. Bel ${name} meteen`, text: phone, html: phoneLink(phone) }
      : undefined,
    rows: [
      ...shortFields.map((field) => ({
        label: fieldLabels[field],
        text: oneLine([(request as Partial<QuoteRequest>)[field] ?? []].flat().join(", ")),
        html: html[field],
      })),
      { label: "Ontvangen", text: formatTime(request.created_at) },
      { label: "Foto’s", text: whereArePhotos(photos.length, request.photos) },
    ].filter(({ text }) => text),
    message: quote && cleanLines(quote.message),
    howToAnswer: address
      ? `${howTo} om ${name} te antwoorden.`
      : quote
        ? "Dit e-mailadres lijkt niet te kloppen. Bel daarom, en beantwoord deze mail niet."
        : `Bel ${name} terug.`,
    url: requestUrl(envelope.siteUrl, mail),
  };
  return {
    from: { name: oneLine(envelope.company.name), address: envelope.from },
    to: envelope.to,
    ...(address && { replyTo: { name: displayName(name), address } }),
    messageId: messageId(mail.message_id, envelope.from),
    subject: firstWords(`${isUrgent ? "SPOED: " : ""}${kindLabels[kind]} van ${about}`),
    headers: headersOf(isUrgent),
    text: renderText(content),
    html: renderHtml(content),
    attachments: photos.map((content, index) => ({
      filename: `foto-${index + 1}.jpg`,
      content,
      encoding: "base64",
      contentType: "image/jpeg",
    })),
  };
}

function whereArePhotos(attachments: number, photos: number): string {
  if (attachments > 0) return `${attachments}, als bijlage`;
  return photos > 0 ? `${photos}, te zien in uw lijst` : "";
}

const inTheList = "Bekijk deze aanvraag in uw lijst";

function renderText({ urgent, rows, message, howToAnswer, url }: Content): string {
  return [
    ...(urgent ? [`${urgent.label}: ${urgent.text}`, ""] : []),
    ...rows.map(({ label, text }) => `${label}: ${text}`),
    ...(message === undefined ? [] : ["", `${fieldLabels.message}:`, message]),
    "",
    howToAnswer,
    `${inTheList}: ${url}`,
  ].join("\n");
}

function renderHtml({ urgent, rows, message, howToAnswer, url }: Content): string {
  const large = "font-size:20px;font-weight:bold;margin:0 0 16px";
  const label = "text-align:left;vertical-align:top;padding:4px 16px 4px 0";
  return [
    `<!doctype html>
<html lang="nl">
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1917;word-break:break-word">`,
    ...(urgent ? [`<p style="${large}">${escapeHtml(urgent.label)}: ${urgent.html}</p>`] : []),
    `<table style="border-collapse:collapse">`,
    ...rows.map(
      (row) =>
        `<tr><th scope="row" style="${label}">${row.label}</th><td dir="auto" style="padding:4px 0">${row.html ?? escapeHtml(row.text)}</td></tr>`,
    ),
    "</table>",
    ...(message === undefined
      ? []
      : [
          `<h2 style="font-size:16px;margin:24px 0 8px">${fieldLabels.message}</h2><p dir="auto" style="margin:0">${escapeHtml(message)}</p>`,
        ]),
    `<p style="margin:24px 0 0;color:#57534e">${escapeHtml(howToAnswer)}</p>
<p style="margin:16px 0 0"><a href="${escapeHtml(url)}">${inTheList}</a></p>
</body>
</html>`,
  ].join("\n");
}

const list = (labels: string[]) =>
  `<ul style="margin:0;padding-left:20px">${labels.map((label) => `<li>${escapeHtml(label)}</li>`).join("")}</ul>`;

const emailLink = (address: string, text: string) =>
  `<a href="mailto:${encodeURIComponent(address).replace("%40", "@")}">${escapeHtml(text)}</a>`;

function phoneLink(phone: string): string {
  const number = numberToDial(phone);
  return number ? `<a href="tel:${number}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
}
