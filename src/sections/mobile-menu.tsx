import { ChevronDown, Menu as MenuIcon, X } from "lucide-react";
import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import { useEscape } from "../hooks/use-escape.ts";
import type { Menu } from "../lib/content/schema.ts";
import { paths } from "../lib/paths.ts";
import { ButtonLink, Buttons } from "../ui/button.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { EmergencyButton } from "./contact-buttons.tsx";
import { MenuLink, useIsWithin } from "./menu-link.tsx";

const linkClass = "flex min-h-12 w-full items-center py-3 text-subheading hover:text-tile";

/** The menu on narrow screens. `runToggles` opens it and its list of services; React never changes `aria-expanded`. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const button = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const isServices = useIsWithin(paths.services);

  function close() {
    button.current?.setAttribute("aria-expanded", "false");
  }

  // The effect closes the menu only in its clean-up, so that a menu opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => {
    return () => close();
  }, [location]);

  useEscape(() => {
    if (button.current?.getAttribute("aria-expanded") !== "true") return;
    close();
    button.current.focus();
  });

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest("a")) close();
  }

  /** Closes the panel when focus leaves it, because the panel would cover the focused element. */
  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter also clicks on the links inside
    <div className="nav:hidden" onBlur={closeBehindFocus} onClick={closeOnLink}>
      <button
        ref={button}
        type="button"
        aria-expanded={false}
        aria-controls="mobile-menu"
        className="group flex size-12 items-center justify-center rounded hover:bg-zinc-100"
      >
        <span className="group-aria-expanded:hidden">
          <MenuIcon className="size-6" />
          <span className="sr-only">{shell.menuButton}</span>
        </span>
        <span className="hidden group-aria-expanded:block">
          <X className="size-6" />
          <span className="sr-only">{shell.menuClose}</span>
        </span>
      </button>
      <div
        id="mobile-menu"
        className="absolute top-full left-0 h-[calc(100dvh-100%)] w-full animate-[drop-in_300ms_ease-out] overflow-y-auto overscroll-contain bg-white px-5 pb-24 md:px-8"
      >
        <nav aria-label={shell.navigationLabel}>
          <ul className="border-b border-zinc-200">
            {menu.pages.map(({ label, path }) => (
              <li key={path} className="border-t border-zinc-200">
                {path === paths.services ? (
                  <>
                    <button
                      type="button"
                      aria-expanded={false}
                      aria-controls="mobile-services"
                      className={`group ${linkClass} justify-between`}
                    >
                      <span aria-current={isServices || undefined}>{label}</span>
                      <ChevronDown className="size-6 text-tile group-aria-expanded:rotate-180" />
                    </button>
                    <ul id="mobile-services" className="mb-4 pl-4">
                      {menu.services.map((link) => (
                        <li key={link.path}>
                          <MenuLink
                            to={link.path}
                            className="flex min-h-11 items-center py-2 hover:text-tile"
                          >
                            {link.label}
                          </MenuLink>
                        </li>
                      ))}
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
          <ButtonLink to={paths.contact}>{shell.headerQuoteButton}</ButtonLink>
          <EmergencyButton />
          <Paragraph text={shell.callback} />
        </Buttons>
      </div>
    </div>
  );
}
