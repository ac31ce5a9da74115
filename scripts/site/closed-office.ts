import type { ClosedDays } from "../../supabase/functions/_shared/closed-days.ts";
import { compileInlineScript } from "./inline-script.ts";

/** The script with which a page shows on the right days that the office is closed; nothing without such days. */
export async function closedOfficeScript(days: ClosedDays | undefined): Promise<string> {
  if (!days) return "";
  const script = await compileInlineScript("src/closed-office.ts");
  return `<script data-closed="${days.from}/${days.through}">${script}</script>`;
}
