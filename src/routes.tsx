import type { LazyRouteFunction, RouteObject } from "react-router-dom";
import { App, Providers } from "./app.tsx";
import services from "./content/diensten?names";
import type { PageHandle } from "./hooks/use-page.ts";
import { pageLink, roofOf } from "./lib/content/menu.ts";
import { loadService } from "./lib/content/services.ts";
import { paths } from "./lib/paths.ts";
import type { CityPageData } from "./pages/dakdekker.tsx";
import { PageError } from "./sections/page-error.tsx";

/** A known path and the file of its code, relative to src/. */
export interface KnownPath {
  path: string;
  page: string;
  hidden?: boolean;
}

type PageRoute = RouteObject & {
  id: string;
  path: string;
  handle: PageHandle;
  knownPaths(): Promise<KnownPath[]>;
};

/** Each page exports `Component`, and may export a `loader`. */
const modules = import.meta.glob(["./pages/*.tsx", "!./pages/*.test.tsx"]) as Record<
  string,
  LazyRouteFunction<RouteObject>
>;

function page(
  path: string,
  name: string,
  {
    above = [],
    hidden,
    ...route
  }: { above?: string[] } & Pick<KnownPath, "hidden"> &
    Partial<Pick<PageRoute, "loader" | "knownPaths">> = {},
): PageRoute {
  const file = `pages/${name}.tsx`;
  const lazy = modules[`./${file}`];
  if (!lazy) throw new Error(`There is no src/${file}`);
  const parents = hidden || path === paths.home ? [] : [paths.home, ...above];
  return {
    id: path,
    path,
    lazy,
    handle: { hidden, trail: parents.map(pageLink), roof: roofOf(path) },
    knownPaths: async () => [{ path, page: file, hidden }],
    ...route,
  };
}

const requestsPage = page(paths.requests, "aanvragen", { hidden: true });

/** The one route table: for the router, the prerender, the sitemap and the tests. */
const pages: PageRoute[] = [
  page(paths.home, "home"),
  page(paths.services, "diensten"),
  ...services.map(({ slug }) =>
    page(paths.service(slug), "dienst", {
      above: [paths.services],
      loader: () => loadService(slug),
    }),
  ),
  page(paths.projects, "projecten"),
  page(paths.about, "over-ons"),
  page(paths.serviceArea, "werkgebied"),
  page(paths.city(":city?"), "dakdekker", {
    above: [paths.serviceArea],
    loader: ({ params }) => loadCityPage(params.city),
    knownPaths: async () => {
      const { citySlugs } = await import("./lib/content/cities.ts");
      const page = "pages/dakdekker.tsx";
      return [
        { path: paths.anyPlace, page, hidden: true },
        ...citySlugs.map((slug) => ({ path: paths.city(slug), page })),
      ];
    },
  }),
  page(paths.faq, "faq"),
  page(paths.homeownersAssociation, "vve"),
  page(paths.contact, "contact"),
  page(paths.thankYou, "bedankt", { hidden: true }),
  page(paths.privacy, "privacy"),
  page(paths.accessibility, "toegankelijkheid"),
];

const notFound: RouteObject = {
  id: "not-found",
  path: "*",
  lazy: modules["./pages/niet-gevonden.tsx"],
  // This page shows the street with a missing house, drawn in dashes.
  handle: { trail: [], roof: { house: "ontbreekt", along: 50 } } satisfies PageHandle,
};

/** Loads a city, or the text for every other place. */
async function loadCityPage(slug = ""): Promise<CityPageData> {
  // This module is imported lazily, because it lists every city and most visitors need none.
  const { loadCity } = await import("./lib/content/cities.ts");
  const city = await loadCity(slug);
  return city ? { city } : { general: (await import("./content/paginas/andere-plaats.yaml")).default };
}

export const routes: RouteObject[] = [
  {
    element: <Providers />,
    children: [
      {
        element: <App />,
        children: [
          {
            errorElement: <PageError />,
            hydrateFallbackElement: <div className="min-h-screen" />,
            children: [...pages, notFound],
          },
        ],
      },
      { ...requestsPage, errorElement: <PageError /> },
    ],
  },
];

/** Every known path but /404, in order; each is prerendered. */
export async function listKnownPaths(): Promise<KnownPath[]> {
  return (await Promise.all([...pages, requestsPage].map((route) => route.knownPaths()))).flat();
}
