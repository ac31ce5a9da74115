import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePage } from "../hooks/use-page";
import type { Fact, PictureContent } from "../lib/content/schema";
import { Container } from "../ui/container";
import { Picture } from "../ui/picture";

/** The top of an inner page: where the visitor is, the h1, the introduction, and what to do. */
export function PageHero({
  heading,
  intro,
  picture,
  aside,
  facts = [],
  children,
}: {
  heading: string;
  intro: string;
  /** Beside the text up to the edge of the window, or below it on a narrow screen. */
  picture?: PictureContent;
  /** What stands beside the text in place of a picture. */
  aside?: ReactNode;
  facts?: Fact[];
  /** Buttons. */
  children?: ReactNode;
}) {
  const { trail } = usePage();
  return (
    <div className="grid border-b border-zinc-200 bg-zinc-50 lg:grid-cols-[7fr_5fr]">
      <Container
        className={`grid gap-x-14 lg:col-span-full lg:row-start-1 ${picture || aside ? "lg:grid-cols-[7fr_5fr]" : ""}`}
      >
        <div className="min-w-0 py-6 md:py-16">
          <nav aria-label="Kruimelpad" className="print:hidden">
            <ol className="flex flex-wrap gap-x-2 text-small text-slate">
              {trail.map(({ label, path }, index) => (
                <li key={path}>
                  {index > 0 && (
                    <span aria-hidden className="mr-2 text-zinc-400">
                      /
                    </span>
                  )}
                  <Link
                    to={path}
                    className="inline-flex min-h-6 items-center underline decoration-zinc-400 underline-offset-4 hover:text-tile"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <h1 tabIndex={-1} className="mt-4 max-w-[11em] text-title hyphens-auto sm:max-w-text">
            {heading}
          </h1>
          <p className="mt-4 max-w-text text-lead text-slate">{intro}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {aside && <div className="lg:self-center lg:py-8">{aside}</div>}
      </Container>
      {/* Below the facts on a phone, so that the text is what appears first; beside the text, as high as it, elsewhere. */}
      {picture && (
        <Picture
          picture={picture}
          place="top"
          className="pitched print:hidden max-lg:order-last lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-full"
        />
      )}
      {facts.length > 0 && (
        <div className="border-t border-zinc-200 bg-white lg:col-span-full">
          <Container>
            <dl className="grid sm:grid-cols-2 sm:gap-x-8 lg:flex">
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className="border-zinc-200 max-sm:not-first:border-t py-5 lg:not-first:border-l lg:flex-1 lg:px-6 lg:first:pl-0"
                >
                  <dt className="text-small text-slate">{label}</dt>
                  <dd className="mt-0.5 font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </Container>
        </div>
      )}
    </div>
  );
}
