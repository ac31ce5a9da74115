/** Finds the first number of a text for `tel:`, a Dutch one without its (0). */
export function dialled(phone: string): string {
  const parts = phone.match(/[+(]*\d[\d\s()./-]*/g) ?? [];
  const first = parts.find((part) => part.replace(/\D/g, "").length >= 6) ?? phone;
  const number = first.replace(/(?!^\+)\D/g, "").replace(/^(\+|00)310/, "$131");
  return /^(?:\+31|0031)\d{9}|^0[1-9]\d{8}/.exec(number)?.[0] ?? number;
}
