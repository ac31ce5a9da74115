import { useEffect, useRef, useState } from "react";

/** The specification fixes these seconds, and the part that must be in view. */
const duration = 2.5;
const visiblePart = 0.5;

/** A number that counts up from zero once it is half in view. Its accessible name and print always have the end value. */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    let stop = () => {};
    async function countUp() {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setCount(value);
      // This fetches framer-motion (26 kB) late; if that fails, the counter shows the end value.
      const animate = await import("framer-motion").then(
        ({ animate }) => animate,
        () => undefined,
      );
      if (!animate) return setCount(value);
      // Rounding down keeps even a small number from reaching its end before the last frame.
      const onUpdate = (current: number) => setCount(Math.floor(current));
      const animation = animate(0, value, { duration, ease: "easeOut", onUpdate });
      stop = () => animation.stop();
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void countUp();
      },
      { threshold: visiblePart },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [value]);

  return (
    <span
      ref={element}
      role="img"
      aria-label={value + suffix}
      data-nosnippet
      data-ended={count === value || undefined}
      className="counter"
    >
      <span>{count + suffix}</span>
    </span>
  );
}
