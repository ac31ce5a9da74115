import { expect, test } from "vitest";
import { dialled } from "../../supabase/functions/_shared/phone-number";
import { chatNumber, sheetMoment, spokenMoment } from "./request-words";

test.each([
  ["2026-11-23T13:05:00Z", "vandaag 14.05"],
  ["2026-11-22T23:30:00Z", "vandaag 0.30"],
  ["2026-11-22T08:30:00+00:00", "gisteren 9.30"],
  ["2026-11-02T13:05:00Z", "ma 2 nov 14.05"],
  ["2025-11-02T13:05:00Z", "2 nov 2025 14.05"],
])("on 23 November 2026, %s is %s", (timestamp, said) => {
  expect(spokenMoment(timestamp, new Date("2026-11-23T20:00:00Z"))).toBe(said);
});

test.each([
  ["2026-07-01T21:59:59+00:00", "01-07-2026 23:59"],
  ["2026-12-31T23:30:00Z", "01-01-2027 00:30"],
  [null, ""],
])("in a file, %s is %j", (timestamp, written) => {
  expect(sheetMoment(timestamp)).toBe(written);
});

test.each([
  ["06 12345678", "0612345678", "31612345678"],
  ["+31 (0)6 123 456 78", "+31612345678", "31612345678"],
  ["0031 6 12345678", "0031612345678", "31612345678"],
  ["035 123 45 67", "0351234567", undefined],
  ["06 12345678 of 035 1234567", "0612345678", "31612345678"],
  ["Jan: (035) 123 45 67 / 06 12345678", "0351234567", undefined],
  ["+32 470 12 34 56", "+32470123456", "32470123456"],
  ["06-1234", "061234", undefined],
  ["bel maar", "", undefined],
])("%j is dialled as %j, and reached by WhatsApp as %j", (phone, number, chat) => {
  expect(dialled(phone)).toBe(number);
  expect(chatNumber(phone)).toBe(chat);
});
