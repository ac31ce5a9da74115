// Digits may be separated by any dash or invisible character. A (0) behind the country code is not dialled.
const gap = String.raw`[\s()./\p{Pd}\p{Cf}]*`;
// Seven digits (Niue) to fifteen (E.164).
const abroad = String.raw`(?:\+|(?<!\d)00)${gap}[1-9](?:${gap}\d){6,14}`;
const dutch = String.raw`(?<!\d)0${gap}[1-9](?:${gap}\d){8}`;
const number = new RegExp(`${abroad}|${dutch}`, "u");
const digits = new RegExp(String.raw`\d(?:${gap}\d){5,}`, "u");

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
export function dialled(phone: string): string {
  const text = inLatinDigits(phone);
  const found = (number.exec(text) ?? digits.exec(text))?.[0] ?? text;
  return found
    .replace(/(?<=\d\D*)\(0\)/, "")
    .replace(/(?!^\+)\D/g, "")
    .replace(/^(\+|00)310/, "$131")
    .replace(/^((?:\+|00)31\d{9}).*/, "$1");
}
