import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import { usePage } from "../hooks/use-page.ts";
import type { PictureContent } from "../lib/content/schema.ts";
import { Buttons } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Street } from "./street.tsx";

const columns = { wide: "lg:grid-cols-2 nav:grid-cols-[5fr_7fr]", narrow: "lg:grid-cols-[7fr_5fr]" };

/** The top of an inner page: breadcrumbs, h1, introduction, and buttons as children. */
export function PageHero({
  content: { heading, intro },
  picture,
  beside,
  besideWidth = "wide",
  below,
  isNight,
  hasStreet,
  children,
}: {
  content: { heading: ReactNode; intro: string };
  /** The owner's photograph, up to the right edge of the window. */
  picture?: PictureContent;
  /** What stands right of the words, or below them in a narrow window. */
  beside?: ReactNode;
  besideWidth?: keyof typeof columns;
  /** What stands below the words, in the whole width. */
  below?: ReactNode;
  isNight?: boolean;
  /** Whether the street by day stands at its foot, in wide windows only. */
  hasStreet?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`overflow-x-clip ${isNight ? "night rain" : "bg-zinc-50"} ${isNight || hasStreet ? "" : "border-b border-zinc-300"} ${picture ? "grid lg:grid-cols-2" : ""}`}
    >
      <Container
        className={`grid gap-x-8 lg:col-span-full lg:row-start-1 ${beside || picture ? columns[besideWidth] : ""}`}
      >
        <div className="min-w-0 py-6 lg:py-16">
          <Breadcrumbs />
          <PageHeading>{heading}</PageHeading>
          <Paragraph className="mt-4 text-lead text-slate" text={intro} />
          {children && <Buttons>{children}</Buttons>}
        </div>
        {beside && <div className="pb-6 lg:py-8">{beside}</div>}
        {below && <div className="lg:col-span-full">{below}</div>}
      </Container>
      {picture && (
        <Picture
          picture={picture}
          slot="top"
          className="slanted max-lg:order-last lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-full"
        />
      )}
      {hasStreet && <Street isDay />}
    </div>
  );
}

function Breadcrumbs() {
  const { trail } = usePage();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={shell.breadcrumbsLabel} className="mb-4">
      <ol className="flex flex-wrap gap-2 text-small text-slate">
        {trail.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            <PageLink
              to={path}
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
