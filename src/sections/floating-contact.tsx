import { Phone } from "lucide-react";
import type { Company, ShellContent } from "../lib/content/schema";

/** Phone, chat and the first social profile, if any: a bar at the bottom of a narrow window, else a group at the right (`--page-end`). */
export function FloatingContact({
  content,
  company,
}: {
  content: ShellContent["floating"];
  company: Company;
}) {
  const [network] = company.networks;
  const links: { href: string; label: string; text: string; mark?: string }[] = [
    { href: `tel:${company.emergencyPhone.dial}`, label: content.phone, text: content.phoneShort },
    { href: company.chatUrl, label: content.chat, text: content.chatShort, mark: "whatsapp" },
  ];
  if (network) {
    const { name, url, mark } = network;
    links.push({ href: url, label: content.social.replace("{netwerk}", name), text: name, mark });
  }
  return (
    <nav
      aria-label={content.label}
      className="on-dark forced-color-adjust-none print:hidden fixed right-0 bottom-0 z-30 w-full lg:bottom-6 lg:w-18"
    >
      <ul
        className={`grid ${network ? "grid-cols-[3fr_2fr_2fr]" : "grid-cols-[3fr_2fr]"} text-tiny font-semibold text-white lg:grid-cols-1`}
      >
        {links.map(({ href, label, text, mark }) => (
          <li key={label}>
            <a
              href={href}
              {...(mark && { target: "_blank", rel: "noopener noreferrer" })}
              aria-label={label}
              className={`flex min-h-11 items-center justify-center gap-1 -outline-offset-4 lg:min-h-16 lg:flex-col ${mark ? "bg-ink-soft hover:bg-ink" : "bg-tile hover:bg-tile-dark"}`}
            >
              {mark ? (
                // Else React preloads it, before the page's own picture.
                <img src={`/marks/${mark}.svg`} alt="" fetchPriority="low" className="size-5" />
              ) : (
                <Phone className="size-5" />
              )}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
