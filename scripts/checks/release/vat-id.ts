/** Sum of the digits by these weights is a multiple of eleven: the "elfproef" of an RSIN. */
const elevenTestWeights = [9, 8, 7, 6, 5, 4, 3, 2, -1];

/**
 * Whether `value` can be a Dutch VAT id ("NL" + nine digits + "B" + two digits, not 00). A
 * company's begins with its RSIN, which passes the eleven-test. Sole traders have had one
 * since 2020 that says nothing of their citizen number and passes the test of ISO 7064,
 * mod 97-10, over all its characters. Both as in https://arthurdejong.org/python-stdnum/doc/stdnum.nl.btw
 */
export function isVatId(value: string): boolean {
  const [, number = "", serial = ""] = /^NL(\d{9})B(\d{2})$/.exec(value) ?? [];
  if (!number || Number(number) === 0 || serial === "00") return false;
  return passesElevenTest(number) || passesMod97(value);
}

function passesElevenTest(number: string): boolean {
  const sum = elevenTestWeights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return sum % 11 === 0;
}

/** A letter counts as the two digits of its place after 9: A is 10, Z is 35. */
function passesMod97(value: string): boolean {
  const digits = [...value].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
