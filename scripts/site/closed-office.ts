import type { ClosedDays } from "../../supabase/functions/_shared/closed-days.ts";
import { compileInlineScript } from "./inline-script.ts";

/** Returns the script that shows the notice of a closed office on the right days; an empty text without such days. */
export async function closedOfficeScript(days: ClosedDays | undefined): Promise<string> {
  if (!days) return "";
  const script = await compileInlineScript("src/closed-office.ts");
  return `<script data-closed="${days.from}/${days.through}">${script}</script>`;
}
