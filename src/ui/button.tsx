import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";

type Variant = "primary" | "secondary" | "dark" | "onDark";

const variants: Record<Variant, string> = {
  primary: "bg-tile text-white hover:bg-tile-dark",
  secondary: "bg-white text-ink border-2 border-ink hover:bg-ink hover:text-white",
  dark: "bg-ink text-white hover:bg-ink-soft",
  onDark: "text-white border-2 border-zinc-400 hover:bg-white hover:text-ink",
};

function classesOf(variant: Variant, className: string) {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 rounded px-5 py-2.5 text-center text-body leading-tight font-semibold transition-colors forced-colors:border-2 ${variants[variant]} ${className}`;
}

interface Appearance {
  variant?: Variant;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button, to a page of this site; `state` travels with the navigation. */
export function ButtonLink({
  to,
  state,
  variant = "primary",
  className = "",
  children,
}: Appearance & { to: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className={classesOf(variant, `print:hidden ${className}`)}>
      {children}
    </Link>
  );
}

/** A link that looks like a button, to anything else: `tel:`, `mailto:` or another site. */
export function ButtonAnchor({
  variant = "primary",
  className = "",
  children,
  ...rest
}: Appearance & ComponentProps<"a">) {
  return (
    <a {...rest} className={classesOf(variant, className)}>
      {children}
    </a>
  );
}

/**
 * A real button; greyed while disabled, as it is until React answers: before that, the browser would send a form as a
 * request for the page. `withoutScripts` is for a form that wants just that.
 */
export function Button({
  variant = "primary",
  className = "",
  disabled,
  withoutScripts = false,
  children,
  ...rest
}: Appearance & ComponentProps<"button"> & { withoutScripts?: boolean }) {
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      disabled={disabled || !(hydrated || withoutScripts)}
      className={classesOf(variant, `disabled:bg-slate disabled:hover:bg-slate print:hidden ${className}`)}
    >
      {children}
    </button>
  );
}
