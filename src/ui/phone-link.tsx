import type { ReactNode } from "react";
import type { Company, PhoneNumber } from "../lib/content/schema";

/** A phone number that can be dialled. */
export function PhoneLink({ phone, className = "text-link" }: { phone: PhoneNumber; className?: string }) {
  return (
    <a href={`tel:${phone.dial}`} className={`whitespace-nowrap ${className}`}>
      {phone.display}
    </a>
  );
}

/** A link to the company's chat, in a tab of its own. */
export function ChatLink({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <a
      href={company.chatUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-block py-1"
    >
      {children}
    </a>
  );
}
