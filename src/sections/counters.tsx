import { animate, useInView, useReducedMotion } from "framer-motion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { HomeContent } from "../lib/content/schema";
import { Container } from "../ui/container";

/** In seconds, and the fraction that has to be in view; fixed by the specification. */
const duration = 2.5;
const visiblePart = 0.5;

/** Within a fifth of the end after a quarter of a second, and within 3 % after one: no wrong number stays for long. */
const easing = (progress: number) => 1 - 0.92 * (1 - progress) ** 20 - 0.08 * (1 - progress) ** 2;

/** Figures that count up once; the HTML and assistive technology have the end values. */
export default function Counters({ content }: { content: HomeContent["counters"] }) {
  return (
    <section className="on-dark bg-ink text-white">
      <Container className="py-16">
        <h2 className="sr-only">{content.heading}</h2>
        <ul className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {content.items.map(({ value, suffix, label }) => (
            <li key={label} className="border-l-4 border-tile pl-4">
              <p className="text-display figures">
                <span className="sr-only">
                  {value}
                  {suffix}
                </span>
                <span aria-hidden>
                  <CountUp value={value} />
                  {suffix}
                </span>
              </p>
              <p className="mt-2 text-small text-zinc-200">{label}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function CountUp({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const inView = useInView(element, { amount: visiblePart, once: true });
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(value);

  // After hydration of the end value, before paint.
  useLayoutEffect(() => setShown(reducedMotion ? value : 0), [reducedMotion, value]);

  useEffect(() => {
    if (!inView || reducedMotion) return;
    const animation = animate(0, value, {
      duration,
      ease: easing,
      onUpdate: (current) => setShown(Math.round(current)),
    });
    return () => animation.stop();
  }, [inView, reducedMotion, value]);

  return <span ref={element}>{shown}</span>;
}
