import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePage } from "../hooks/use-page";
import { paths } from "../lib/paths";

export const menuLinkClass = "inline-flex min-h-11 items-center px-2 font-semibold hover:text-tile";

/** Whether the current page is one below `path`, as a service is below /diensten; every page is below the home page. */
export const isCurrentSection = ({ trail = [] }: Partial<ReturnType<typeof usePage>>, path: string) =>
  path !== paths.home && trail.some((above) => above.path === path);

/** A link of the menu, which says whether it leads to the current page or to the one above it. */
export function MenuLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  const page = usePage();
  return (
    <Link
      to={to}
      aria-current={page.path === to ? "page" : isCurrentSection(page, to) || undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
