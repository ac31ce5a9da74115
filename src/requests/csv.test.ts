import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { storedCallback } from "../../tests/sample-request.ts";
import { requestsCsv } from "./csv.ts";
import type { StoredRequest } from "./stored-request.ts";

const request: StoredRequest = { ...storedCallback, status: "Gebeld", call_back_on: "2026-12-01" };

/** The cells of a request as another program reads them. */
const read = (changes: Partial<StoredRequest>) =>
  (
    parse(requestsCsv([{ ...request, ...changes }]), { bom: true, columns: true, delimiter: ";" }) as Record<
      string,
      string
    >[]
  )[0];

test("a Dutch Excel opens the file", () => {
  // The file has a byte order mark, semicolons, quotes, and line ends as on Windows.
  expect(requestsCsv([request])).toMatch(
    /^\uFEFF"ontvangen";"soort";("[^"]+";)+"logboek"\r\n"2026-11-23 14:05";"Terugbelverzoek";("[^"]*";)+""\r\n$/,
  );
});

test.each([
  [null, "2026-12-01"],
  ["14:30:00", "2026-12-01 14:30"],
])("what is planned for the day at %s is written as %s", (call_back_at, text) => {
  expect(read({ call_back_at })?.["gepland op"]).toBe(text);
});

test("a request taken by phone says so", () => {
  expect(read({ kind: "quote", taken_by: "eigenaar@voorbeeld.nl" })?.soort).toBe("Telefonisch aangenomen");
});

test.each([
  ['regel 1\nregel 2; de "nok", jan@example.nl', 'regel 1\nregel 2; de "nok", jan@example.nl'],
  ["06 12345678", "06 12345678"],
  // A telephone number keeps its first 0, even when autofill left a space after it.
  ["0612345678", "'0612345678"],
  ["0612345678 ", "'0612345678 "],
  // No spreadsheet reads these as formulas, whichever separator it uses.
  ["=1+1", "'=1+1"],
  ["+31612345678", "'+31612345678"],
  ["\tdak", "'\tdak"],
  [" =1", " '=1"],
  ["＝1+1", "'＝1+1"],
  ["Het lekt,@SUM(A1)", "Het lekt,'@SUM(A1)"],
  ["Het lekt\n=1+1", "Het lekt\n'=1+1"],
  [';;=1";=1', `;;'=1";'=1`],
])("%j of a stranger is read as %j", (name, text) => {
  expect(read({ name })?.naam).toBe(text);
});

test("a line of the log is as typed, save a stranger's former name", () => {
  const lines = [
    ["Offerte € 4.850,-", "eigenaar@voorbeeld.nl", true],
    ["=1+1", null, true],
    ["Naam was: =1+1;=1", null, false],
  ] as const;
  const log = lines.map(([text, written_by, is_note], index) => ({
    id: String(index),
    is_note,
    text,
    written_by,
    written_at: "2026-11-23T13:05:00Z",
  }));
  expect(read({ log })?.logboek).toBe(
    "2026-11-23 14:05 eigenaar@voorbeeld.nl: Offerte € 4.850,-\n2026-11-23 14:05 : =1+1\n2026-11-23 14:05 : Naam was: =1+1;'=1",
  );
});
