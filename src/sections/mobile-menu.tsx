import { ChevronDown, Menu, X } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { usePage } from "../hooks/use-page";
import type { Company, ServiceSummary, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { isCurrentSection, MenuLink } from "./menu-link";

/** The breakpoint `nav` of tailwind.config.ts. */
const wideScreen = "(min-width: 75rem)";

const summaryClass = "cursor-pointer [&::-webkit-details-marker]:hidden";
const linkClass = "flex min-h-12 items-center py-3 text-subheading hover:text-tile";

export interface MenuProps {
  content: ShellContent;
  company: Company;
  services: ServiceSummary[];
  /** Whether the mobile menu is open, as last reported by `onOpenChange`. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation of narrow screens, made of `<details>` so that it works before hydration and without scripts. */
export function MobileMenu({ content, company, services, open, onOpenChange }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const page = usePage();

  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  // It may have been opened before hydration.
  useEffect(() => onOpenChange(menu.current?.open ?? false), [onOpenChange]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => close, [location, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current?.querySelector("summary")?.focus();
    };
    // Else the panel would stay behind and lock the page.
    const wide = window.matchMedia(wideScreen);
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", close);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", close);
    };
  }, [close]);

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }

  return (
    <details
      ref={menu}
      id="menu"
      onToggle={(event) => event.target === event.currentTarget && onOpenChange(event.currentTarget.open)}
      className="group nav:hidden print:hidden"
    >
      <summary
        className={`${summaryClass} flex size-12 items-center justify-center rounded hover:bg-zinc-100`}
      >
        <span className="sr-only">{open ? content.closeMenu : content.openMenu}</span>
        <Menu className="size-6 group-open:hidden" />
        <X className="hidden size-6 group-open:block" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the links inside, on which Enter clicks */}
      <div
        id="mobile-menu"
        className="mobile-menu absolute top-full left-0 w-full h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain bg-white px-5 pb-24 md:px-8"
        onClick={closeOnLink}
      >
        <nav aria-label={content.navigationLabel}>
          <ul className="border-b border-zinc-200">
            {content.navigation.map(({ label, path }) => (
              <li key={path} className="border-t border-zinc-200">
                {path === paths.services ? (
                  <details className="group/services">
                    <summary className={`${summaryClass} ${linkClass} justify-between`}>
                      <span aria-current={isCurrentSection(page, path) || undefined}>{label}</span>
                      <ChevronDown className="size-6 text-tile group-open/services:rotate-180" />
                    </summary>
                    <ul id="mobile-services" className="mb-4 border-l-4 border-tile pl-4">
                      {[{ slug: "diensten", name: content.allServices }, ...services].map(
                        ({ slug, name }) => (
                          <li key={slug}>
                            <MenuLink
                              to={paths.service(slug)}
                              className="flex min-h-11 items-center py-2 hover:text-tile"
                            >
                              {name}
                            </MenuLink>
                          </li>
                        ),
                      )}
                    </ul>
                  </details>
                ) : (
                  <MenuLink to={path} className={linkClass}>
                    {label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Buttons>
          <ButtonLink to={paths.quote}>{content.quoteButton}</ButtonLink>
          <PhoneButton phone={company.emergencyPhone} label={content.emergencyButton} variant="emergency" />
        </Buttons>
      </div>
    </details>
  );
}
