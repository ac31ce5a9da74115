import { Helmet } from "react-helmet-async";
import type { PageMeta } from "../content/types";
import { env } from "../lib/env";

/**
 * Title, description and link previews of a page. `path` is the page's one
 * address, without the origin; `noindex` keeps it out of search engines.
 */
export function PageHead({
  meta,
  path,
  noindex = false,
}: {
  meta: PageMeta;
  path: string;
  noindex?: boolean;
}) {
  const url = `${env.siteUrl}${path}`;
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary" />
    </Helmet>
  );
}
