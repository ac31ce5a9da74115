import type { ClosedDays } from "./closed-days.ts";

/** Facts from src/content/bedrijf.yaml, bundled when the function is deployed or started. */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  email: string;
  /** Whether visitors get a confirmation. */
  sendsConfirmation: boolean;
  /** The days on which the office is closed, also in words; null when nothing is planned. */
  closed: (ClosedDays & { text: string }) | null;
}
