import type { ComponentProps, ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { PageLink } from "./page-link.tsx";

const variants = {
  primary: "bg-tile text-white hover:bg-tile-dark",
  emergency: "bg-signal text-ink hover:bg-signal-dark",
  secondary: "border-2 border-ink bg-white text-ink hover:bg-ink hover:text-white",
};

interface Appearance {
  variant?: keyof typeof variants;
  className?: string;
  children: ReactNode;
}

function classesOf(variant: Appearance["variant"] = "primary", className = "") {
  return `button inline-flex min-h-12 items-center justify-center gap-2 rounded px-4 py-2 text-center leading-tight font-semibold forced-colors:border-2 ${variants[variant]} ${className}`;
}

/** Buttons side by side, or below each other on a phone. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>;
}

/** A link to a page of this site. */
export function ButtonLink({ variant, className, ...rest }: Appearance & LinkProps) {
  return <PageLink {...rest} className={classesOf(variant, className)} />;
}

/** A link to `tel:`, `mailto:` or another site. */
export function ButtonAnchor({ variant, className, children, ...rest }: Appearance & ComponentProps<"a">) {
  return (
    <a {...rest} className={classesOf(variant, className)}>
      {children}
    </a>
  );
}

/** A button that is disabled until hydration, because before that the browser would submit the form natively. */
export function Button({
  variant,
  className,
  disabled,
  children,
  ...rest
}: Appearance & ComponentProps<"button">) {
  const isHydrated = useHydrated();
  return (
    <button
      {...rest}
      disabled={disabled || !isHydrated}
      className={`${classesOf(variant, className)} disabled:bg-slate disabled:hover:bg-slate`}
    >
      {children}
    </button>
  );
}
