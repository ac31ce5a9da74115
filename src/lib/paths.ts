/** The path of every page that code links to; those of a service and a city follow from their slug. */
export const paths = {
  home: "/",
  services: "/diensten",
  service: (slug: string) => `/${slug}`,
  projects: "/projecten",
  project: (slug: string) => `/projecten#${slug}`,
  about: "/over-ons",
  serviceArea: "/werkgebied",
  /** The page for every place without one of its own; hosts serve it for their addresses. */
  anyPlace: "/dakdekker",
  city: (slug: string) => `/dakdekker/${slug}`,
  faq: "/faq",
  contact: "/contact",
  thankYou: "/bedankt",
  privacy: "/privacy",
  accessibility: "/toegankelijkheid",
  /** The address under which the not-found page is prerendered; hosts serve it for every address they don't know. */
  notFound: "/404",
} as const;
