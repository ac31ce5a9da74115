import { fields, kindText, notMailed, spamText, writtenMoment, writtenPlan } from "./request-words.ts";
import type { LogLine, StoredRequest } from "./stored-request.ts";

/** The places where a Dutch or an English Excel could read a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /(^|[;,\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** A telephone number that begins with 0. A spreadsheet would read it as a number and drop the 0. */
const leadingZero = /^\s*0\d+\s*$/;

/** Puts an apostrophe before each formula in a text, so that a spreadsheet reads it as text. */
const asText = (text: string) => text.replace(formula, "$1$2'");

function cell(text: string): string {
  const guardedText = asText(text);
  const needsApostrophe = leadingZero.test(text) || /^[\t\r]/.test(guardedText);
  return inQuotes(needsApostrophe ? `'${guardedText}` : guardedText);
}

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A note of staff stays as typed ("€ 4.850,-"). A line of the database may hold a formula of a stranger. */
const lineText = ({ is_note, text }: LogLine) => (is_note ? text : asText(text));

/** The lines of the log. Each begins with its time, so that none starts a formula. */
const logOf = ({ log }: StoredRequest) =>
  log
    .map((line) => `${writtenMoment(line.written_at)} ${line.written_by ?? ""}: ${lineText(line)}`)
    .join("\n");

const columns: typeof fields = [
  ["ontvangen", ({ created_at }) => writtenMoment(created_at)],
  ["soort", kindText],
  ["naam", ({ name }) => name],
  ...fields,
  ["spam", spamText],
  ["mail", ({ unmailed }) => unmailed && notMailed],
  ["status", ({ status }) => status],
  ["gepland op", writtenPlan],
];

/** Requests as a file for a Dutch Excel: semicolons, every cell in quotes, CRLF, and a byte order mark. */
export function requestsCsv(requests: StoredRequest[]): string {
  const lines = [
    [...columns.map(([heading]) => inQuotes(heading.toLowerCase())), inQuotes("logboek")],
    ...requests.map((request) => [
      ...columns.map(([, read]) => cell(read(request) || "")),
      inQuotes(logOf(request)),
    ]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(";")}\r\n`).join("")}`;
}
