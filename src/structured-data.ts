import type {
  BreadcrumbList,
  ContactPoint,
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
import home from "./content/paginas/home.yaml";
import { loadCity } from "./lib/content/cities";
import { questionCategories } from "./lib/content/questions";
import type { Question } from "./lib/content/schema";
import { loadService, services } from "./lib/content/services";
import { env } from "./lib/env";
import { weekdays } from "./lib/opening-hours";

/*
 * What search engines read beside the text: schema.org in JSON-LD, made from
 * the same content as the pages. Only the prerender uses it. No ratings: reviews
 * that a company publishes about itself are not to be marked up.
 */

const companyId = `${env.siteUrl}/#company`;
const websiteId = `${env.siteUrl}/#website`;
const urlOf = (path: string) => `${env.siteUrl}${path}`;

const openingHours: OpeningHoursSpecification[] = company.openingHours.map(({ days, opens, closes }) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days.map((day) => weekdays[day]),
  opens,
  closes,
}));

/** https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours */
const dayAndNight: OpeningHoursSpecification = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: Object.values(weekdays),
  opens: "00:00",
  closes: "23:59",
};

/** The office, and the number that is answered day and night. */
const contactPoints: ContactPoint[] = [
  {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: company.phone.dial,
  },
  {
    "@type": "ContactPoint",
    contactType: "emergency",
    telephone: company.emergencyPhone.dial,
    hoursAvailable: dayAndNight,
  },
];

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
    areaServed: { "@type": "Country", name: "Nederland" },
    openingHoursSpecification: openingHours,
    contactPoint: contactPoints,
    vatID: company.vatId,
    identifier: { "@type": "PropertyValue", propertyID: "KvK", value: company.chamberOfCommerceNumber },
    sameAs: [company.socialUrl],
  };
}

function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: company.name,
    url: urlOf("/"),
    inLanguage: "nl-NL",
    publisher: { "@id": companyId },
  };
}

function breadcrumbs(trail: { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };
}

/** The answer as a reader sees it: the label of a link, without its address. */
function plainText(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

function questionsOf(questions: Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

async function serviceThings(path: string): Promise<Thing[]> {
  const summary = services.find(({ slug }) => path === `/${slug}`);
  const page = summary && (await loadService(summary.slug));
  if (!page) return [];
  const service: Service = {
    "@type": "Service",
    name: summary.name,
    description: page.meta.description,
    url: urlOf(path),
    provider: { "@id": companyId },
    areaServed: { "@type": "Country", name: "Nederland" },
  };
  return [
    service,
    breadcrumbs([
      { name: "Home", path: "/" },
      { name: "Diensten", path: "/diensten" },
      { name: summary.name, path },
    ]),
    questionsOf(page.questions),
  ];
}

async function cityThings(path: string): Promise<Thing[]> {
  const slug = /^\/dakdekker\/(.+)$/.exec(path)?.[1];
  const city = slug && (await loadCity(slug));
  if (!city) return [];
  return [
    breadcrumbs([
      { name: "Home", path: "/" },
      { name: "Werkgebied", path: "/werkgebied" },
      { name: city.name, path },
    ]),
  ];
}

/**
 * The graph of one address. Every page names the company and the site; inner
 * pages add where they stand, service pages the service, and pages with
 * questions those. Addresses that the content does not know get the first two.
 */
export async function structuredData(path: string): Promise<Graph> {
  const things: Thing[] = [
    contractor(),
    website(),
    ...(await serviceThings(path)),
    ...(await cityThings(path)),
  ];
  const inMenu = shell.navigation.find((link) => link.path === path && path !== "/");
  if (inMenu) {
    things.push(
      breadcrumbs([
        { name: "Home", path: "/" },
        { name: inMenu.label, path },
      ]),
    );
  }
  if (path === "/") things.push(questionsOf(home.questions.items));
  if (path === "/faq") things.push(questionsOf(questionCategories.flatMap(({ questions }) => questions)));
  return { "@context": "https://schema.org", "@graph": things };
}
