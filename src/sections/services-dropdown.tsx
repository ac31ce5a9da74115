import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";
import { paths } from "../lib/paths";
import { MenuLink } from "./menu-link";
import type { MenuProps } from "./mobile-menu";

export const menuLinkClass = "inline-flex min-h-11 items-center px-2 font-semibold hover:text-tile";

/** A link and beside it a disclosure button: the WAI-ARIA pattern "disclosure navigation with top-level links". */
export function ServicesDropdown({
  label,
  content,
  services,
}: Pick<MenuProps, "content" | "services"> & { label: string }) {
  // The pointer opens the list before it can click the button: that click pins the list, the next one closes it.
  const [state, setState] = useState<"closed" | "hovered" | "pinned">("closed");
  const open = state !== "closed";
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const hydrated = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the list, whatever led there
  useEffect(() => setState("closed"), [pathname]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setState("closed");
    button.current?.focus();
  }

  function onBlur(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setState("closed");
  }

  const linkClass = "flex min-h-11 items-center px-4 hover:bg-zinc-100 hover:text-tile";

  return (
    <li
      className="relative flex items-center"
      onPointerEnter={(event) => event.pointerType === "mouse" && setState("hovered")}
      onPointerLeave={(event) => event.pointerType === "mouse" && setState("closed")}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <MenuLink to={paths.services} className={menuLinkClass}>
        {label}
      </MenuLink>
      <button
        ref={button}
        type="button"
        disabled={!hydrated}
        aria-expanded={open}
        aria-controls="services-menu"
        onClick={() => setState(state === "pinned" ? "closed" : "pinned")}
        className="-mx-2 flex size-12 items-center justify-center rounded hover:text-tile disabled:opacity-40"
      >
        <span className="sr-only">{content.servicesMenu}</span>
        <ChevronDown className={`size-5 ${open ? "rotate-180" : ""}`} />
      </button>
      {/* The padding bridges the gap that the pointer crosses. */}
      <div id="services-menu" hidden={!open} className="absolute top-full left-0 w-120 pt-4">
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
