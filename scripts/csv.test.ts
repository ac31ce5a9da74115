import { expect, test } from "vitest";
import { toCsv } from "./csv";

const cell = (value: unknown) => toCsv(["a"], [{ a: value }]).slice("\uFEFFa\r\n".length, -2);

test("a file begins with the byte order mark and the names, and every line ends as RFC 4180 says", () => {
  expect(toCsv(["name", "times"], [{ name: "Jan", times: 2 }, { times: -1 }])).toBe(
    "\uFEFFname,times\r\nJan,2\r\n,-1\r\n",
  );
});

test.each([
  ["Het lekt", "Het lekt"],
  ["lekt, al dagen", '"lekt, al dagen"'],
  ['de "nok"', '"de ""nok"""'],
  ["regel 1\nregel 2", '"regel 1\nregel 2"'],
  [["Dakgoten", "Dakinspectie"], '"Dakgoten, Dakinspectie"'],
  [null, ""],
  [undefined, ""],
])("%j is written as %s", (value, expected) => {
  expect(cell(value)).toBe(expected);
});

test.each([
  "=1+1",
  "+31612345678",
  "-1",
  "@SUM(A1)",
  "\t=1",
  " =1",
  "＝1+1",
  '=HYPERLINK("http://x")',
  "\r=1",
])("%j does not become a formula", (value) => {
  expect(cell(value).replace(/^"/, "").startsWith("'")).toBe(true);
});
