import { ChevronDown } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";
import { useEscape } from "../hooks/use-escape.ts";
import type { NavigationLink } from "../lib/content/schema.ts";
import { PageLink } from "../ui/page-link.tsx";
import { MenuLink, menuLinkClass, useIsWithin } from "./menu-link.tsx";

const linkClass = "flex min-h-11 items-center px-4 hover:bg-zinc-100 hover:text-tile";

/**
 * The link to all services. CSS opens its list on hover and focus. Tailwind's `hover:` would open the list only in a
 * browser that reports a hover device: not in headless Firefox, nor on a laptop whose first input is a touch screen.
 */
export function ServicesDropdown({ label, path, links }: NavigationLink & { links: NavigationLink[] }) {
  const isWithin = useIsWithin(path);
  // A dismissed list stays closed until the pointer or focus comes back.
  const [isDismissed, setDismissed] = useState(false);
  const item = useRef<HTMLLIElement>(null);

  useEscape(() => {
    if (item.current?.contains(document.activeElement)) item.current.querySelector("a")?.focus();
    setDismissed(true);
  });

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setDismissed(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter also clicks on the links inside
    <li
      ref={item}
      className="group/services relative"
      onPointerEnter={() => setDismissed(false)}
      // After a click the link keeps an invisible focus, which must not keep the list open.
      onPointerLeave={({ currentTarget }) => setDismissed(!currentTarget.querySelector(":focus-visible"))}
      onFocus={onFocus}
      onClick={() => setDismissed(true)}
    >
      <PageLink to={path} aria-current={isWithin || undefined} className={`${menuLinkClass} gap-1`}>
        {label}
        <ChevronDown className="size-5" />
      </PageLink>
      {/* The padding bridges the gap that the pointer crosses. */}
      <div
        className={`absolute top-full left-0 hidden w-120 pt-3.5 ${isDismissed ? "" : "group-[:hover]/services:block group-focus-within/services:block"}`}
      >
        <ul className="grid grid-cols-2 border-t-4 border-ink bg-white py-3 shadow-raised forced-colors:border-2">
          {links.map(({ label, path }, index) => (
            <li
              key={path}
              className={index === 0 ? "col-span-2 border-b border-zinc-200 font-semibold" : undefined}
            >
              <MenuLink to={path} className={linkClass}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
