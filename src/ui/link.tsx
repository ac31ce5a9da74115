import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler, useLocation } from "react-router-dom";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  /** Travels with the navigation, in the history entry. */
  state?: unknown;
}

/**
 * A link to a page of this site, made of React Router's own hooks: its ready
 * `Link` carries the code of its data and framework modes along.
 */
export function Link({ to, state, onClick, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link in a menu: `aria-current` says, and styles can show, that the visitor is on its page. */
export function MenuLink(link: LinkProps) {
  const isCurrent = useLocation().pathname.replace(/(.)\/$/, "$1") === link.to;
  return <Link {...link} aria-current={isCurrent ? "page" : undefined} />;
}
