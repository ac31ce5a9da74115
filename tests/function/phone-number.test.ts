import { expect, test } from "vitest";
import { numberToDial } from "../../supabase/functions/_shared/phone-number.ts";

test.each([..."-–\u2011\u2212,;:_~·*|"])("a number with %j between its digits is dialled", (sign) => {
  expect(numberToDial(`06${sign}12345678`)).toBe("0612345678");
});

test.each([
  ["the first of two numbers", "06 12345678 of 035 1234567", "0612345678"],
  ["the first of two numbers", "Jan: (035) 123 45 67 / 06 12345678", "0351234567"],
  ["the first of two numbers", "+32 470 12 34 56, 06 12345678", "+32470123456"],
  ["the first of two numbers", "+32 470/12.34.56+31612345678", "+32470123456"],
  ["the complete one of two numbers", "+123456, of 06 12345678", "0612345678"],
  ["the number behind a time", "van 10.00 - 12:00 06-12345678", "0612345678"],
  ["the number behind a time", "na 10.05 06-12345678", "0612345678"],
  ["the number behind a time", "na 17:00 06-12345678", "0612345678"],
  ["a number among invisible signs", "\u202a06\u200b 1234 5678\u202c", "0612345678"],
  ["a number without the 0 behind its country", "+31 (0)6 123 456 78", "+31612345678"],
  ["a number without the 0 behind its country", "+31 06 12345678", "+31612345678"],
  ["a number without the 0 behind its country", "+49 (0)151 23456789", "+4915123456789"],
  ["a number without the 0 behind its country", "0032 (0)470 12 34 56", "0032470123456"],
  ["the shortest number abroad", "+683 4002", "+6834002"],
  ["fifteen digits at most", "+123456789012345678", "+123456789012345"],
  ["Arabic digits", "٠٦ ١٢٣٤٥٦٧٨", "0612345678"],
  ["Indian digits", "०६१२३४५६७८", "0612345678"],
  ["wide digits", "０６－１２３４５６７８", "0612345678"],
  ["what there is of an incomplete number", "06-1234", "061234"],
  ["nothing where no number is", "bel maar", ""],
])("the call button dials %s: %s", (_, text, number) => {
  expect(numberToDial(text)).toBe(number);
});
