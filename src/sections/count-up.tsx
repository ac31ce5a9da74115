import { animateValue, useInView } from "framer-motion";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Milliseconds from zero to the end value, and the part that has to be in view; fixed by the specification. */
const duration = 2500;
const visiblePart = 0.5;

/** A number that counts from 0 to `value` once, when it is half in view. */
export default function CountUp({ value }: { value: number }): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const inView = useInView(element, { amount: visiblePart, once: true });
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!inView) return;
    // A third of the size of `animate`, which can animate anything.
    const animation = animateValue({
      keyframes: [0, value],
      duration,
      ease: "easeOut",
      onUpdate: (current) => setShown(Math.round(current)),
    });
    return () => animation.stop();
  }, [inView, value]);

  return <span ref={element}>{shown}</span>;
}
