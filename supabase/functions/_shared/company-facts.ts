/*
 * What the function knows of the company. Made from src/content/bedrijf.yaml by scripts/build/company-facts.ts, and
 * bundled into the function when it is deployed or started.
 */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  /** Where a visitor's answer goes. */
  email: string;
  /** The address that confirmations to visitors come from, as /bedankt announces it; null where none are sent. */
  confirmationSender: string | null;
}
