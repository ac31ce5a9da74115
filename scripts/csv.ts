/** Would make a spreadsheet calculate instead of show: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** Tells Excel that the file is UTF-8; other programs pass over it. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as CSV by RFC 4180, in UTF-8 with a byte order mark, the first line with the names of
 * `columns`. A value that a spreadsheet would take for a formula gets an apostrophe in front,
 * phone numbers with a plus too; a list is joined with commas, and nothing is an empty field.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return byteOrderMark + lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

function field(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
