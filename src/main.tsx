import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import type { HydrationData } from "./entry-server";
import "./index.css";
import { recover } from "./lib/browser/reload";
import { runToggles } from "./lib/browser/toggles";
import { keepDrafts } from "./lib/forms/drafts";
import { prefetchPages } from "./prefetch";
import { routes } from "./routes";

/** Hydrates (https://reactrouter.com/start/data/custom); renders anew where the HTML is of another page, as 404.html. */
async function start(root: HTMLElement) {
  const matches = matchRoutes(routes, window.location) ?? [];
  // First, so that React finds in the HTML what it would render itself.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const json = document.getElementById("hydration-data")?.textContent;
  const prerendered: HydrationData | undefined = json && JSON.parse(json);
  const isPrerendered = prerendered?.routeId === matches.at(-1)?.route.id;
  const router = createBrowserRouter(routes, { hydrationData: isPrerendered ? prerendered : undefined });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) {
    // Wrapped like this, React hydrates in slices, between which the page can answer.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    document.documentElement.classList.add("started");
  } else {
    // What 404.html says of itself; it goes when the page has its own, so that no moment is without a title.
    const former = document.head.querySelectorAll("title, meta[property], [name=description], [name=robots]");
    await initialized(router);
    flushSync(() => createRoot(root).render(app));
    for (const element of former) element.remove();
  }
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
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
