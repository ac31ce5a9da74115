import type { Company } from "../../src/lib/content/schema.ts";
import type { CompanyFacts } from "../../supabase/functions/_shared/company-facts.ts";

/** Extracts the facts of src/content/bedrijf.yaml that the mail function carries. */
export function extractCompanyFacts(company: Company): CompanyFacts {
  const { name, phone, emergencyPhone, email, sendsConfirmation = false, closed = null } = company;
  const phones = { phone: phone.display, emergencyPhone: emergencyPhone.display };
  return { name, ...phones, email, sendsConfirmation, closed };
}
