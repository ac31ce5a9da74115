import type { Company } from "../../src/lib/content/schema.ts";
import type { CompanyFacts } from "../../supabase/functions/_shared/company-facts.ts";

/** What the mail function carries of src/content/bedrijf.yaml. */
export function extractCompanyFacts(company: Company): CompanyFacts {
  const { name, phone, emergencyPhone, email, sendsConfirmation = false, closed = null } = company;
  const phones = { phone: phone.display, emergencyPhone: emergencyPhone.display };
  return { name, ...phones, email, sendsConfirmation, closed };
}
