import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { Menu } from "../lib/content/schema.ts";
import { paths } from "../lib/paths.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { LogoMark } from "../ui/logo-mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { MenuLink, menuLinkClass } from "./menu-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesDropdown } from "./services-dropdown.tsx";

/** The header has a shadow after so many pixels of scrolling. The specification fixes the number. */
const shadowThreshold = 10;

/** The logo, the menu and two buttons, in view on every page. */
export function Header({ menu }: { menu: Menu }) {
  const header = useRef<HTMLElement>(null);

  // This sets the attribute without React, which would render the whole menu again.
  useEffect(() => {
    const onScroll = () =>
      header.current?.setAttribute("data-scrolled", String(window.scrollY > shadowThreshold));
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return (
    <header
      ref={header}
      className="sticky top-0 z-40 [@media(height<30rem)]:relative forced-colors:border-b bg-white data-[scrolled=true]:shadow-raised"
    >
      <Container className="flex min-h-14 items-center justify-between gap-x-4 max-[16rem]:flex-wrap lg:min-h-16">
        <PageLink
          to={paths.home}
          className="flex min-h-11 max-w-fit min-w-min flex-1 items-center gap-2 pr-1"
          aria-label={`${company.name}, ${shell.homeLabel}`}
        >
          <LogoMark className="size-10 shrink-0" />
          {/* The name needs two lines in the fallback font too, or the page would shift when our font arrives. */}
          <span className="max-w-40 text-subheading leading-tight max-[22rem]:hidden nav:min-w-32">
            {company.name}
          </span>
        </PageLink>

        <nav aria-label={shell.navigationLabel} className="hidden text-small nav:block">
          <ul className="flex flex-wrap items-center justify-end whitespace-nowrap">
            {menu.pages.map((link) =>
              link.path === paths.services ? (
                <ServicesDropdown key={link.path} {...link} links={menu.services} />
              ) : (
                <li key={link.path}>
                  <MenuLink to={link.path} className={menuLinkClass}>
                    {link.label}
                  </MenuLink>
                </li>
              ),
            )}
          </ul>
        </nav>

        <div className="flex shrink-0 items-center gap-2">
          <ButtonAnchor
            href={`tel:${company.emergencyPhone.dial}`}
            variant="emergency"
            className="px-3! text-small max-md:py-0"
          >
            <Phone className="size-5 max-md:hidden" />
            <span className="max-md:max-w-16">{shell.emergencyButton}</span>
          </ButtonAnchor>
          <ButtonLink to={paths.contact} className="text-small whitespace-nowrap max-md:hidden">
            {shell.headerQuoteButton}
          </ButtonLink>
          <MobileMenu menu={menu} />
        </div>
      </Container>
    </header>
  );
}
