/** Matches the signs that people put between digits. A letter, or the plus of the next number, ends a number. */
const gap = String.raw`[^\p{L}\p{N}+]*`;
/** A number does not begin with the minutes of a time, as in "10.00". */
const start = String.raw`(?<!\d[.:]?)`;
/** "06 12345678" or "035-541 00 00": ten digits that begin with a single 0. */
const dutchNumber = String.raw`${start}0${gap}[1-9](?:${gap}\d){8}`;
/** "+32 470 12 34 56": seven digits (Niue) to fifteen (E.164). A 0 after a comma, semicolon or slash begins another number. */
const foreignNumber = String.raw`(?:\+|${start}00)${gap}[1-9](?:(?![,;/]\s*0)${gap}\d){6,14}`;
const completeNumber = new RegExp(`${foreignNumber}|${dutchNumber}`, "u");
const sixDigits = new RegExp(String.raw`\d(?:${gap}\d){5,}`, "u");

/** "٠٦" becomes "06". Unicode has a script's ten digits in a row, so a digit is worth its distance from the zero. */
function inLatinDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
}

/** The digits of a text for `tel:`: of its first complete phone number, else of its first six or more, else all. */
export function numberToDial(text: string): string {
  const latinText = inLatinDigits(text);
  const [number = latinText] = completeNumber.exec(latinText) ?? sixDigits.exec(latinText) ?? [];
  return (
    number
      // Nobody dials the (0) behind the code of a country, as in "+49 (0)151".
      .replace(/(?<=\d\D*)\(0\)/, "")
      .replace(/(?!^\+)\D/g, "")
      // Nobody dials the 0 of "+31 06" either.
      .replace(/^(\+|00)310/, "$131")
      // A Dutch number has nine digits behind its 31; what follows is an extension or another number.
      .replace(/^((?:\+|00)31\d{9}).*/, "$1")
  );
}
