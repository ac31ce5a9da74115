import type { ReactElement } from "react";
import { matchPath } from "react-router-dom";
import { cities, loadCity } from "./content/cities";
import { loadService, services } from "./content/services";
import type { CityPage as CityPageContent } from "./content/types";
import { placeNameFromSlug } from "./lib/place-name";

interface PageModule {
  default: () => ReactElement;
}

/**
 * One address or family of addresses of the site. This table feeds the router,
 * the prerender, the sitemap and the tests; a new page is one entry here.
 */
export interface Route {
  /** A path pattern of React Router. */
  pattern: string;
  /** Fetches what the page needs and gives it ready to render; undefined where there is no such page. */
  load(parameters: Record<string, string | undefined>): Promise<ReactElement | undefined>;
  /** The known addresses of this route, without an origin; each is prerendered. */
  paths: string[];
  /** Kept out of the sitemap; the page itself says `noindex`. */
  hidden?: boolean;
}

function staticPage(path: string, load: () => Promise<PageModule>, hidden = false): Route {
  return {
    pattern: path,
    paths: [path],
    hidden,
    load: async () => {
      const { default: Page } = await load();
      return <Page />;
    },
  };
}

/** The general text for a place without a page of its own; undefined for what cannot be a place's name. */
async function loadOtherCity(slug: string): Promise<CityPageContent | undefined> {
  const place = placeNameFromSlug(slug);
  if (!place) return undefined;
  const { otherCity } = await import("./content/city-page");
  return JSON.parse(JSON.stringify(otherCity).replaceAll("{plaats}", place));
}

export const routes: Route[] = [
  staticPage("/", () => import("./pages/home")),
  staticPage("/diensten", () => import("./pages/diensten")),
  ...services.map((summary): Route => {
    const path = `/${summary.slug}`;
    return {
      pattern: path,
      paths: [path],
      load: async () => {
        const [{ default: ServicePage }, content] = await Promise.all([
          import("./pages/dienst"),
          loadService(summary.slug),
        ]);
        return content && <ServicePage summary={summary} content={content} />;
      },
    };
  }),
  staticPage("/projecten", () => import("./pages/projecten")),
  staticPage("/over-ons", () => import("./pages/over-ons")),
  staticPage("/werkgebied", () => import("./pages/werkgebied")),
  {
    pattern: "/dakdekker/:city",
    paths: cities.map(({ slug }) => `/dakdekker/${slug}`),
    load: async ({ city = "" }) => {
      const slug = city.toLowerCase();
      const content = (await loadCity(slug)) ?? (await loadOtherCity(city));
      if (!content) return undefined;
      const { default: CityPage } = await import("./pages/dakdekker");
      return <CityPage slug={slug} content={content} />;
    },
  },
  staticPage("/faq", () => import("./pages/faq")),
  staticPage("/contact", () => import("./pages/contact")),
  staticPage("/bedankt", () => import("./pages/bedankt"), true),
  staticPage("/privacy", () => import("./pages/privacy")),
];

/** The address under which the not-found page is prerendered; hosts serve it for every address they don't know. */
export const notFoundPath = "/404";

const ready = new Map<string, ReactElement>();
const loading = new Map<string, Promise<ReactElement>>();

/** One page has one address, with or without a slash at its end. */
function addressOf(pathname: string): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

async function load(pathname: string): Promise<ReactElement> {
  for (const route of routes) {
    const match = matchPath(route.pattern, pathname);
    const page = match && (await route.load(match.params));
    if (page) return page;
  }
  if (pathname !== notFoundPath) return loadPage(notFoundPath);
  const { default: NotFoundPage } = await import("./pages/niet-gevonden");
  return <NotFoundPage />;
}

/** The page of an address once `loadPage` has finished for it, else undefined. */
export function loadedPage(pathname: string): ReactElement | undefined {
  return ready.get(addressOf(pathname));
}

/** Fetches the page of any address, once; the not-found page for an unknown one. Rejects when the network fails. */
export function loadPage(pathname: string): Promise<ReactElement> {
  const address = addressOf(pathname);
  let page = loading.get(address);
  if (!page) {
    page = load(address).then((element) => {
      ready.set(address, element);
      return element;
    });
    // A failed fetch must not stick: the next visit to this address tries again.
    page.catch(() => loading.delete(address));
    loading.set(address, page);
  }
  return page;
}
