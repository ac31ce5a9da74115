import { matchRoutes } from "react-router-dom";
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
import shell from "./content/algemeen.yaml";
import company from "./content/bedrijf.yaml";
import type { PageHandle } from "./hooks/use-page";
import { loadCity } from "./lib/content/cities";
import { questionCategories } from "./lib/content/questions";
import type { Question, Service as ServicePage } from "./lib/content/schema";
import { loadService } from "./lib/content/services";
import { env } from "./lib/env";
import { paths, textLink } from "./lib/paths";
import { type Weekday, weekdays } from "./lib/text/opening-hours";
import { routes } from "./routes";

/* JSON-LD, for the prerender. Without reviews: search engines ignore those that a company publishes about itself. */

const urlOf = (path: string) => `${env.siteUrl}${path}`;
const companyId = urlOf("/#company");
const country = { "@type": "Country", name: "Nederland" } as const;

function openingHours(days: Weekday[], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => weekdays[day]);
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

function contractor(): RoofingContractor {
  const { address, location } = company;
  return {
    "@type": "RoofingContractor",
    "@id": companyId,
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

const website: WebSite = {
  "@type": "WebSite",
  "@id": urlOf("/#website"),
  name: company.name,
  url: urlOf("/"),
  inLanguage: "nl-NL",
  publisher: { "@id": companyId },
};

function breadcrumbs(trail: PageHandle["trail"]): BreadcrumbList {
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

function serviceOf({ name, meta }: ServicePage, path: string): Service {
  return {
    "@type": "Service",
    name,
    description: meta.description,
    url: urlOf(path),
    provider: { "@id": companyId },
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

/** The company and the site; where the page has them, breadcrumbs, a service and questions. */
export async function structuredData(path: string): Promise<Graph> {
  const things: Thing[] = [contractor(), website];
  const service = await loadService(path.slice(1));
  const city = await loadCity(path.replace(paths.city(""), ""));
  if (service) things.push(serviceOf(service, path));

  const { trail = [] }: Partial<PageHandle> = matchRoutes(routes, path)?.at(-1)?.route.handle ?? {};
  const name = (service ?? city)?.name ?? shell.navigation.find((link) => link.path === path)?.label;
  if (name && trail.length > 0) things.push(breadcrumbs([...trail, { label: name, path }]));

  const allQuestions = questionCategories.flatMap((category) => category.questions);
  const questions = path === paths.faq ? allQuestions : service?.questions;
  if (questions) things.push(questionsOf(questions));
  return { "@context": "https://schema.org", "@graph": things };
}
