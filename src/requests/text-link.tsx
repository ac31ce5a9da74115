import { Link, type LinkProps } from "react-router-dom";

export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link inline-flex min-h-12 items-center" />;
}
