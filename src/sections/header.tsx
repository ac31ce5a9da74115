import { Phone } from "lucide-react";
import { memo, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../lib/paths";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { LogoMark } from "../ui/logo-mark";
import { MenuLink } from "./menu-link";
import { type MenuProps, MobileMenu } from "./mobile-menu";
import { menuLinkClass, ServicesDropdown } from "./services-dropdown";

/** In pixels; fixed by the specification. */
const shadowThreshold = 10;

/** The sticky header; whether its menu is open is state of the app. */
export function Header(menu: MenuProps) {
  const { content, company, services, open } = menu;
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > shadowThreshold);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return (
    <header
      className={`sticky top-0 z-40 forced-colors:border-b print:static bg-white ${scrolled || open ? "shadow-raised" : ""}`}
      data-scrolled={scrolled}
    >
      {/* While the menu is open the rest of the page is inert: a modal dialog. */}
      <div {...(open && { role: "dialog", "aria-modal": true, "aria-label": content.navigationLabel })}>
        <Container className="flex h-14 items-center lg:h-18 justify-between gap-4">
          <Link
            to={paths.home}
            className="flex min-h-11 min-w-11 items-center gap-2"
            aria-label={`${company.name}, ${content.homeLabel}`}
          >
            <LogoMark className="size-10 shrink-0" />
            {/* Two lines in the fallback font too, or the page would shift when ours arrives. */}
            <span className="max-w-40 text-subheading leading-tight max-[22rem]:hidden">{company.name}</span>
          </Link>

          <WideNavigation content={content} services={services} />

          <div className="flex shrink-0 items-center gap-2 print:hidden">
            <ButtonAnchor
              href={`tel:${company.emergencyPhone.dial}`}
              variant="emergency"
              className="px-3! text-small max-md:py-0"
            >
              <Phone className="size-5 max-md:hidden" />
              <span className="max-md:max-w-16">{content.emergencyButton}</span>
            </ButtonAnchor>
            <ButtonLink to={paths.quote} className="text-small whitespace-nowrap max-md:hidden">
              {content.quoteButton}
            </ButtonLink>
            <MobileMenu {...menu} />
          </div>
        </Container>
      </div>
    </header>
  );
}

/** Memoized, so that opening the mobile menu does not render it again. */
const WideNavigation = memo(function WideNavigation({
  content,
  services,
}: Pick<MenuProps, "content" | "services">) {
  return (
    <nav aria-label={content.navigationLabel} className="hidden text-small nav:block print:hidden">
      <ul className="flex items-center whitespace-nowrap">
        {content.navigation.map(({ label, path }) =>
          path === paths.services ? (
            <ServicesDropdown key={path} label={label} content={content} services={services} />
          ) : (
            <li key={path}>
              <MenuLink to={path} className={menuLinkClass}>
                {label}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
});
