import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type LateModule, reloadOnce } from "../lib/late-module";

/** Pixels below the window at which code is fetched, so that it is there when the reader is. */
const margin = "600px";

interface WhenVisibleProps<Content> {
  part: LateModule<{ default: ComponentType<{ content: Content }> }>;
  content: Content;
}

/**
 * A part of a page far below its top. On the first page of a visit it stands in the HTML and is hydrated when it
 * comes near the window; while its code cannot be fetched, it stays as the HTML has it. On any later page its code
 * has come along, fetched by the loader of the route, so that the page has its full height at once. Memoized, because
 * React would take away HTML that is rendered again before it is hydrated: keep part and content outside components.
 */
export const HydrateOnVisible = memo(function HydrateOnVisible<Content>({
  part,
  content,
}: WhenVisibleProps<Content>) {
  const place = useRef<HTMLDivElement>(null);
  const [{ Part, show }] = useState(() => {
    let show: (module: Awaited<ReturnType<typeof part.fetch>>) => void = () => {};
    const shown = new Promise<Parameters<typeof show>[0]>((resolve) => {
      show = resolve;
    });
    return { Part: part.fetched?.default ?? lazy(() => shown), show };
  });

  useEffect(() => {
    const attempt = () => part.fetch().then(show, reloadOnce);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && attempt(), {
      rootMargin: margin,
    });
    if (place.current) observer.observe(place.current);
    window.addEventListener("online", attempt);
    return () => {
      observer.disconnect();
      window.removeEventListener("online", attempt);
    };
  }, [part, show]);

  return (
    <div ref={place}>
      <Suspense>
        <Part content={content} />
      </Suspense>
    </div>
  );
}) as <Content>(props: WhenVisibleProps<Content>) => ReactNode;
