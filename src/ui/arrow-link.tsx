import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} discover="none" className="text-link inline-flex min-h-11 items-center gap-2">
      {children}
      <ArrowRight className="size-5 text-tile" />
    </Link>
  );
}
