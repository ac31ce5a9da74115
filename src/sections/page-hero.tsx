import type { ReactNode } from "react";
import type { Fact, NavigationLink, PictureContent } from "../content/types";
import { Container } from "../ui/container";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";

/** The top of an inner page: where the visitor is, the h1, the introduction, and what to do. */
export function PageHero({
  trail,
  heading,
  intro,
  picture,
  aside,
  facts = [],
  children,
}: {
  /** The pages above this one, from the home page down. */
  trail: NavigationLink[];
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
  return (
    <div className="relative border-b border-zinc-200 bg-zinc-50">
      <div className="relative">
        <Container className={`grid gap-x-14 ${picture || aside ? "lg:grid-cols-[7fr_5fr]" : ""}`}>
          <div className="min-w-0 py-10 md:py-16">
            <nav aria-label="Kruimelpad" className="print:hidden">
              <ol className="flex flex-wrap gap-x-2 text-small text-slate">
                {trail.map(({ label, path }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className="underline decoration-zinc-400 underline-offset-4 hover:text-tile"
                    >
                      {label}
                    </Link>
                    <span aria-hidden className="ml-2 text-zinc-400">
                      /
                    </span>
                  </li>
                ))}
              </ol>
            </nav>
            <h1 tabIndex={-1} className="mt-5 max-w-[11em] text-title hyphens-auto sm:max-w-text">
              {heading}
            </h1>
            <p className="mt-5 max-w-text text-lead text-slate">{intro}</p>
            {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
          </div>
          {aside && <div className="max-lg:pb-10 lg:self-center lg:py-8">{aside}</div>}
          {picture && (
            <Picture
              picture={picture}
              place="top"
              priority
              className="pitched print:hidden -mx-5 md:-mx-8 lg:absolute lg:inset-y-0 lg:right-0 lg:left-7/12 lg:mx-0"
            />
          )}
        </Container>
      </div>
      {facts.length > 0 && (
        <div className="border-t border-zinc-200 bg-white">
          <Container>
            <dl className="grid divide-zinc-200 max-sm:divide-y sm:grid-cols-2 sm:gap-x-8 lg:flex lg:divide-x">
              {facts.map(({ label, value }) => (
                <div key={label} className="py-5 lg:flex-1 lg:px-6 lg:first:pl-0">
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
