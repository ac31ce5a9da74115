import { ChevronDown, Menu, X } from "lucide-react";
import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useEscape } from "../hooks/use-escape";
import { usePage } from "../hooks/use-page";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { RichText } from "../ui/rich-text";
import type { MenuProps } from "./header";
import { isCurrentSection, MenuLink } from "./menu-link";

const linkClass = "flex min-h-12 w-full items-center py-3 text-subheading hover:text-tile";

/** The navigation of narrow screens. `runToggles` opens it and its list of services, so React never changes `aria-expanded`. */
export function MobileMenu({ content, company, services }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const page = usePage();

  const close = () => button.current?.setAttribute("aria-expanded", "false");

  // By the clean-up, which spares a menu that was opened before React ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => close as () => void, [location]);

  useEscape(() => {
    if (button.current?.ariaExpanded !== "true") return;
    close();
    button.current.focus();
  });

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest("a")) close();
  }

  /** An open panel would cover what has focus. */
  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the links inside, on which Enter clicks
    <div className="nav:hidden print:hidden" onBlur={closeBehindFocus} onClick={closeOnLink}>
      <button
        ref={button}
        type="button"
        aria-label={content.menuButton}
        aria-expanded={false}
        aria-controls="mobile-menu"
        className="group flex size-12 items-center justify-center rounded hover:bg-zinc-100"
      >
        <Menu className="size-6 group-aria-expanded:hidden" />
        <X className="hidden size-6 group-aria-expanded:block" />
      </button>
      <div
        id="mobile-menu"
        className="absolute top-full left-0 h-[calc(100dvh-3.5rem)] w-full animate-[drop-in_300ms_ease-out] overflow-y-auto overscroll-contain bg-white px-5 pb-24 md:px-8"
      >
        <nav aria-label={content.navigationLabel}>
          <ul className="border-b border-zinc-200">
            {content.navigation.map(({ label, path }) => (
              <li key={path} className="border-t border-zinc-200">
                {path === paths.services ? (
                  <>
                    <button
                      type="button"
                      aria-expanded={false}
                      aria-controls="mobile-services"
                      className={`group ${linkClass} justify-between`}
                    >
                      <span aria-current={isCurrentSection(page, path) || undefined}>{label}</span>
                      <ChevronDown className="size-6 text-tile group-aria-expanded:rotate-180" />
                    </button>
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
                  </>
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
          <ButtonLink to={paths.contact}>{content.headerQuoteButton}</ButtonLink>
          <PhoneButton phone={company.emergencyPhone} label={content.emergencyButton} variant="emergency" />
          <p>
            <RichText text={content.callback} />
          </p>
        </Buttons>
      </div>
    </div>
  );
}
