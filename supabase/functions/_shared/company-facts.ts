/** Facts from src/content/bedrijf.yaml, bundled when the function is deployed or started. */
export interface CompanyFacts {
  name: string;
  phone: string;
  emergencyPhone: string;
  email: string;
  /** Null when visitors get no confirmation. */
  confirmationSender: string | null;
}
