// Intl is not used: its first use would load the locale's data in one task of 30 ms (240 on a slow phone).
const months =
  "januari februari maart april mei juni juli augustus september oktober november december".split(" ");

/** "3 november 2026" for "2026-11-03". */
export function dutchDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const money = { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" } as const;
const euros = (amount: number) => amount.toLocaleString("nl-NL", money);

interface Price {
  from: number;
  to?: number;
  unit: string;
}

/** "€ 90 tot € 140 per m²", or "Vanaf € 95 per keer". */
export function priceText({ from, to, unit }: Price): string {
  const amount = to === undefined ? `Vanaf ${euros(from)}` : `${euros(from)} tot ${euros(to)}`;
  return `${amount} per ${unit}`;
}

/** Prices as a list of titles: what for, how much, and what is included. */
export function titledPrices(prices: (Price & { what: string; included: string })[]) {
  return prices.map(({ what, included, ...price }) => ({
    title: what,
    note: priceText(price),
    text: included,
  }));
}
