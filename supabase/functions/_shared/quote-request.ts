/**
 * What a quote request is, for the browser, the edge function and the tests.
 * Pure and without imports, because the function is deployed without the rest
 * of the project. The database has the same limits, see supabase/migrations.
 */

/** The five fields of the quote form; `services` holds labels, not ids. */
export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  message: string;
  services: string[];
}

/**
 * Longest text per field, in characters as Postgres counts them (code points).
 * 254 is the longest address that mail can be sent to (RFC 5321, 4.5.3.1); the
 * others are generous choices of our own.
 */
export const fieldLimits = { name: 200, phone: 50, email: 254, message: 5000 } as const;

/** The labels a request may carry, each at most once. */
export const serviceLabels: readonly string[] = [
  "Dakrenovatie",
  "Pannendak",
  "Bitumen Dakbedekking",
  "Dakisolatie",
  "Daklekkage (Spoed)",
  "Dakonderhoud",
  "Dakinspectie",
  "Dakgoten",
  "Anders / Weet niet",
];
