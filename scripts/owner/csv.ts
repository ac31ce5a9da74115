import { stringify } from "csv-stringify/sync";

/** CSV injection at the start of a cell, also with another delimiter: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /(^|[;,\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** A telephone number, of which a spreadsheet drops the first 0. */
const leadingZero = /^0\d+$/;

/** Escapes with an apostrophe what a spreadsheet would evaluate or change. */
function harmless(text: string): string {
  const shown = text.replace(formula, "$1$2'");
  return leadingZero.test(text) || /^[\t\r]/.test(shown) ? `'${shown}` : shown;
}

/** Rows as a CSV file for a Dutch Excel: semicolons, quotes, UTF-8 with a byte order mark, `columns` as header. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | number>[],
): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    delimiter: ";",
    record_delimiter: "windows",
    bom: true,
    quoted: true,
    quoted_empty: true,
    cast: { string: harmless },
  });
}
