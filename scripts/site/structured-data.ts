import type { Graph, OpeningHoursSpecification, RoofingContractor, Thing } from "schema-dts";
import type { PageHandle } from "../../src/hooks/use-page.ts";
import { pagesOf } from "../../src/lib/content/schema/extracts.ts";
import type { Company, Content } from "../../src/lib/content/schema.ts";
import { paths } from "../../src/lib/paths.ts";
import { type Weekday, weekdays } from "../../src/lib/text/opening-hours.ts";

/* JSON-LD for the prerender. It has no reviews, because search engines ignore those that a company publishes of itself. */

const areaServed = { "@type": "Country", name: "Nederland" } as const;

function openingHours(days: Weekday[], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => weekdays[day]);
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

const contractorOf = (company: Company, id: string, siteUrl: string): RoofingContractor => ({
  "@type": "RoofingContractor",
  "@id": id,
  name: company.name,
  legalName: company.legalName,
  url: `${siteUrl}/`,
  telephone: company.phone.dial,
  email: company.email,
  image: `${siteUrl}/icon-512.png`,
  logo: `${siteUrl}/icon-512.png`,
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressCountry: company.address.country,
  },
  geo: { "@type": "GeoCoordinates", ...company.location },
  areaServed,
  openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) =>
    openingHours(days, opens, closes),
  ),
  // Google reads midnight to midnight as closed all day:
  // https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
  specialOpeningHoursSpecification: company.closed && {
    "@type": "OpeningHoursSpecification",
    validFrom: company.closed.from,
    validThrough: company.closed.through,
    opens: "00:00",
    closes: "00:00",
  },
  contactPoint: [
    { "@type": "ContactPoint", contactType: "customer service", telephone: company.phone.dial },
    {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: company.emergencyPhone.dial,
      hoursAvailable: openingHours(Object.keys(weekdays) as Weekday[], "00:00", "23:59"),
    },
  ],
  vatID: company.vatId,
  identifier: { "@type": "PropertyValue", propertyID: "KvK", value: company.chamberOfCommerceNumber },
  sameAs: company.networks.map(({ url }) => url),
});

/** What a page tells search engines: the company, the site, its service if it has one, and its breadcrumbs. */
export function structuredData(
  path: string,
  trail: PageHandle["trail"],
  content: Content,
  siteUrl: string,
): Graph {
  const company = content["bedrijf.yaml"];
  const id = `${siteUrl}/#company`;
  const provider = { "@id": id };
  const things: Thing[] = [
    contractorOf(company, id, siteUrl),
    {
      "@type": "WebSite",
      "@id": `${siteUrl}/#website`,
      name: company.name,
      url: `${siteUrl}/`,
      inLanguage: "nl-NL",
      publisher: provider,
    },
  ];
  const service = content.diensten.find(({ slug }) => path === paths.service(slug));
  if (service) {
    const { name, meta } = service;
    const { description } = meta;
    things.push({ "@type": "Service", name, description, url: siteUrl + path, provider, areaServed });
  }

  const city = content.steden.find(({ slug }) => path === paths.city(slug));
  const page = pagesOf(content).find((candidate) => candidate.path === path);
  const label = (service ?? city ?? page)?.name;
  if (label && trail.length > 0)
    things.push({
      "@type": "BreadcrumbList",
      itemListElement: [...trail, { label, path }].map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.label,
        item: siteUrl + step.path,
      })),
    });
  return { "@context": "https://schema.org", "@graph": things };
}
