import type { Company, ShellContent } from "../lib/content/schema";
import { PhoneButton } from "../ui/phone-button";
import { PhoneLink } from "../ui/phone-link";

/** The office's number and when it is answered, for a row of `Buttons`. */
export function OfficeContact({
  shell,
  company,
  as = "button",
  onDark = false,
}: {
  shell: ShellContent;
  company: Company;
  as?: "button" | "line";
  onDark?: boolean;
}) {
  const tone = onDark ? "text-zinc-200" : "text-slate";
  return (
    <>
      {as === "button" && (
        <PhoneButton
          phone={company.phone}
          label={shell.officeLabel}
          variant={onDark ? "onDark" : "secondary"}
        />
      )}
      <p className={`w-full text-small ${tone}`}>
        {as === "line" && (
          <>
            {shell.officeLabel} <PhoneLink phone={company.phone} />.{" "}
          </>
        )}
        {shell.officeHours}
      </p>
    </>
  );
}
