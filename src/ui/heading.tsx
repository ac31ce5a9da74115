import type { ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

const sizes = { large: "mb-6 text-heading last:mb-0", small: "mb-4 text-subheading" };

/** The heading of a section or, if `small`, of a part of a section. */
export function Heading({ size = "large", children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return (
    <h2 className={sizes[size]}>{typeof children === "string" ? <Unbroken text={children} /> : children}</h2>
  );
}

/** The heading of a page. */
export function PageHeading({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={`text-title hyphens-auto ${className}`}>
      {typeof children === "string" ? <Unbroken text={children} /> : children}
    </h1>
  );
}
