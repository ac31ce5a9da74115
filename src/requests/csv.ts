import type { StoredRequest } from "./read-requests";
import { kindNames, notMailed, sheetMoment, spamText } from "./request-words";

/** Where Excel could read a formula: at the start of a cell, in a Dutch and in an English one. https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /(^|[;,\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** What a spreadsheet would take for a number, and lose the first 0 of: a telephone number, also with spaces around it. */
const leadingZero = /^\s*0\d+\s*$/;

/** A value as text that a spreadsheet only shows, with an apostrophe where it would do something else. */
function cell(text: string): string {
  const shown = text.replace(formula, "$1$2'");
  const safe = leadingZero.test(text) || /^[\t\r]/.test(shown) ? `'${shown}` : shown;
  return quoted(safe);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The owner's own lines, each behind its moment, so that none can begin a cell: "€ 4.850,-" stays as it is. */
const logCell = ({ log }: StoredRequest) =>
  quoted(
    log
      .map(({ written_at, written_by, text }) => `${sheetMoment(written_at)} ${written_by ?? ""}: ${text}`)
      .join("\n"),
  );

const columns: [heading: string, cell: (request: StoredRequest) => string][] = [
  ["ontvangen", ({ created_at }) => cell(sheetMoment(created_at))],
  ["soort", ({ kind }) => cell(kindNames[kind])],
  ["naam", ({ name }) => cell(name)],
  ["telefoon", ({ phone }) => cell(phone)],
  ["e-mail", ({ email }) => cell(email ?? "")],
  ["diensten", ({ services }) => cell(services?.join(", ") ?? "")],
  ["bericht", ({ message }) => cell(message ?? "")],
  ["spam", (request) => cell(spamText(request) ?? "")],
  ["mail", ({ unmailed }) => cell(unmailed ? notMailed : "")],
  ["status", ({ status }) => cell(status)],
  ["terugbellen op", ({ call_back_on: day }) => cell(day?.split("-").reverse().join("-") ?? "")],
  ["logboek", logCell],
];

/** Requests as a file for a Dutch Excel: semicolons, every cell in quotes, CRLF, and a byte order mark. */
export function requestsCsv(requests: StoredRequest[]): string {
  const lines = [
    columns.map(([heading]) => quoted(heading)),
    ...requests.map((request) => columns.map(([, toCell]) => toCell(request))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(";")}\r\n`).join("")}`;
}
