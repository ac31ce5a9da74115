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

/** Not null in the database. Keep a new field optional: a required one refuses visitors who have the old form open. */
export const requiredFields: readonly string[] = ["name", "phone", "email", "services", "message"];

/** In code points; four bytes each, they fit a `keepalive`. The database has the same limits. */
export const fieldLimits = { name: 200, phone: 100, email: 320, message: 5_000 } as const;

/** Of what staff add to the log of a request, in the same way. */
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
