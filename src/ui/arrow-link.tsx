import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className="action-link inline-flex min-h-11 items-center gap-2">
      {children}
      <ArrowRight className="size-5 text-tile" />
    </PageLink>
  );
}
