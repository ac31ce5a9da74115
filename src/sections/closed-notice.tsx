import { isClosedSoon } from "../../supabase/functions/_shared/closed-days.ts";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { RichText } from "../ui/rich-text.tsx";

/** The notice that the office is closed. The HTML hides it until the script closed-office.ts shows it. */
export function ClosedNotice({ className = "text-ink" }: { className?: string }) {
  const isHydrated = useHydrated();
  if (!company.closed) return null;
  const isSaid = isHydrated && isClosedSoon(company.closed, Date.now());
  return (
    <strong hidden={!isSaid} className={`closed-notice font-semibold not-[[hidden]]:block ${className}`}>
      <RichText text={shell.closed.replace("{dagen}", company.closed.text)} />
    </strong>
  );
}
