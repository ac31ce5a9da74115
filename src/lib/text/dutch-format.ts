const day = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-01" as "1 november 2026". */
export const dutchDate = (date: string) => day.format(new Date(date));

const money = new Intl.NumberFormat("nl-NL", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** "Vanaf € 85 per keer", or "€ 12,50 tot € 15 per m²". */
export function priceText({ from, to, unit }: { from: number; to?: number; unit: string }): string {
  const amount =
    to === undefined ? `Vanaf ${money.format(from)}` : `${money.format(from)} tot ${money.format(to)}`;
  return `${amount} per ${unit}`;
}
