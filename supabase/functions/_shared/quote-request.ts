/**
 * What a quote or call-back request is, for the browser, the edge function and the tests.
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

/** The fields of the call-back form. */
export type CallbackRequest = Pick<QuoteRequest, "name" | "phone">;

/**
 * Longest text per field, in characters as Postgres counts them (code points).
 * 254 is the longest address that mail can be sent to (RFC 5321, 4.5.3.1); the
 * others are generous choices of our own.
 */
export const fieldLimits = { name: 200, phone: 50, email: 254, message: 5000 } as const;

/** The choices of the quote form, fixed by the specification; a request carries labels, each at most once. */
export const serviceOptions = {
  dakrenovatie: "Dakrenovatie",
  pannendak: "Pannendak",
  bitumen: "Bitumen Dakbedekking",
  dakisolatie: "Dakisolatie",
  daklekkage: "Daklekkage (Spoed)",
  dakonderhoud: "Dakonderhoud",
  dakinspectie: "Dakinspectie",
  dakgoten: "Dakgoten",
  anders: "Anders / Weet niet",
} as const;

export const serviceLabels: readonly string[] = Object.values(serviceOptions);
