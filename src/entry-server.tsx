import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PageHandle } from "./hooks/use-page.ts";
import type { HydrationData } from "./lib/browser/prerendered-page.ts";
import type { PictureContent } from "./lib/content/schema.ts";
import { routes } from "./routes.tsx";
import { PagePictures } from "./ui/drawing.tsx";

export { paths } from "./lib/paths.ts";
export { listKnownPaths } from "./routes.tsx";

const { dataRoutes, query } = createStaticHandler(routes);

export interface RenderedPage {
  /** The HTML of the page, which begins with the elements for the head. */
  markup: string;
  hydrationData: HydrationData;
  trail: PageHandle["trail"];
  /** The first picture of the page. */
  picture?: PictureContent;
}

/** Renders one path. `addressOf` gives the address of the page's first drawing. Throws any error of a page or loader. */
export async function render(path: string, addressOf: (drawing: string) => string): Promise<RenderedPage> {
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} has no page but an answer ${context.status}`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const pictures: PictureContent[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PagePictures value={{ addressOf, onPicture: (picture) => pictures.push(picture) }}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PagePictures>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { id, handle } = context.matches.at(-1)?.route ?? {};
  return {
    markup: await text(prelude),
    hydrationData: { routeId: id, loaderData: context.loaderData },
    trail: handle?.trail ?? [],
    picture: pictures[0],
  };
}
