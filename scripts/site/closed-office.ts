import type { ClosedDays } from "../../supabase/functions/_shared/closed-days.ts";
import { compileInlineScript } from "./inline-script.ts";

/** Returns the script that shows on the right days that the office is closed; an empty text when there are no such days. */
export async function closedOfficeScript(days: ClosedDays | undefined): Promise<string> {
  if (!days) return "";
  const script = await compileInlineScript("src/closed-office.ts");
  return `<script data-closed="${days.from}/${days.through}">${script}</script>`;
}
