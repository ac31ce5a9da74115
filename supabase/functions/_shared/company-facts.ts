/** What the function knows of the company: from src/content/bedrijf.yaml, bundled when it is deployed or started. */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  email: string;
  /** The address that confirmations to visitors come from, as /bedankt announces it; null where none are sent. */
  confirmationSender: string | null;
}
