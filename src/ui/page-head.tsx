import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PageMeta } from "../lib/content/schema";
import { countView } from "../lib/counting";
import { fetchPart } from "../lib/late-code";
import { isPrerenderedHead } from "../lib/prerendered-head";

export interface PageHeadProps {
  meta: PageMeta;
  /** The page's one address, without the origin. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** Fetches the code behind `PageHead`, for the first navigation of a visit. */
export const loadHeadElements = () => import("./head-elements");

const HeadElements = lazy(() => fetchPart(loadHeadElements));

/** Title, description and link previews of a page; see `src/lib/prerendered-head.ts` for when. */
export function PageHead(props: PageHeadProps) {
  const { key } = useLocation();
  const countedPath = props.noindex ? undefined : props.path;
  useEffect(() => countView(countedPath), [countedPath]);
  // No Suspense on the server, whose markers the browser would not find back.
  if (import.meta.env.SSR) return <HeadElements {...props} />;
  if (isPrerenderedHead(key)) return null;
  return (
    <Suspense fallback={null}>
      <HeadElements {...props} />
    </Suspense>
  );
}
