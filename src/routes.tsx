import type { ComponentType, ReactElement } from "react";
import { matchPath } from "react-router-dom";
import { loadCity, loadOtherCity } from "./lib/content/cities";
import { loadService, services } from "./lib/content/services";
import { failUnlessReloading } from "./lib/late-code";

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
  paths(): Promise<Address[]>;
  /** Kept out of the sitemap; the page itself says `noindex`. */
  hidden?: boolean;
}

/** A known address and the files behind it, from src/: the page's code and its text. */
export interface Address {
  path: string;
  page: string;
  content: string;
  /** A folder whose files all stand on the page too. */
  collection?: string;
}

const pages = import.meta.glob<{ default: ComponentType }>([
  "./pages/*.tsx",
  "!./pages/dienst.tsx",
  "!./pages/dakdekker.tsx",
]);

/** A page without parameters; its code and its text are in the files named after it. */
function staticPage(
  path: string,
  name: string,
  { hidden, collection }: { hidden?: boolean; collection?: string } = {},
): Route {
  return {
    pattern: path,
    hidden,
    paths: async () => [
      { path, page: `pages/${name}.tsx`, content: `content/paginas/${name}.yaml`, collection },
    ],
    load: async () => {
      const file = await pages[`./pages/${name}.tsx`]?.();
      return file && <file.default />;
    },
  };
}

export const routes: Route[] = [
  staticPage("/", "home"),
  staticPage("/diensten", "diensten"),
  ...services.map((summary): Route => {
    const path = `/${summary.slug}`;
    return {
      pattern: path,
      paths: async () => [
        { path, page: "pages/dienst.tsx", content: `content/diensten/${summary.slug}.yaml` },
      ],
      load: async () => {
        const [{ default: ServicePage }, service] = await Promise.all([
          import("./pages/dienst"),
          loadService(summary.slug),
        ]);
        return service && <ServicePage service={service} />;
      },
    };
  }),
  staticPage("/projecten", "projecten", { collection: "content/projecten" }),
  staticPage("/over-ons", "over-ons"),
  staticPage("/werkgebied", "werkgebied"),
  {
    pattern: "/dakdekker/:city",
    paths: async () => {
      // Here and not above: the list grows with the cities, and a visitor needs it on /werkgebied only.
      const { cityList } = await import("./lib/content/city-list");
      return cityList.map(({ slug }) => ({
        path: `/dakdekker/${slug}`,
        page: "pages/dakdekker.tsx",
        content: `content/steden/${slug}.yaml`,
      }));
    },
    load: async ({ city = "" }) => {
      const slug = city.toLowerCase();
      const [{ default: CityPage }, ownPage] = await Promise.all([
        import("./pages/dakdekker"),
        loadCity(slug),
      ]);
      const content = ownPage ?? (await loadOtherCity(city));
      return content && <CityPage slug={slug} city={ownPage} content={content} />;
    },
  },
  staticPage("/faq", "faq", { collection: "content/vragen" }),
  staticPage("/contact", "contact"),
  staticPage("/bedankt", "bedankt", { hidden: true }),
  staticPage("/privacy", "privacy"),
  staticPage("/toegankelijkheid", "toegankelijkheid"),
];

const notFound = staticPage("/404", "niet-gevonden");

/** The address under which the not-found page is prerendered; hosts serve it for every address they don't know. */
export const notFoundPath = notFound.pattern;

/** A page on its way, or there. Its outcome stands on it too, where `use` of React finds it without waiting. */
type Loading = Promise<ReactElement> & { status?: "fulfilled" | "rejected" };

const loading = new Map<string, Loading>();

/** The last visit whose page could not be fetched. */
let failure: { visit: string; page: Loading } | undefined;

/** One page has one address, with or without a slash at its end. */
function addressOf(pathname: string): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

async function load(pathname: string): Promise<ReactElement> {
  // Patterns take a phone some time to prepare, and most addresses stand in the table as they are.
  const exact = routes.find(({ pattern }) => pattern === pathname);
  for (const route of exact ? [exact] : [...routes, notFound]) {
    const match = exact ? { params: {} } : matchPath(route.pattern, pathname);
    const page = match && (await route.load(match.params));
    if (page) return page;
  }
  return loadPage(notFoundPath);
}

/** Whether the page of an address is there already, with nothing to be fetched for it. */
export function isLoaded(pathname: string): boolean {
  return loading.get(addressOf(pathname))?.status === "fulfilled";
}

/**
 * Fetches the page of any address, once; the not-found page for an unknown one. Rejects when the network fails,
 * and goes on to do so for one `visit`, the key of an entry of the history: rendering asks again and again.
 * Another visit to the address tries anew.
 */
export function loadPage(pathname: string, visit?: string): Promise<ReactElement> {
  if (visit && failure?.visit === visit) return failure.page;
  if (visit) failure = undefined;
  const address = addressOf(pathname);
  const known = loading.get(address);
  if (known) return known;
  const page: Loading = load(address).catch(failUnlessReloading);
  loading.set(address, page);
  page.then(
    (value) => Object.assign(page, { status: "fulfilled", value }),
    (reason) => {
      Object.assign(page, { status: "rejected", reason });
      loading.delete(address);
      if (visit) failure = { visit, page };
    },
  );
  return page;
}
