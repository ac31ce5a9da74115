import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PageHandle } from "./hooks/use-page";
import type { HydrationData } from "./lib/browser/prerendered-page";
import { routes } from "./routes";
import { FirstDrawing } from "./ui/drawing";

export { paths } from "./lib/paths";
export { listKnownPaths } from "./routes";

/** Each drawing as a `data:` address. The first drawing of a page is in its HTML, so that it needs no request. */
const inlined = import.meta.glob<string>("../public/drawings/*.svg", {
  query: "?inline",
  import: "default",
  eager: true,
});

function inlinedDrawing(name: string): string {
  const address = inlined[`../public/drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing ${name}`);
  // Only an address with a fragment needs the style and what it shows, and only `srcset` needs spaces encoded. React would
  // write an apostrophe as six characters.
  return address
    .replace(/%3cstyle%3e.*?%3c\/style%3e|%3cpath(?:%20| )display=.*?%3e/g, "")
    .replaceAll("%20", " ")
    .replaceAll("'", "%22");
}

const { dataRoutes, query } = createStaticHandler(routes);

export interface Rendered {
  /** Begins with the elements for the head. */
  markup: string;
  hydrationData: HydrationData;
  trail: PageHandle["trail"];
}

/** Renders one path. Throws any error of a page or loader. */
export async function render(path: string): Promise<Rendered> {
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} has no page but an answer ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <FirstDrawing value={inlinedDrawing}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </FirstDrawing>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { id, handle } = context.matches.at(-1)?.route ?? {};
  return {
    markup: await text(prelude),
    hydrationData: { routeId: id, loaderData: context.loaderData },
    trail: handle?.trail ?? [],
  };
}
