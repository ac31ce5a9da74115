import type { Company } from "../lib/content/schema";
import { PhoneLink } from "../ui/phone-link";
import { DetailList } from "./detail-list";

const linkClass = "text-link inline-block";

export function ContactDetails({ company }: { company: Company }) {
  const { address } = company;
  return (
    <DetailList
      details={[
        { term: "Kantoor", detail: <PhoneLink phone={company.phone} className={linkClass} /> },
        { term: "24/7 spoed", detail: <PhoneLink phone={company.emergencyPhone} className={linkClass} /> },
        {
          term: "E-mail",
          detail: (
            <a href={`mailto:${company.email}`} className={linkClass}>
              {company.email}
            </a>
          ),
        },
        { term: "Adres", detail: `${address.street}\n${address.postalCode} ${address.city}` },
        { term: "Open", detail: company.officeHours },
        { term: "KvK", detail: company.chamberOfCommerceNumber },
        { term: "Btw-id", detail: company.vatId },
      ]}
    />
  );
}
