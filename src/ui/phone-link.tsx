import type { ReactNode } from "react";
import type { Company, PhoneNumber } from "../lib/content/schema.ts";

export function PhoneLink({ phone, className = "text-link" }: { phone: PhoneNumber; className?: string }) {
  return (
    <a href={`tel:${phone.dial}`} className={`whitespace-nowrap ${className}`}>
      {phone.display}
    </a>
  );
}

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
