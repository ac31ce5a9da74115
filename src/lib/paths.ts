/** The ids of the parts of pages that have an address of their own. */
export const partIds = {
  callback: "terugbellen",
  prices: "prijs",
  assurance: "zekerheid",
  customers: "klant",
  /** A section of a page of plain text. */
  section: (index: number) => `deel-${index + 1}`,
};

export const paths = {
  home: "/",
  callback: `/#${partIds.callback}`,
  services: "/diensten",
  service: (slug: string) => `/${slug}`,
  prices: (slug: string) => `/${slug}#${partIds.prices}`,
  projects: "/projecten",
  project: (slug: string) => `/projecten#${slug}`,
  about: "/over-ons",
  assurance: `/over-ons#${partIds.assurance}`,
  serviceArea: "/werkgebied",
  anyPlace: "/dakdekker",
  city: (slug: string) => `/dakdekker/${slug}`,
  faq: "/faq",
  homeownersAssociation: "/vve",
  contact: "/contact",
  customers: `/contact#${partIds.customers}`,
  thankYou: "/bedankt",
  privacy: "/privacy",
  accessibility: "/toegankelijkheid",
  /** The page of staff. Only mails link to this page, by supabase/functions/send-quote-email/request-url.ts. */
  requests: "/aanvragen",
  document: (file: string) => `/documenten/${file}`,
  notFound: "/404",
} as const;

/** "dakgoten" for "diensten/dakgoten.yaml". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, "");

const otherPagePaths: Record<string, string> = { home: paths.home, "andere-plaats": paths.anyPlace };

/** The path of a page, by the name of its file in src/content/paginas. */
export const pagePath = (slug: string) => otherPagePaths[slug] ?? `/${slug}`;

export const tradeRegisterUrl = (number: string) => `https://www.kvk.nl/zoeken/?q=${number}`;
