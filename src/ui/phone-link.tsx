import type { ReactNode } from "react";
import type { Company, PhoneNumber } from "../lib/content/schema";

/** A phone number that can be dialled; shows the number unless it is given other content. */
export function PhoneLink({
  phone,
  className = "text-link",
  children,
}: {
  phone: PhoneNumber;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a href={`tel:${phone.dial}`} className={className}>
      {children ?? <span className="whitespace-nowrap">{phone.display}</span>}
    </a>
  );
}

/** A link to the company's chat, in a tab of its own; src/lib/counting.ts knows it by `data-chat`. */
export function ChatLink({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <a
      href={company.chatUrl}
      data-chat=""
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-block py-1"
    >
      {children}
    </a>
  );
}
