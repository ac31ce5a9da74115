import type { Company } from "../../src/lib/content/schema.ts";
import type { ConfirmationFacts } from "../../supabase/functions/_shared/told-site.ts";

/** What the confirmation to a visitor says of the company; null where the company leaves its sender out, and sends none. */
export function confirmationFacts(company: Company): ConfirmationFacts | null {
  const { name, phone, emergencyPhone, email, confirmationSender } = company;
  if (!confirmationSender) return null;
  return {
    companyName: name,
    phone: phone.display,
    emergencyPhone: emergencyPhone.display,
    sender: confirmationSender,
    replyTo: email,
  };
}
