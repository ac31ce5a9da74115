import type { ReactNode } from "react";
import type { Fact, NavigationLink } from "../content/types";
import { Container } from "../ui/container";
import { Drawing } from "../ui/drawing";
import { Link } from "../ui/link";

/** The top of an inner page: where the visitor is, the h1, the introduction, and what to do. */
export function PageHero({
  trail,
  heading,
  intro,
  drawing,
  aside,
  facts = [],
  children,
}: {
  /** The pages above this one, from the home page down. */
  trail: NavigationLink[];
  heading: string;
  intro: string;
  /** Name of a drawing in public/drawings. */
  drawing?: string;
  /** What stands beside the text in place of a drawing. */
  aside?: ReactNode;
  facts?: Fact[];
  /** Buttons. */
  children?: ReactNode;
}) {
  return (
    <div className="border-b border-zinc-200 bg-zinc-50">
      <Container
        className={`grid items-stretch gap-x-14 ${drawing || aside ? "lg:grid-cols-[7fr_5fr]" : ""}`}
      >
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
        {drawing && (
          <div className="print:hidden relative -mx-5 flex items-end bg-zinc-100 md:-mx-8 lg:mx-0">
            <Drawing
              name={drawing}
              className="mx-auto h-full max-h-[30rem] w-full object-contain object-bottom"
            />
          </div>
        )}
      </Container>
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
