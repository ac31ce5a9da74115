import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { paths } from "../lib/paths";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { PhoneLink } from "../ui/phone-link";

export function EmergencyButton() {
  return <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="emergency" />;
}

/** The office's number and when it is answered, for a row of `Buttons`. */
export function OfficeContact({ onDark = false }: { onDark?: boolean }) {
  return (
    <>
      <PhoneButton
        phone={company.phone}
        label={shell.officeLabel}
        variant={onDark ? "onDark" : "secondary"}
      />
      <p className={`w-full text-small ${onDark ? "text-zinc-200" : "text-slate"}`}>{shell.officeHours}</p>
    </>
  );
}

/** The same as a line of text. */
export function OfficeLine({ className = "text-slate" }: { className?: string }) {
  return (
    <p className={`w-full text-small ${className}`}>
      {shell.officeLabel} <PhoneLink phone={company.phone} />. {shell.officeHours}
    </p>
  );
}

/** The ways to reach us that a page ends its top and its foot with: a quote and the office, or in an `emergency` one number. */
export function ContactButtons({
  state,
  emergency,
  onDark,
}: {
  state?: unknown;
  emergency?: boolean;
  onDark?: boolean;
}) {
  if (emergency) return <EmergencyButton />;
  return (
    <>
      <ButtonLink to={paths.contact} state={state}>
        {shell.quoteButton}
      </ButtonLink>
      <OfficeLine className={onDark ? "text-zinc-200" : "text-slate"} />
    </>
  );
}
