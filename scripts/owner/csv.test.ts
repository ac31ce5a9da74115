import { expect, test } from "vitest";
import { toCsv } from "./csv";

const cell = (value: string | number) => toCsv(["a"], [{ a: value }]).slice('\uFEFF"a"\r\n'.length, -2);

test("a file begins with the byte order mark and the names, has semicolons and quotes, and ends its lines as Windows does", () => {
  expect(
    toCsv(
      ["naam", "aantal"],
      [
        { naam: "Jan", aantal: 2 },
        { naam: "", aantal: -1 },
      ],
    ),
  ).toBe('\uFEFF"naam";"aantal"\r\n"Jan";"2"\r\n"";"-1"\r\n');
});

test.each([
  ["lekt; al dagen, helaas", '"lekt; al dagen, helaas"'],
  ['de "nok"', '"de ""nok"""'],
  ["regel 1\nregel 2", '"regel 1\nregel 2"'],
  ["jan@example.nl", '"jan@example.nl"'],
  ["1211 CP", '"1211 CP"'],
])("%j is written as it is", (value, expected) => {
  expect(cell(value)).toBe(expected);
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
  ['=HYPERLINK("http://x")', `'=HYPERLINK(""http://x"")`],
  ["Het lekt;=HYPERLINK(A1)", "Het lekt;'=HYPERLINK(A1)"],
  ["Het lekt; =1+1", "Het lekt; '=1+1"],
  ["Het lekt,@SUM(A1)", "Het lekt,'@SUM(A1)"],
  ["Het lekt\n=1+1", "Het lekt\n'=1+1"],
  ['Het lekt,"=1+1', `Het lekt,""'=1+1`],
  [';;=1";=1', `;;'=1"";'=1`],
])("%j does not become a formula, whichever sign the program parts cells at", (value, expected) => {
  expect(cell(value)).toBe(`"${expected}"`);
});

test("a telephone number keeps its first 0", () => {
  expect(cell("0612345678")).toBe(`"'0612345678"`);
  expect(cell("06 12345678")).toBe('"06 12345678"');
});
