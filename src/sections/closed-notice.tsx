import { isClosedSoon } from "../../supabase/functions/_shared/closed-days";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { RichText } from "../ui/rich-text";

/** That the office is closed, behind other words. The HTML always has it; the script closed-office.ts lets CSS hide it. */
export function ClosedNotice() {
  if (!company.closed || (import.meta.env.DEV && !isClosedSoon(company.closed, Date.now()))) return null;
  return (
    <strong className="closed-notice block font-bold text-ink">
      <RichText text={shell.closed.replace("{dagen}", company.closed.text)} />
    </strong>
  );
}
