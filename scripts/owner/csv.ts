import { stringify } from "csv-stringify/sync";

/**
 * Where a spreadsheet could read a formula: at the start of a value, and after whatever may part two cells. A Dutch
 * Excel parts at semicolons and an English one at commas, where a quote inside a cell of ours ends or begins a cell.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /(^|[;,\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** What a spreadsheet would take for a number, and lose the first 0 of: a telephone number. */
const leadingZero = /^0\d+$/;

/** A value of a cell as text that a spreadsheet only shows, with an apostrophe where it would do something else. */
function harmless(text: string): string {
  const shown = text.replace(formula, "$1$2'");
  return leadingZero.test(text) || /^[\t\r]/.test(shown) ? `'${shown}` : shown;
}

/**
 * Rows as a file that a Dutch Excel opens: parted by semicolons, every cell in quotes, UTF-8 with a byte order mark.
 * The first line has the names of `columns`, which are also those of a row's values; a missing value is an empty cell.
 */
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
