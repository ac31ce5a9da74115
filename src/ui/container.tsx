import type { ReactNode } from "react";

export function Container({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 md:px-8 lg:pr-(--page-end,2rem) ${className}`}>
      {children}
    </div>
  );
}
