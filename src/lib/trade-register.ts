/** Where anybody looks up a company by its KvK number. */
export function tradeRegisterUrl(number: string): string {
  return `https://www.kvk.nl/zoeken/?q=${number}`;
}
