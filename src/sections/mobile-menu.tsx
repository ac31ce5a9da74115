import { ChevronDown } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { Company, ServiceSummary, ShellContent } from "../lib/content/schema";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { MenuLink } from "../ui/link";

/** The navigation of narrow screens: a full-width panel below the header. */
export function MobileMenu({
  content,
  company,
  services,
  onNavigate,
}: {
  content: ShellContent;
  company: Company;
  services: ServiceSummary[];
  onNavigate: () => void;
}) {
  const [servicesOpen, setServicesOpen] = useState(false);
  const linkClass =
    "flex min-h-13 items-center py-3 text-subheading aria-[current=page]:text-tile hover:text-tile";

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest("a")) onNavigate();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the links inside, on which Enter clicks
    <div
      id="mobile-menu"
      className="mobile-menu absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain bg-white px-5 pb-24 md:px-8 nav:hidden"
      onClick={closeOnLink}
    >
      <nav aria-label={content.navigationLabel}>
        <ul className="border-b border-zinc-200">
          {content.navigation.map(({ label, path }) =>
            path === "/diensten" ? (
              <li key={path} className="border-t border-zinc-200">
                <button
                  type="button"
                  aria-expanded={servicesOpen}
                  aria-controls="mobile-services"
                  onClick={() => setServicesOpen((current) => !current)}
                  className={`${linkClass} w-full justify-between`}
                >
                  {label}
                  <ChevronDown
                    aria-hidden
                    className={`size-6 text-tile transition-transform ${servicesOpen ? "rotate-180" : ""}`}
                  />
                </button>
                {servicesOpen && (
                  <ul id="mobile-services" className="mb-4 border-l-4 border-tile pl-4">
                    {[{ slug: "diensten", name: content.allServices }, ...services].map(({ slug, name }) => (
                      <li key={slug}>
                        <MenuLink
                          to={`/${slug}`}
                          className="flex min-h-11 items-center py-2 aria-[current=page]:text-tile hover:text-tile"
                        >
                          {name}
                        </MenuLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ) : (
              <li key={path} className="border-t border-zinc-200">
                <MenuLink to={path} className={linkClass}>
                  {label}
                </MenuLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/contact">{content.quoteButton}</ButtonLink>
        <ButtonAnchor href={`tel:${company.emergencyPhone.dial}`} variant="secondary">
          {content.emergencyButton}
        </ButtonAnchor>
      </div>
    </div>
  );
}
