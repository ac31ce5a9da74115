import type { LinkProps } from "react-router-dom";
import { usePage } from "../hooks/use-page.ts";
import { PageLink } from "../ui/page-link.tsx";

export const menuLinkClass = "inline-flex min-h-11 items-center px-2 font-semibold hover:text-tile";

/** Whether the current page is at `path` or below it, as a service is below /diensten. */
export function useIsWithin(path: string): boolean {
  const page = usePage();
  return [page, ...page.trail].some((above) => above.path === path);
}

/** A menu link that says whether it leads to the current page. */
export function MenuLink(props: LinkProps) {
  const { path } = usePage();
  return <PageLink {...props} aria-current={path === props.to ? "page" : undefined} />;
}
