import { isLeak, type QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import company from "../content/bedrijf.yaml";
import shared from "../content/formulieren/beide.yaml";
import type { RequestRow } from "../hooks/use-sent-quote.ts";
import { PhoneLink } from "../ui/phone-link.tsx";
import { RichText } from "../ui/rich-text.tsx";

/** A request that was not stored. */
export interface UnsentRequest {
  request: Partial<QuoteRequest>;
  rows: RequestRow[];
  /** Whether the failure came before the visitor opened this page. */
  isEarlier?: boolean;
}

/** The longest `mailto:` address. Mail programs refuse or cut off a longer one. */
const longestAddress = 2_000;

const focus = (panel: HTMLElement | null) => panel?.focus();

/** Other ways to reach the company. The panel says what to do next, so it takes focus, except after an earlier failure. */
export function FallbackContact({ subject, request, rows, isEarlier }: UnsentRequest & { subject: string }) {
  const { fallback, leak } = shared;
  const text = rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  const mailWithText = `${mail}&body=${encodeURIComponent(text)}`;
  return (
    <div
      ref={isEarlier ? undefined : focus}
      tabIndex={-1}
      className="flex flex-col gap-2 border-l-4 border-tile pl-4"
    >
      <p>{fallback.failed}</p>
      <ul className="flex flex-col gap-2">
        {isLeak(request.services) && (
          <li className="font-semibold">
            <RichText text={leak.call} />
          </li>
        )}
        <li>
          {fallback.call} <PhoneLink phone={company.phone} />
        </li>
        <li>
          <a href={mailWithText.length > longestAddress ? mail : mailWithText} className="text-link">
            {fallback.mail}
          </a>
        </li>
      </ul>
    </div>
  );
}
