import { animate, domAnimation, LazyMotion, m, useInView, useMotionValue, useTransform } from "framer-motion";
import { useEffect, useRef } from "react";

/** Seconds from zero to the end value, and the part that has to be in view; fixed by the specification. */
const duration = 2.5;
const visiblePart = 0.5;

/** A number that counts from 0 to `value` once, when it is half in view. */
export default function CountUp({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const inView = useInView(element, { amount: visiblePart, once: true });
  const count = useMotionValue(0);
  const shown = useTransform(count, (current) => String(Math.round(current)));

  useEffect(() => {
    if (!inView) return;
    const animation = animate(count, value, { duration, ease: "easeOut" });
    return () => animation.stop();
  }, [inView, count, value]);

  return (
    <LazyMotion features={domAnimation} strict>
      <m.span ref={element}>{shown}</m.span>
    </LazyMotion>
  );
}
