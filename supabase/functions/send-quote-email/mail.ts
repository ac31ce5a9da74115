import type { QuoteRequest } from "../_shared/quote-request.ts";

/** A mail as nodemailer takes it. */
export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Who sends and who receives; none of it comes from the visitor. */
export interface Envelope {
  companyName: string;
  from: string;
  to: string;
}

/** Longer subjects are cut off by mail programs anyway. */
const longestSubject = 120;

/**
 * The notice to the owner about one quote request, in Dutch. Everything the
 * visitor typed is kept on its own line, escaped in the HTML, and free of line
 * breaks where it reaches a header. Answering the mail answers the visitor; an
 * address that could be misread gets no Reply-To, it only stands in the text.
 */
export function composeMail(quote: QuoteRequest, { companyName, from, to }: Envelope): Mail {
  const name = oneLine(quote.name);
  const phone = oneLine(quote.phone);
  const email = oneLine(quote.email);
  const services = quote.services.join(", ");
  const message = cleanMessage(quote.message);
  const canReply = isPlainAddress(email);
  const howToAnswer = canReply
    ? `Beantwoord deze mail om ${name} te antwoorden.`
    : "Dit e-mailadres lijkt niet te kloppen. Bel daarom, en beantwoord deze mail niet.";
  return {
    from: { name: oneLine(companyName), address: from },
    to,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: shorten(`Offerteaanvraag van ${name}: ${services}`),
    text: [
      "Nieuwe offerteaanvraag via de website",
      "",
      `Naam:      ${name}`,
      `Telefoon:  ${phone}`,
      `E-mail:    ${email}`,
      `Diensten:  ${services}`,
      "",
      "Bericht:",
      message,
      "",
      howToAnswer,
    ].join("\n"),
    html: `<!doctype html>
<html lang="nl">
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1917">
<h1 style="font-size:20px;margin:0 0 16px">Nieuwe offerteaanvraag via de website</h1>
<table style="border-collapse:collapse">
${row("Naam", escapeHtml(name))}
${row("Telefoon", phoneLink(phone))}
${row("E-mail", emailLink(email))}
${row("Diensten", `<ul style="margin:0;padding-left:20px">${quote.services.map((label) => `<li>${escapeHtml(label)}</li>`).join("")}</ul>`)}
</table>
<h2 style="font-size:16px;margin:24px 0 8px">Bericht</h2>
<p dir="auto" style="margin:0;white-space:pre-line">${escapeHtml(message)}</p>
<p style="margin:24px 0 0;color:#57534e">${escapeHtml(howToAnswer)}</p>
</body>
</html>
`,
  };
}

function row(label: string, valueHtml: string): string {
  return `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${label}</th><td dir="auto" style="padding:4px 0">${valueHtml}</td></tr>`;
}

function phoneLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits ? `<a href="tel:${digits}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
}

function emailLink(email: string): string {
  if (!isPlainAddress(email)) return escapeHtml(email);
  const address = encodeURIComponent(email).replace("%40", "@");
  return `<a href="mailto:${address}">${escapeHtml(email)}</a>`;
}

/** The rule of `<input type="email">` (HTML standard, "valid e-mail address"), with a dot asked for in the domain. */
function isPlainAddress(address: string): boolean {
  const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
  return new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`).test(address);
}

// Control characters, line separators, and marks that turn the reading direction
// around, with which one text can pass for another.
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(text: string): string {
  return text.replace(unprintable, " ").trim();
}

function cleanMessage(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(unprintable, " "))
    .join("\n")
    .trim();
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= longestSubject ? text : `${characters.slice(0, longestSubject - 1).join("")}…`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
