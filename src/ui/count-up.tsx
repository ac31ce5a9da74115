import { animate, useInView, useReducedMotion } from "framer-motion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** In seconds, and the fraction that has to be in view; fixed by the specification. */
const duration = 2.5;
const visiblePart = 0.5;

/** Within a fifth of the end after a quarter of a second, and within 3 % after one: no wrong number stays for long. */
const easing = (progress: number) => 1 - 0.92 * (1 - progress) ** 20 - 0.08 * (1 - progress) ** 2;

/** A number that starts at zero and counts up once it is in view. */
export default function CountUp({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const inView = useInView(element, { amount: visiblePart, once: true });
  const reducedMotion = useReducedMotion();
  // As in the HTML, until hydration.
  const [shown, setShown] = useState(value);

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
