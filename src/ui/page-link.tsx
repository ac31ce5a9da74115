import { Link, type LinkProps } from "react-router-dom";

/** A link within this site, without the mark for route discovery, which is of no use to a site without a server. */
export function PageLink(props: LinkProps) {
  return <Link {...props} discover="none" />;
}
