import type { Company } from "../lib/content/schema";
import { PhoneLink } from "../ui/phone-link";

/** A link that stands alone has to be high enough to press. */
const linkClass = "text-link inline-block";

/** Every fact that identifies and reaches the company, as a list of terms. */
export function ContactDetails({ company }: { company: Company }) {
  const { address } = company;
  const facts = [
    { term: "Kantoor", detail: <PhoneLink phone={company.phone} className={linkClass} /> },
    { term: "24/7 spoed", detail: <PhoneLink phone={company.emergencyPhone} className={linkClass} /> },
    {
      term: "E-mail",
      detail: (
        <a href={`mailto:${company.email}`} className={`${linkClass} break-all`}>
          {company.email}
        </a>
      ),
    },
    {
      term: "Adres",
      detail: (
        <>
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </>
      ),
    },
    { term: "Open", detail: company.officeHours },
    { term: "KvK", detail: company.chamberOfCommerceNumber },
    { term: "Btw-id", detail: company.vatId },
  ];
  return (
    <dl className="border-t-2 border-ink">
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[7rem_1fr] gap-4 border-b border-zinc-300 py-3">
          <dt className="text-slate">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
