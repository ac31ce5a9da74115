import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { Company, ShellContent } from "../lib/content/schema";

/**
 * Phone, chat and social profile on every page: a bar at the bottom of a narrow window, for which the page keeps room
 * below itself; from laptop width on a group at the right edge, see `--page-end`.
 */
export function FloatingContact({
  content,
  company,
}: {
  content: ShellContent["floating"];
  company: Company;
}) {
  return (
    <nav
      aria-label={content.label}
      className="on-dark forced-color-adjust-none print:hidden fixed inset-x-0 bottom-0 z-30 lg:bottom-6 lg:left-auto"
    >
      <ul className="grid grid-cols-[3fr_2fr_2fr] bg-ink-soft text-tiny font-semibold text-white lg:w-18 lg:grid-cols-1">
        <FloatingLink
          href={`tel:${company.emergencyPhone.dial}`}
          label={content.phone}
          className="bg-tile hover:bg-tile-dark"
        >
          <Phone aria-hidden className="size-5" />
          {content.phoneShort}
        </FloatingLink>
        {/* How src/lib/counting.ts knows it, whatever chat app it leads to. */}
        <FloatingLink href={company.chatUrl} label={content.chat} mark="whatsapp" data-chat="">
          {content.chatShort}
        </FloatingLink>
        <FloatingLink href={company.socialUrl} label={content.social} mark={company.socialMark}>
          {company.socialName}
        </FloatingLink>
      </ul>
    </nav>
  );
}

/** A link with an icon and a word; with a brand's mark, see src/lib/social-mark.ts, it leads to another site. */
function FloatingLink({
  href,
  label,
  mark,
  className = "hover:bg-slate",
  children,
  ...counted
}: {
  href: string;
  label: string;
  mark?: string;
  className?: string;
  children: ReactNode;
  "data-chat"?: string;
}) {
  return (
    <li>
      <a
        {...counted}
        href={href}
        {...(mark && { target: "_blank", rel: "noopener noreferrer" })}
        aria-label={label}
        className={`flex min-h-11 items-center justify-center gap-2 -outline-offset-4 lg:min-h-16 lg:flex-col lg:gap-1 ${className}`}
      >
        {/* Else React would have it fetched before the page's own picture. */}
        {mark && <img src={`/marks/${mark}.svg`} alt="" fetchPriority="low" className="size-5" />}
        {children}
      </a>
    </li>
  );
}
