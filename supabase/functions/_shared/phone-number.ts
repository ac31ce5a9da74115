// Digits may be separated by any dash or invisible character. A (0) behind the country code is not dialled.
const gap = String.raw`[\s()./\p{Pd}\p{Cf}]*`;
// Seven digits (Niue) to fifteen (E.164).
const abroad = String.raw`(?:\+|(?<!\d)00)${gap}[1-9](?:${gap}\d){6,14}`;
const dutch = String.raw`(?<!\d)0${gap}[1-9](?:${gap}\d){8}`;
const number = new RegExp(`${abroad}|${dutch}`, "u");
const digits = new RegExp(String.raw`\d(?:${gap}\d){5,}`, "u");

/** The first complete phone number in a text, for `tel:`, or else its first six digits or more; empty when there are none. */
export function dialled(phone: string): string {
  const found = (number.exec(phone) ?? digits.exec(phone))?.[0] ?? phone;
  return found
    .replace(/(?<=\d\D*)\(0\)/, "")
    .replace(/(?!^\+)\D/g, "")
    .replace(/^(\+|00)310/, "$131")
    .replace(/^((?:\+|00)31\d{9}).*/, "$1");
}
