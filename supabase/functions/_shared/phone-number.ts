/** People put any sign between the digits of a number. A letter, or the plus of the next number, ends it. */
const gap = String.raw`[^\p{L}\p{N}+]*`;
/** A number does not begin with the minutes of a time, as in "10.00". */
const start = String.raw`(?<!\d[.:]?)`;
const dutch = String.raw`${start}0${gap}[1-9](?:${gap}\d){8}`;
/** Seven digits (Niue) to fifteen (E.164). A 0 after a comma, semicolon or slash begins another number. */
const abroad = String.raw`(?:\+|${start}00)${gap}[1-9](?:(?![,;/]\s*0)${gap}\d){6,14}`;
const completeNumber = new RegExp(`${abroad}|${dutch}`, "u");
const sixDigits = new RegExp(String.raw`\d(?:${gap}\d){5,}`, "u");

/** "٠٦" becomes "06": every script has its ten digits in a row, from zero up. */
function inLatinDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}

/** The first complete phone number in a text, for `tel:`, or else its first six digits or more; empty when there are none. */
export function numberToDial(phone: string): string {
  const text = inLatinDigits(phone);
  const [number = text] = completeNumber.exec(text) ?? sixDigits.exec(text) ?? [];
  const digits = number
    // Nobody dials the (0) behind the code of a country.
    .replace(/(?<=\d\D*)\(0\)/, "")
    .replace(/(?!^\+)\D/g, "");
  // Nor the 0 in +31 06, nor what stands behind the nine digits of a Dutch number.
  return digits.replace(/^(\+|00)310/, "$131").replace(/^((?:\+|00)31\d{9}).*/, "$1");
}
