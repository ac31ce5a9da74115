import type { ReactNode } from "react";
import type { Company } from "../lib/content/schema";

/** A link to the company's chat, in a tab of its own; src/lib/counting.ts knows it by `data-chat`. */
export function ChatLink({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <a href={company.chatUrl} data-chat="" target="_blank" rel="noopener noreferrer" className="text-link">
      {children}
    </a>
  );
}
