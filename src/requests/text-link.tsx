import { Link, type LinkProps } from "react-router-dom";

/** A link on a line of its own, high enough for a thumb. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link inline-flex min-h-12 items-center" />;
}
