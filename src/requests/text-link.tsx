import { Link, type LinkProps } from "react-router-dom";

/** A link that stands by itself, as high as a finger. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link inline-flex min-h-12 items-center" />;
}
