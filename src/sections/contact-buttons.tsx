import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { paths } from "../lib/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PhoneButton } from "../ui/phone-button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { ClosedNotice } from "./closed-notice.tsx";

export function EmergencyButton() {
  return <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="emergency" />;
}

/** The office's number and opening hours, for a row of `Buttons`. */
export function OfficeContact() {
  return (
    <>
      <PhoneButton phone={company.phone} label={shell.officeLabel} variant="secondary" />
      <p className="order-last w-full max-w-none text-small text-slate">
        {shell.officeHours}
        <ClosedNotice />
      </p>
    </>
  );
}

/** The office as a line of text, without hours when the page already has them. */
export function OfficeLine({ hasHours = true }: { hasHours?: boolean }) {
  return (
    <p className="w-full max-w-none text-small text-slate">
      {shell.officeLabel} <PhoneLink phone={company.phone} />
      {hasHours && (
        <>
          . {shell.officeHours}
          <ClosedNotice />
        </>
      )}
    </p>
  );
}

/** The ways to reach us at the top of a page: a quote and the office, or only the emergency number. */
export function ContactButtons({ emergency }: { emergency?: boolean }) {
  if (emergency) return <EmergencyButton />;
  return (
    <>
      <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
      <OfficeLine />
    </>
  );
}
