import { expect, test } from "vitest";
import { isVatId } from "./vat-id";

test.each([
  // The examples of python-stdnum: a company's, and a sole trader's since 2020.
  "NL004495445B01",
  "NL002455799B11",
  // The example in letters of the Dutch tax administration.
  "NL000099998B57",
])("%s can be a VAT id", (value) => {
  expect(isVatId(value)).toBe(true);
});

test.each([
  ["the placeholder, although it passes the eleven-test", "NL000000000B00"],
  ["only zeros with a serial number", "NL000000000B01"],
  ["a digit off in a company's", "NL004495446B01"],
  ["a digit off in a sole trader's", "NL002455799B12"],
  ["two digits the wrong way round", "NL004945445B01"],
  ["without the country", "004495445B01"],
  ["with dots", "NL0044.95.445.B01"],
  ["of another country", "BE0123456789"],
  ["nothing", ""],
])("%s cannot", (_, value) => {
  expect(isVatId(value)).toBe(false);
});
