import { Helmet } from "react-helmet-async";
import { usePage } from "../hooks/use-page.ts";
import type { PageMeta } from "../lib/content/schema.ts";
import { env } from "../lib/env.ts";

/** Title, description, canonical URL and Open Graph of a page. */
export function PageHead({ meta, noindex = false }: { meta: PageMeta; noindex?: boolean }) {
  const { path, hidden = noindex } = usePage();
  const url = `${env.siteUrl}${path}`;
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
