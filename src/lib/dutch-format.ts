const day = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-01" as "1 november 2026". */
export const dutchDate = (date: string) => day.format(new Date(date));

/** An amount in euros as "€ 85" or "€ 12,50". */
export function euros(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString("nl-NL", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
