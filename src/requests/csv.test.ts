import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { toCsv } from "./csv";

/** How another program reads the one cell. */
const read = (value: string) =>
  (parse(toCsv([[value]]), { bom: true, delimiter: ";" }) as string[][])[0]?.[0];

test("a file begins with the byte order mark, has semicolons and quotes, and ends its lines as Windows does", () => {
  expect(
    toCsv([
      ["naam", "bericht"],
      ["Jan", ""],
    ]),
  ).toBe('\uFEFF"naam";"bericht"\r\n"Jan";""\r\n');
});

test.each([
  ['regel 1\nregel 2; de "nok", jan@example.nl', 'regel 1\nregel 2; de "nok", jan@example.nl'],
  ["06 12345678", "06 12345678"],
  ["", ""],
  // A telephone number keeps its first 0.
  ["0612345678", "'0612345678"],
  // No program makes a formula of it, whichever sign it separates cells at.
  ["=1+1", "'=1+1"],
  ["+31612345678", "'+31612345678"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["\tdak", "'\tdak"],
  [" =1", " '=1"],
  ["＝1+1", "'＝1+1"],
  ["Het lekt; =1+1", "Het lekt; '=1+1"],
  ["Het lekt,@SUM(A1)", "Het lekt,'@SUM(A1)"],
  ["Het lekt\n=1+1", "Het lekt\n'=1+1"],
  [';;=1";=1', `;;'=1";'=1`],
])("%j is read as %j", (value, expected) => {
  expect(read(value)).toBe(expected);
});
