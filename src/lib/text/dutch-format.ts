// Each text asks for its own format: to make one when the code loads takes ten milliseconds that most pages never need.
const money = { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" } as const;
const euros = (amount: number) => amount.toLocaleString("nl-NL", money);

export const dutchDate = (date: string) =>
  new Date(date).toLocaleDateString("nl-NL", { dateStyle: "long", timeZone: "UTC" });

export function priceText({ from, to, unit }: { from: number; to?: number; unit: string }): string {
  const amount = to === undefined ? `Vanaf ${euros(from)}` : `${euros(from)} tot ${euros(to)}`;
  return `${amount} per ${unit}`;
}
