import type { Company, FallbackContactContent } from "../lib/content/schema";
import type { SentRow } from "../lib/sent-rows";
import { PhoneLink } from "../ui/phone-link";

/** Why a form was not sent, with what the visitor typed. */
export interface NotSent {
  reason: "failed" | "honeypot";
  rows: SentRow[];
}

/** How to reach the company when a form was not sent: phone, or mail with everything that was typed already in it. */
export function FallbackContact({
  content,
  company,
  subject,
  notSent: { reason, rows },
}: {
  content: FallbackContactContent;
  company: Company;
  subject: string;
  notSent: NotSent;
}) {
  const text = rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="space-y-3 border-l-4 border-tile bg-tile-pale p-4">
      <p>{content[reason]}</p>
      <ul className="space-y-2">
        <li>
          {content.call} <PhoneLink phone={company.phone} />
        </li>
        <li>
          <a href={mail} className="text-link">
            {content.mail}
          </a>
        </li>
      </ul>
    </div>
  );
}
