/** The number of a step, as an enamel house number. The list counts for a screen reader. */
export function HouseNumber({ number, className = "" }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={`grid h-14.5 w-12 shrink-0 place-items-center bg-[url(/marks/house-number.svg)] pb-0.5 text-number text-white ${className}`}
    >
      {number}
    </span>
  );
}
