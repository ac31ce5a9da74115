import { lazy, Suspense, useEffect, useState } from "react";
import { Container } from "../ui/container";
import { whenNear } from "../ui/when-near";

const bandId = "cijfers";
/** Where its code cannot be fetched, the figures stand still. */
const CountUp = lazy(() =>
  import("./count-up").catch(() => ({ default: ({ value }: { value: number }) => value })),
);

export interface Counter {
  value: number;
  suffix: string;
  label: string;
}

/**
 * Figures that count up once when half of them is in view. The HTML holds the
 * end values, and assistive technology reads nothing else; the animation's code
 * is fetched when the figures come near, and not at all with reduced motion.
 */
export function Counters({ heading, items }: { heading: string; items: Counter[] }) {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let unmounted = false;
    whenNear(bandId).then(() => !unmounted && setNear(true));
    return () => {
      unmounted = true;
    };
  }, []);

  return (
    <section id={bandId} className="on-dark bg-ink text-white">
      <Container className="py-14 md:py-16">
        <h2 className="sr-only">{heading}</h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {items.map(({ value, suffix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-tile pl-5">
              <dt className="mt-2 text-small text-zinc-200">{label}</dt>
              <dd className="text-figure figures">
                <span className="sr-only">
                  {value}
                  {suffix}
                </span>
                <span aria-hidden>
                  {near ? (
                    <Suspense fallback={value}>
                      <CountUp value={value} />
                    </Suspense>
                  ) : (
                    value
                  )}
                  {suffix}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
