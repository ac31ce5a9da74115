import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { requestsCsv } from "./csv";
import type { StoredRequest } from "./stored-request";

const request: StoredRequest = {
  kind: "callback",
  id: 1,
  created_at: "2026-11-23T13:05:00Z",
  name: "Jan",
  phone: "036",
  spam_reason: null,
  status: "Gebeld",
  call_back_on: "2026-12-01",
  call_back_at: null,
  taken_by: null,
  is_due: false,
  unmailed: false,
  log: [],
  photos: null,
};

/** How another program reads the line of a request. */
const read = (changes: Partial<StoredRequest>) =>
  (
    parse(requestsCsv([{ ...request, ...changes }]), { bom: true, columns: true, delimiter: ";" }) as Record<
      string,
      string
    >[]
  )[0];

test("a file has a byte order mark, semicolons and quotes, and ends its lines as Windows does", () => {
  expect(requestsCsv([request])).toMatch(
    /^\uFEFF"ontvangen";"soort";("[^"]+";)+"logboek"\r\n"23-11-2026 14:05";"Terugbelverzoek";("[^"]*";)+""\r\n$/,
  );
  expect(read({})).toMatchObject({ naam: "Jan", status: "Gebeld", "terugbellen op": "01-12-2026" });
});

test.each([
  ['regel 1\nregel 2; de "nok", jan@example.nl', 'regel 1\nregel 2; de "nok", jan@example.nl'],
  ["06 12345678", "06 12345678"],
  // A telephone number keeps its first 0, also where autofill left a space behind it.
  ["0612345678", "'0612345678"],
  ["0612345678 ", "'0612345678 "],
  // No program makes a formula of it, whichever sign it separates cells at.
  ["=1+1", "'=1+1"],
  ["+31612345678", "'+31612345678"],
  ["\tdak", "'\tdak"],
  [" =1", " '=1"],
  ["＝1+1", "'＝1+1"],
  ["Het lekt,@SUM(A1)", "Het lekt,'@SUM(A1)"],
  ["Het lekt\n=1+1", "Het lekt\n'=1+1"],
  [';;=1";=1', `;;'=1";'=1`],
])("%j of a stranger is read as %j", (name, expected) => {
  expect(read({ name })?.naam).toBe(expected);
});

test("the owner's own lines stand as they were typed, each behind its moment and its author", () => {
  const lines = [
    ["Offerte € 4.850,-", "eigenaar@voorbeeld.nl"],
    ["=1+1", null],
  ] as const;
  const log = lines.map(([text, written_by], index) => ({
    id: String(index),
    text,
    written_by,
    written_at: "2026-11-23T13:05:00Z",
  }));
  expect(read({ log })?.logboek).toBe(
    "23-11-2026 14:05 eigenaar@voorbeeld.nl: Offerte € 4.850,-\n23-11-2026 14:05 : =1+1",
  );
});
