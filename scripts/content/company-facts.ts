import type { Company } from "../../src/lib/content/schema.ts";
import type { CompanyFacts } from "../../supabase/functions/_shared/company-facts.ts";

/** The facts for the edge function; without `confirmationSender` it sends no confirmations. */
export function companyFacts(company: Company): CompanyFacts {
  const { name, phone, emergencyPhone, email, confirmationSender = null } = company;
  return { name, phone: phone.display, emergencyPhone: emergencyPhone.display, email, confirmationSender };
}
