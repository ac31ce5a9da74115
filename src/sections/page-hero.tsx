import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import { usePage } from "../hooks/use-page";
import type { PageMeta, PictureContent, Service } from "../lib/content/schema";
import { Buttons } from "../ui/button";
import { Container } from "../ui/container";
import { PageHead } from "../ui/page-head";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";
import { Paragraph, RichText } from "../ui/rich-text";

/** The top of an inner page: its head elements, breadcrumbs, h1, introduction, and buttons as children. */
export function PageHero({
  content: { meta, heading, intro },
  noindex,
  lateHeading,
  picture,
  drawing,
  lead,
  aside,
  facts = [],
  children,
}: {
  content: { meta: PageMeta; heading: ReactNode; intro: string };
  noindex?: boolean;
  /** Reserves room for a heading whose last words come with the scripts. */
  lateHeading?: boolean;
  picture?: PictureContent;
  drawing?: ReactNode;
  /** The most important content, below the words and the drawing. */
  lead?: ReactNode;
  aside?: ReactNode;
  facts?: Service["facts"];
  children?: ReactNode;
}) {
  const { trail } = usePage();
  const columns = drawing
    ? "lg:grid-cols-2 nav:grid-cols-[5fr_7fr]"
    : picture || aside
      ? "lg:grid-cols-[7fr_5fr]"
      : "";
  return (
    <div
      className={`border-b border-zinc-200 bg-zinc-50 overflow-x-clip ${picture ? `grid ${columns}` : ""}`}
    >
      <PageHead meta={meta} noindex={noindex} />
      <Container className={`grid gap-x-8 lg:col-span-full lg:row-start-1 ${columns}`}>
        <div className="min-w-0 py-6 lg:py-16">
          {trail.length > 0 && (
            <nav aria-label={shell.breadcrumbsLabel} className="mb-4 print:hidden">
              <ol className="flex flex-wrap gap-2 text-small text-slate">
                {trail.map(({ label, path }, index) => (
                  <li key={path} className="flex items-center gap-2">
                    {index > 0 && <span aria-hidden>/</span>}
                    <PageLink
                      to={path}
                      className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-tile"
                    >
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1
            tabIndex={-1}
            className={`text-title hyphens-auto ${lateHeading ? "max-md:grid max-md:min-h-[3lh] max-md:content-end" : ""}`}
          >
            {heading}
          </h1>
          <Paragraph className="mt-4 max-w-text text-lead text-slate" text={intro} />
          {children && <Buttons>{children}</Buttons>}
        </div>
        {aside && <div className="pb-6 lg:self-center lg:py-8">{aside}</div>}
        {drawing && (
          <div className="max-lg:-mx-5 pb-6 md:max-lg:-mx-8 lg:self-center lg:py-12 nav:py-8">{drawing}</div>
        )}
        {lead && <div className="pb-8 lg:col-span-full">{lead}</div>}
        {facts.length > 0 && (
          <dl className="grid grid-cols-2 gap-x-8 gap-y-2 border-t border-zinc-200 py-4 text-small lg:col-span-full lg:flex">
            {facts.map(({ label, value }) => (
              <div key={label} className="lg:flex-1">
                <dt className="text-slate">{label}</dt>
                <dd className="font-semibold">
                  <RichText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
      {picture && (
        <Picture
          picture={picture}
          slot="top"
          className="print:hidden slanted max-lg:order-last lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-full"
        />
      )}
    </div>
  );
}
