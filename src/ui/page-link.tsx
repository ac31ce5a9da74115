import { Link, type LinkProps } from "react-router-dom";

/** A link within this site, without React Router's route discovery, which needs a server. */
export function PageLink(props: LinkProps) {
  return <Link {...props} discover="none" />;
}
