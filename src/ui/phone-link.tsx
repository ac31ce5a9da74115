import type { ReactNode } from "react";
import type { PhoneNumber } from "../lib/content/schema";

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
