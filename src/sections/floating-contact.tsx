import { MessageCircle, Phone, ThumbsUp } from "lucide-react";
import type { Company, ShellContent } from "../lib/content/schema";

/**
 * Social profile, chat and phone on every page. Beside the content where the
 * window is wide enough, else a bar at the bottom for which the page keeps room.
 */
export function FloatingContact({
  content,
  company,
}: {
  content: ShellContent["floating"];
  company: Company;
}) {
  const items = [
    {
      href: company.socialUrl,
      label: content.social,
      short: company.socialName,
      Icon: ThumbsUp,
      outside: true,
      chat: false,
    },
    {
      href: company.chatUrl,
      label: content.chat,
      short: content.chatShort,
      Icon: MessageCircle,
      outside: true,
      chat: true,
    },
    {
      href: `tel:${company.phone.dial}`,
      label: content.phone,
      short: content.phoneShort,
      Icon: Phone,
      outside: false,
      chat: false,
    },
  ];
  return (
    <nav
      aria-label={content.label}
      className="on-dark print:hidden fixed inset-x-0 bottom-0 z-30 rail:inset-x-auto rail:right-4 rail:bottom-6"
    >
      <ul className="grid grid-cols-3 forced-colors:border bg-ink text-white rail:grid-cols-1 rail:overflow-hidden rail:rounded rail:shadow-panel">
        {items.map(({ href, label, short, Icon, outside, chat }) => (
          <li
            key={label}
            className="border-slate not-first:border-l rail:not-first:border-t rail:not-first:border-l-0"
          >
            <a
              href={href}
              aria-label={label}
              title={label}
              // How src/lib/counting.ts knows it, whatever chat app it leads to.
              data-chat={chat ? "" : undefined}
              {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
              className={`flex min-h-13 items-center justify-center gap-2 text-tiny font-semibold -outline-offset-4 rail:size-13 ${
                outside ? "hover:bg-ink-soft" : "bg-tile hover:bg-tile-dark"
              }`}
            >
              <Icon aria-hidden className="size-5" />
              <span className="rail:sr-only">{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
