export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  message: string;
  services: string[];
}

export type CallbackRequest = Pick<QuoteRequest, "name" | "phone">;

/** What a request is called in the mails and at /aanvragen. */
export const kindLabels = { quote: "Offerteaanvraag", callback: "Terugbelverzoek" } as const;

/** The labels of the fields in the mails and at /aanvragen, in their order there. */
export const fieldLabels: Record<keyof QuoteRequest, string> = {
  name: "Naam",
  phone: "Telefoon",
  email: "E-mail",
  services: "Diensten",
  message: "Bericht",
};

/**
 * The database refuses a quote without one of these fields. A new field stays optional, because the database would
 * otherwise refuse visitors who still have the old form open.
 */
export const requiredFields: readonly string[] = ["name", "phone", "email", "services", "message"];

/** Lengths in code points. With four bytes for each, all fields fit a `keepalive` call. The database has the same limits. */
export const fieldLimits = { name: 200, phone: 100, email: 320, message: 5_000 } as const;

/** The longest note that staff can add to the log of a request, in code points. */
export const noteLimit = 2_000;

export type TextFieldName = keyof typeof fieldLimits;

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

/** Whether a request for these services is about a leak, which comes first everywhere; the database has the same rule. */
export const isLeak = (services: readonly string[] | null = []): boolean =>
  services?.includes(serviceOptions.daklekkage) ?? false;

export const serviceLabels: readonly string[] = Object.values(serviceOptions);
