import { ChevronDown } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";
import { useEscape } from "../hooks/use-escape";
import { paths } from "../lib/paths";
import type { MenuProps } from "./header";
import { MenuLink, menuLinkClass } from "./menu-link";

const linkClass = "flex min-h-11 items-center px-4 hover:bg-zinc-100 hover:text-tile";

/** The link to all services; the pointer or the keyboard on it opens the list of each, by CSS. */
export function ServicesDropdown({
  label,
  content,
  services,
}: Pick<MenuProps, "content" | "services"> & { label: string }) {
  // Until the pointer or focus comes back.
  const [dismissed, setDismissed] = useState(false);
  const item = useRef<HTMLLIElement>(null);

  useEscape(() => {
    if (item.current?.contains(document.activeElement)) item.current.querySelector("a")?.focus();
    setDismissed(true);
  });

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setDismissed(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the links inside, on which Enter clicks
    <li
      ref={item}
      className="group/services relative"
      onPointerEnter={() => setDismissed(false)}
      // A click on the link to the page itself leaves focus there.
      onPointerLeave={({ currentTarget }) => setDismissed(!currentTarget.querySelector(":focus-visible"))}
      onFocus={onFocus}
      onClick={() => setDismissed(true)}
    >
      <MenuLink to={paths.services} className={`${menuLinkClass} gap-1`}>
        {label}
        <ChevronDown className="size-5" />
      </MenuLink>
      {/* The padding bridges the gap that the pointer crosses. */}
      <div
        id="services-menu"
        className={`absolute top-full left-0 hidden w-120 pt-3.5 ${dismissed ? "" : "group-hover/services:block group-focus-within/services:block"}`}
      >
        <ul className="grid grid-cols-2 border-t-4 border-tile bg-white py-3 shadow-raised forced-colors:border-2">
          <li className="col-span-2 border-b border-zinc-200 font-semibold">
            <MenuLink to={paths.services} className={linkClass}>
              {content.allServices}
            </MenuLink>
          </li>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <MenuLink to={paths.service(slug)} className={linkClass}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
