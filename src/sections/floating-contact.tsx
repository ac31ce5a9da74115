import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { paths } from "../lib/paths.ts";
import { PageLink } from "../ui/page-link.tsx";

const buttonClass =
  "flex min-h-12 min-w-12 items-center justify-center gap-1 -outline-offset-4 max-[22rem]:flex-col lg:min-h-16 lg:flex-col";

/** Phone, chat and the first social profile: a bar at the bottom of a phone, a group at the right of a wider window. */
export function FloatingContact() {
  const { floating } = shell;
  const [network] = company.networks;
  return (
    <nav
      aria-label={floating.label}
      className="floating-contact forced-color-adjust-none fixed right-0 bottom-0 z-30 w-full lg:bottom-6 lg:w-18"
    >
      <ul className="flex flex-wrap text-tiny font-semibold text-white lg:flex-col">
        <li className="grow-3">
          <a
            href={`tel:${company.emergencyPhone.dial}`}
            aria-label={floating.phone}
            className={`${buttonClass} bg-signal text-ink hover:bg-signal-dark`}
          >
            <Phone className="size-5" />
            {shell.emergencyLabel}
          </a>
        </li>
        <li className="grow">
          <ElsewhereLink href={company.chatUrl} mark="whatsapp">
            WhatsApp
          </ElsewhereLink>
        </li>
        <li className="grow lg:hidden">
          <PageLink to={paths.contact} className={`${buttonClass} bg-tile hover:bg-tile-dark`}>
            {floating.quoteShort}
          </PageLink>
        </li>
        {network && (
          <li className="grow">
            <ElsewhereLink
              href={network.url}
              aria-label={floating.social.replace("{netwerk}", network.name)}
              mark={network.mark}
            >
              <span className="max-lg:hidden">{network.name}</span>
            </ElsewhereLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function ElsewhereLink({ mark, children, ...rest }: ComponentProps<"a"> & { mark: string }) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass} bg-ink hover:underline`}
    >
      {/* The mark has a low priority, because React would preload it before the page's own picture. */}
      <img src={`/marks/${mark}.svg`} alt="" fetchPriority="low" className="size-5" />
      {children}
    </a>
  );
}
