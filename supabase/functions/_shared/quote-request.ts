// For the browser, the function and the tests: it imports nothing, and the database has the same limits.

/** The fields of the quote form; `services` holds labels, not ids. */
export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  message: string;
  services: string[];
}

export type CallbackRequest = Pick<QuoteRequest, "name" | "phone">;

/** Longest text per field, in code points, as Postgres counts; 254 is from RFC 5321, 4.5.3.1.3, the others are our own. */
export const fieldLimits = { name: 200, phone: 50, email: 254, message: 5000 } as const;

export type TextFieldName = keyof typeof fieldLimits;

/** Those that may be left empty, and are absent then. */
export const optionalFields: readonly TextFieldName[] = [];

/** The choices of the quote form by id, from the specification; a request carries the labels, each at most once. */
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
