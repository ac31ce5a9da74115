/** The number of a step, as an enamel house number. A screen reader gets the number from the list. */
export function HouseNumber({ number, className = "" }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-flex min-h-14 min-w-12 shrink-0 items-center justify-center self-start bg-[url(/marks/house-number.svg)] text-number text-white ${className}`}
    >
      {number}
    </span>
  );
}
