import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  OpeningHoursSpecification,
  RoofingContractor,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { PageHandle } from "../../src/hooks/use-page";
import type { Company, Question, Service as ServicePage } from "../../src/lib/content/schema";
import { paths, textLink } from "../../src/lib/paths";
import { type Weekday, weekdays } from "../../src/lib/text/opening-hours";
import { type Content, pagesOf } from "../content/judge";

/* JSON-LD, for the prerender. Without reviews: search engines ignore those that a company publishes about itself. */

type UrlOf = (path: string) => string;

const companyPath = "/#company";
const country = { "@type": "Country", name: "Nederland" } as const;

function openingHours(days: Weekday[], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => weekdays[day]);
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

function contractorOf(company: Company, urlOf: UrlOf): RoofingContractor {
  const { address, location } = company;
  return {
    "@type": "RoofingContractor",
    "@id": urlOf(companyPath),
    name: company.name,
    legalName: company.legalName,
    url: urlOf("/"),
    telephone: company.phone.dial,
    email: company.email,
    image: urlOf("/icon-512.png"),
    logo: urlOf("/icon-512.png"),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
    areaServed: country,
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) =>
      openingHours(days, opens, closes),
    ),
    contactPoint: [
      { "@type": "ContactPoint", contactType: "customer service", telephone: company.phone.dial },
      {
        "@type": "ContactPoint",
        contactType: "emergency",
        telephone: company.emergencyPhone.dial,
        // https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
        hoursAvailable: openingHours(Object.keys(weekdays) as Weekday[], "00:00", "23:59"),
      },
    ],
    vatID: company.vatId,
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: company.chamberOfCommerceNumber },
    sameAs: company.networks.map(({ url }) => url),
  };
}

function websiteOf({ name }: Company, urlOf: UrlOf): WebSite {
  return {
    "@type": "WebSite",
    "@id": urlOf("/#website"),
    name,
    url: urlOf("/"),
    inLanguage: "nl-NL",
    publisher: { "@id": urlOf(companyPath) },
  };
}

function breadcrumbsOf(trail: PageHandle["trail"], urlOf: UrlOf): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: urlOf(path),
    })),
  };
}

function serviceOf({ name, meta, slug }: ServicePage, urlOf: UrlOf): Service {
  return {
    "@type": "Service",
    name,
    description: meta.description,
    url: urlOf(paths.service(slug)),
    provider: { "@id": urlOf(companyPath) },
    areaServed: country,
  };
}

/** The answers as a reader sees them: the label of a link, without its URL. */
function questionsOf(questions: Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.replace(textLink, "$1") },
    })),
  };
}

/** The graph of the page at `path`, under `trail`. */
export function structuredData(
  path: string,
  trail: PageHandle["trail"],
  content: Content,
  siteUrl: string,
): Graph {
  const urlOf: UrlOf = (other) => siteUrl + other;
  const company = content["bedrijf.yaml"];
  const things: Thing[] = [contractorOf(company, urlOf), websiteOf(company, urlOf)];
  const service = content.diensten.find(({ slug }) => path === paths.service(slug));
  const city = content.steden.find(({ slug }) => path === paths.city(slug));
  if (service) things.push(serviceOf(service, urlOf));

  const page = pagesOf(content).find((candidate) => candidate.path === path);
  const name = (service ?? city)?.name ?? page?.name;
  if (name && trail.length > 0) things.push(breadcrumbsOf([...trail, { label: name, path }], urlOf));

  const questions = path === paths.faq ? content.vragen : service?.questions;
  if (questions) things.push(questionsOf(questions));
  return { "@context": "https://schema.org", "@graph": things };
}
