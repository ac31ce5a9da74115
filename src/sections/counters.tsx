import { type ComponentType, lazy, Suspense } from "react";
import type { HomeContent } from "../lib/content/schema";
import { Container } from "../ui/container";

/** Late, for its 26 kB of framer-motion; where it cannot be fetched, the end value stays. */
const CountUp = lazy<ComponentType<{ value: number }>>(() =>
  import("../ui/count-up").catch(() => ({ default: ({ value }) => value })),
);

/** Figures that count up once; the HTML has the end values. */
export function Counters({ content }: { content: HomeContent["counters"] }) {
  return (
    <section className="on-dark bg-ink text-white">
      <Container className="py-16">
        <h2 className="sr-only">{content.heading}</h2>
        <ul className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {content.items.map(({ value, suffix, label }) => (
            <li key={label} className="border-l-4 border-tile pl-4">
              <p className="text-display figures">
                <Suspense fallback={value}>
                  <CountUp value={value} />
                </Suspense>
                {suffix}
              </p>
              <p className="mt-2 text-small text-zinc-200">{label}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
