import { kindNames, notMailed, sheetMoment, spamReasons } from "./request-words";
import type { StoredRequest } from "./requests";

/** Where Excel could read a formula: at the start of a cell, in a Dutch and in an English one. https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /(^|[;,\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** What a spreadsheet would take for a number, and lose the first 0 of: a telephone number. */
const leadingZero = /^0\d+$/;

/** A value as text that a spreadsheet only shows, with an apostrophe where it would do something else. */
function cell(text: string): string {
  const shown = text.replace(formula, "$1$2'");
  const safe = leadingZero.test(text) || /^[\t\r]/.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as a file for a Dutch Excel: semicolons, every cell in quotes, CRLF, and a byte order mark. */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
}

const columns: [heading: string, value: (request: StoredRequest) => string | null | undefined][] = [
  ["ontvangen", ({ created_at }) => sheetMoment(created_at)],
  ["soort", ({ kind }) => kindNames[kind]],
  ["naam", ({ name }) => name],
  ["telefoon", ({ phone }) => phone],
  ["e-mail", ({ email }) => email],
  ["diensten", ({ services }) => services?.join(", ")],
  ["bericht", ({ message }) => message],
  ["spam", ({ spam_reason: reason }) => reason && (spamReasons[reason] ?? reason)],
  ["mail", ({ unmailed }) => (unmailed ? notMailed : "")],
  ["afgehandeld", ({ handled_at }) => sheetMoment(handled_at)],
  ["door", ({ handled_by }) => handled_by],
  ["notitie", ({ note }) => note],
];

export function requestsCsv(requests: StoredRequest[]): string {
  const lines = requests.map((request) => columns.map(([, value]) => value(request) ?? ""));
  return toCsv([columns.map(([heading]) => heading), ...lines]);
}
