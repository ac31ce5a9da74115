/** Comes from src/content/bedrijf.yaml when the function is deployed or started. */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  email: string;
  /** Null where visitors get no confirmation. */
  confirmationSender: string | null;
}
