const day = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-01" as "1 november 2026". */
export const dutchDate = (date: string) => day.format(new Date(date));

const money = new Intl.NumberFormat("nl-NL", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount in euros as "€ 85" or "€ 12,50". */
export const euros = (amount: number) => money.format(amount);
