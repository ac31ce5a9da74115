import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { recover } from "../lib/reload-once";

/** How far below the window code is fetched, so that it is there when the reader is. */
const margin = "600px";

/**
 * A part far below the top of a page. Prerendered, it is hydrated when it comes near the window, and stays as HTML
 * while its code fails to load; on later pages the route's loader has called `fetch`, so that the page has its full
 * height at once. Keep the element outside components: React drops HTML that is rendered again before hydration.
 */
export function hydrateOnVisible<Content>(
  load: () => Promise<{ default: ComponentType<{ content: Content }> }>,
  content: Content,
) {
  let show: (module: Awaited<ReturnType<typeof load>>) => void = () => {};
  const shown = new Promise<Parameters<typeof show>[0]>((resolve) => {
    show = resolve;
  });
  const Part = lazy(() => (import.meta.env.SSR ? load() : shown));
  const fetch = () => load().then(show);

  function HydrateOnVisible() {
    const container = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const attempt = () => {
        // From now on the style sheet counts how long the part does not work.
        if (container.current) container.current.dataset.fetching = "";
        fetch().catch(recover);
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && attempt(), {
        rootMargin: margin,
      });
      if (container.current) observer.observe(container.current);
      window.addEventListener("online", attempt);
      return () => {
        observer.disconnect();
        window.removeEventListener("online", attempt);
      };
    }, []);

    return (
      <div ref={container}>
        <Suspense>
          <Part content={content} />
        </Suspense>
      </div>
    );
  }
  return { element: <HydrateOnVisible />, fetch };
}
