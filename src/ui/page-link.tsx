import { Link, type LinkProps } from "react-router-dom";

/** A link within this site. Leaves out React Router's attribute for route discovery, which needs a server. */
export function PageLink(props: LinkProps) {
  return <Link {...props} discover="none" />;
}
