import { Menu, Phone, X } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import type { Company, ServiceSummary, ShellContent } from "../lib/content/schema";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Link, MenuLink } from "../ui/link";
import { LogoMark } from "../ui/logo-mark";
import { MobileMenu } from "./mobile-menu";
import { menuLinkClass, ServicesDropdown } from "./services-dropdown";

/** Pixels of scrolling after which the header gets its shadow; fixed by the specification. */
const shadowThreshold = 10;

/** The sticky header: logo, navigation and the two calls to action. The page owns whether the menu is open. */
export function Header({
  content,
  company,
  services,
  menuOpen,
  onMenuChange,
}: {
  content: ShellContent;
  company: Company;
  services: ServiceSummary[];
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
}) {
  const [scrolled, setScrolled] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > shadowThreshold);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  useEffect(() => {
    if (!menuOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onMenuChange(false);
      menuButton.current?.focus();
    };
    // The panel belongs to narrow screens; on a wide one it must not stay behind, locking the page.
    const wide = window.matchMedia("(min-width: 75rem)");
    const onWide = () => wide.matches && onMenuChange(false);
    // Back from a page that was still being fetched shows no new page, whose coming would close the menu.
    const onBack = () => onMenuChange(false);
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", onBack);
    wide.addEventListener("change", onWide);
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", onBack);
      wide.removeEventListener("change", onWide);
      document.documentElement.classList.remove("overflow-hidden");
    };
  }, [menuOpen, onMenuChange]);

  return (
    <header
      className={`sticky top-0 z-40 forced-colors:border-b print:static bg-white transition-shadow ${scrolled || menuOpen ? "shadow-header" : ""}`}
      data-scrolled={scrolled}
    >
      {/* While the menu is open all the rest is inert: then this is a dialog, close button included. */}
      <div {...(menuOpen && { role: "dialog", "aria-modal": true, "aria-label": content.navigationLabel })}>
        <Container className="flex h-18 items-center justify-between gap-4">
          <Link
            to="/"
            className="flex min-h-11 min-w-0 items-center gap-3"
            aria-label={`${company.name}, ${content.homeLabel}`}
          >
            <LogoMark className="size-10 shrink-0 text-ink" />
            {/* Narrow enough to break in two lines in any font: a line more would move the page when ours arrives. */}
            <span className="max-w-40 text-subheading leading-[1.05] font-bold tracking-tight">
              {company.name}
            </span>
          </Link>

          <WideNavigation content={content} services={services} />

          <div className="flex items-center gap-2 print:hidden">
            <ButtonAnchor
              href={`tel:${company.emergencyPhone.dial}`}
              variant="secondary"
              className="text-small whitespace-nowrap max-md:size-12 max-md:p-0 md:px-4"
            >
              <Phone aria-hidden className="size-5" />
              <span className="max-md:sr-only">{content.emergencyButton}</span>
            </ButtonAnchor>
            <ButtonLink to="/contact" className="text-small whitespace-nowrap max-sm:hidden md:px-4">
              {content.quoteButton}
            </ButtonLink>
            <button
              ref={menuButton}
              type="button"
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => onMenuChange(!menuOpen)}
              className="flex size-12 items-center justify-center rounded hover:bg-zinc-100 nav:hidden"
            >
              <span className="sr-only">{menuOpen ? content.closeMenu : content.openMenu}</span>
              {menuOpen ? <X aria-hidden className="size-7" /> : <Menu aria-hidden className="size-7" />}
            </button>
          </div>
        </Container>
        {menuOpen && (
          <MobileMenu
            content={content}
            company={company}
            services={services}
            onNavigate={() => onMenuChange(false)}
          />
        )}
      </div>
    </header>
  );
}

/** Of wide screens. Memoized, so that opening the menu of narrow ones does not render it again. */
const WideNavigation = memo(function WideNavigation({
  content,
  services,
}: {
  content: ShellContent;
  services: ServiceSummary[];
}) {
  return (
    <nav aria-label={content.navigationLabel} className="hidden text-small nav:block print:hidden">
      <ul className="flex items-center gap-1 whitespace-nowrap">
        {content.navigation.map(({ label, path }) =>
          path === "/diensten" ? (
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
