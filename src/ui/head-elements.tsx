import { useLayoutEffect } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { env } from "../lib/env";
import { dropPrerenderedHead } from "../lib/prerendered-head";
import type { PageHeadProps } from "./page-head";

/** The elements themselves; see `PageHead`. */
export default function HeadElements({ meta, path, noindex = false }: PageHeadProps) {
  useLayoutEffect(dropPrerenderedHead, []);
  const url = `${env.siteUrl}${path}`;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="nl_NL" />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:url" content={url} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}
