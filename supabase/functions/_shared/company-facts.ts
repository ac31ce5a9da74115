import type { ClosedDays } from "./closed-days.ts";

/** Facts from src/content/bedrijf.yaml, bundled when the function is deployed or started. */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  email: string;
  /** Null when visitors get no confirmation. */
  confirmationSender: string | null;
  /** With the days in words; null when nothing is planned. */
  closed: (ClosedDays & { text: string }) | null;
}
