/* The shapes that a fact of the company must have to be of use: dialled, delivered, opened. */

/**
 * Whether a phone can dial it everywhere: E.164, a + and at most 15 digits (ITU-T
 * E.164). A Dutch number has nine digits after +31, or is an 0800 or 0900 number.
 */
export function isPhoneNumber(text: string): boolean {
  return text.startsWith("+31")
    ? /^\+31(?:[1-9]\d{8}|[89]00\d{4}(?:\d{3})?)$/.test(text)
    : /^\+[1-9]\d{6,14}$/.test(text);
}

/** What a phone dials for a number as people in the Netherlands write it: "035 000 00 00" gives "+31350000000". */
export function dialOf(display: string): string {
  const digits = display.replace(/[^\d+]/g, "");
  return digits.replace(/^00/, "+").replace(/^0/, "+31");
}

/** The form of HTML's e-mail field (WHATWG HTML, "valid e-mail address"), with a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    text,
  );
}

/** Four digits, not starting with 0, a space and two capitals, of which PostNL never gives out SA, SD and SS. */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/.test(text);
}

/** An address on the web that opens without a warning. */
export function isWebAddress(text: string): boolean {
  return text.startsWith("https://") && URL.canParse(text) && new URL(text).hostname.includes(".");
}

/** Within the bounds of the European Netherlands, in degrees (WGS 84). */
export function isInTheNetherlands(latitude: number, longitude: number): boolean {
  return latitude >= 50.75 && latitude <= 53.56 && longitude >= 3.35 && longitude <= 7.23;
}
