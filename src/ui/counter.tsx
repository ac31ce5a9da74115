import { useEffect, useRef, useState } from "react";

/** In milliseconds, and the fraction that has to be in view; fixed by the specification. */
const duration = 2500;
const visiblePart = 0.5;

/** Within a fifth of the end after a quarter of a second, and within 3 % after one: no wrong number stays for long. */
const easing = (progress: number) => 1 - 0.92 * (1 - progress) ** 20 - 0.08 * (1 - progress) ** 2;

/** A number that counts up from zero once it is half in view. Its name, and print, are the end value from the start. */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    let frame = 0;
    let start: number | undefined;
    function countUp(now: number) {
      start ??= now;
      const progress = Math.min((now - start) / duration, 1);
      setShown(Math.round(value * easing(progress)));
      if (progress < 1) frame = requestAnimationFrame(countUp);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        frame = requestAnimationFrame(countUp);
      },
      { threshold: visiblePart },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <span ref={element} role="img" aria-label={value + suffix} data-nosnippet className="counter">
      <span>{shown + suffix}</span>
    </span>
  );
}
