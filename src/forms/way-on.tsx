import type { WayOnContent } from "../content/types";
import { PhoneLink } from "../ui/phone-link";

/** Why a form was not sent, with what the visitor typed, as labels and values. */
export interface NotSent {
  reason: "failed" | "trapped";
  typed: [label: string, value: string][];
}

/**
 * What a visitor can do when the form cannot be sent: phone, or mail with everything
 * that was typed already in it.
 */
export function WayOn({ content, notSent }: { content: WayOnContent; notSent: NotSent | undefined }) {
  if (!notSent) return null;
  const text = notSent.typed.map(([label, value]) => `${label}: ${value}`).join("\n");
  const mail = `mailto:${content.email}?subject=${encodeURIComponent(content.subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="space-y-3 border-l-4 border-tile bg-tile-pale p-4">
      <p>{content[notSent.reason]}</p>
      <ul className="space-y-2">
        <li>
          {content.call} <PhoneLink phone={content.phone} />
        </li>
        <li>
          <a href={mail} className="text-link">
            {content.mail}
          </a>
        </li>
      </ul>
    </div>
  );
}
