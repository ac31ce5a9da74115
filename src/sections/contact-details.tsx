import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { DetailList } from "../ui/detail-list.tsx";
import { EmailAddress } from "../ui/email-address.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { ClosedNotice } from "./closed-notice.tsx";

const linkClass = "text-link inline-block";

export function ContactDetails() {
  const { address } = company;
  const { emailLabel, addressLabel, openLabel, chamberOfCommerceLabel, vatLabel, emergencyLabel } =
    shell.footer;
  return (
    <DetailList
      details={[
        { term: shell.officeLabel, detail: <PhoneLink phone={company.phone} className={linkClass} /> },
        { term: emergencyLabel, detail: <PhoneLink phone={company.emergencyPhone} className={linkClass} /> },
        {
          term: emailLabel,
          detail: (
            <a href={`mailto:${company.email}`} className={linkClass}>
              <EmailAddress address={company.email} />
            </a>
          ),
        },
        { term: addressLabel, detail: `${address.street}\n${address.postalCode} ${address.city}` },
        {
          term: openLabel,
          detail: (
            <>
              {company.officeHours}
              <ClosedNotice />
            </>
          ),
        },
        { term: chamberOfCommerceLabel, detail: company.chamberOfCommerceNumber },
        { term: vatLabel, detail: company.vatId },
      ]}
    />
  );
}
