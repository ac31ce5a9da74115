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
  "lekt; al dagen, helaas",
  'de "nok"',
  "regel 1\nregel 2",
  "jan@example.nl",
  "1211 CP",
  "06 12345678",
  "",
])("%j is read as it was written", (value) => {
  expect(read(value)).toBe(value);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+31612345678", "'+31612345678"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["\tdak", "'\tdak"],
  [" =1", " '=1"],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ["Het lekt;=HYPERLINK(A1)", "Het lekt;'=HYPERLINK(A1)"],
  ["Het lekt; =1+1", "Het lekt; '=1+1"],
  ["Het lekt,@SUM(A1)", "Het lekt,'@SUM(A1)"],
  ["Het lekt\n=1+1", "Het lekt\n'=1+1"],
  ['Het lekt,"=1+1', `Het lekt,"'=1+1`],
  [';;=1";=1', `;;'=1";'=1`],
])("%j does not become a formula, whichever sign the program separates cells at", (value, expected) => {
  expect(read(value)).toBe(expected);
});

test("a telephone number keeps its first 0", () => {
  expect(read("0612345678")).toBe("'0612345678");
});
