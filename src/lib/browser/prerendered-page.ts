/* Names under which the build writes data into the HTML of a page, and the browser finds that data. */

/** The attribute of the inline script that names the page's modules. */
export const modulesAttribute = "data-modules";

/** The id of the element with `HydrationData`, as JSON. */
export const hydrationDataId = "hydration-data";

/** What React needs to hydrate a page: its route, and what the loaders returned. */
export interface HydrationData {
  routeId: string | undefined;
  loaderData: Record<string, unknown>;
}
