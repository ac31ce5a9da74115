import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import "./index.css";
import { type HydrationData, hydrationDataId } from "./lib/browser/prerendered-page.ts";
import { recover } from "./lib/browser/reload.ts";
import { runToggles } from "./lib/browser/toggles.ts";
import { keepDrafts } from "./lib/forms/visitor-drafts.ts";
import { prefetchPages } from "./prefetch.ts";
import { routes } from "./routes.tsx";

/** Hydrates (https://reactrouter.com/start/data/custom), or renders when the HTML is that of another page, such as 404.html. */
async function start(root: HTMLElement) {
  const matches = matchRoutes(routes, window.location) ?? [];
  // The page's code is loaded first. Without it React would hydrate a fallback, which does not match the HTML.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const json = document.getElementById(hydrationDataId)?.textContent;
  const hydrationData: HydrationData | undefined = json && JSON.parse(json);
  const isPrerendered = hydrationData?.routeId === matches.at(-1)?.route.id;
  const router = createBrowserRouter(routes, { hydrationData: isPrerendered ? hydrationData : undefined });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) {
    // A transition hydrates in slices, so that the page can respond in between.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    document.documentElement.classList.add("started");
  } else {
    // The head elements of 404.html are removed after rendering, so that the page always has a title.
    const formerHead = document.head.querySelectorAll(
      "title, meta[property], [name=description], [name=robots]",
    );
    await initialization(router);
    flushSync(() => createRoot(root).render(app));
    for (const element of formerHead) element.remove();
  }
}

function initialization(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
prefetchPages(routes);
if (import.meta.env.DEV) {
  keepDrafts();
  runToggles();
}
start(root).catch(recover);
