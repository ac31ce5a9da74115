import type { ClosedDays } from "../../supabase/functions/_shared/closed-days";
import { compileInlineScript } from "./inline-script";

/** What a page needs to say that the office is closed on the right days alone; nothing without such days. */
export async function closedOffice(days: ClosedDays | undefined): Promise<string> {
  if (!days) return "";
  const script = await compileInlineScript("src/closed-office.ts");
  return `<style data-closed>html:not(.closed) .closed-notice{display:none}</style><script data-closed="${days.from}/${days.through}">${script}</script>`;
}
