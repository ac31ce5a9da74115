import type { Locator, Page } from "playwright/test";
import { requireContent } from "../../scripts/content/check.ts";
import { pagesOf } from "../../src/lib/content/schema/extracts.ts";
import { paths } from "../../src/lib/paths.ts";

/* Expected texts, read from the same content as the site: an editor may change all of them. */

export const content = requireContent();
export const company = content["bedrijf.yaml"];
export const shell = content["algemeen.yaml"];
export const home = content["paginas/home.yaml"];
export const forms = content["formulieren/beide.yaml"];
export const quoteForm = content["formulieren/offerte.yaml"];
export const callbackForm = content["formulieren/terugbellen.yaml"];

const pagesWithMore: string[] = [paths.home, paths.services, paths.serviceArea, paths.contact];
const [first, second] = pagesOf(content).filter(
  ({ path }) => shell.navigation.includes(path) && !pagesWithMore.includes(path),
);
if (!first || !second) throw new Error("The menu has too few pages");
/** Two pages that every page links to, without a form, a list in the menu or a map. */
export const plainPages = [first, second] as const;

/** The services, in the order of the menu. */
export const services = content.diensten;

const [city] = content.steden;
if (!city) throw new Error("The site has no cities");
export const cityPath = `/dakdekker/${city.slug}`;

/** This place does not exist in the Netherlands, so it never gets a page of its own. */
const otherPlace = "/dakdekker/verweg-aan-zee";

const service = services.find(({ emergency }) => !emergency);
const emergencyService = services.find(({ emergency }) => emergency);

/** One path for each layout. Other pages with the same layout differ only in texts and pictures. */
export const layouts = [
  "/",
  "/diensten",
  ...[service, emergencyService].flatMap((example) => (example ? [`/${example.slug}`] : [])),
  "/projecten",
  "/over-ons",
  "/werkgebied",
  cityPath,
  "/faq",
  "/contact",
  "/privacy",
  "/bedankt",
  otherPlace,
  "/bestaat-niet",
];

/** The texts of the counters once they have counted. */
export const counters = home.counters.items.map(({ value, suffix }) => `${value}${suffix}`);

/** The link to `path` in a part of the page, whatever its words. */
export const linkTo = (part: Page | Locator, path: string) => part.locator(`a[href="${path}"]`).first();

/** Selects the bar above the header. */
export const topBar = `[aria-label="${shell.topBar.label}"]`;

/** Selects the floating buttons, which are on every page. */
export const floating = `nav[aria-label="${shell.floating.label}"]`;
/** Selectors of the parts that are the same on every page. */
export const aroundThePage = [topBar, "header", "footer", floating];
