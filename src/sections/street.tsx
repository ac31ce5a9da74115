import { useHydrated } from "../hooks/use-hydrated.ts";
import { usePage } from "../hooks/use-page.ts";

/** The street. The roof that the page is about is red. With `isDay` it ends the first screen, in wide windows only. */
export function Street({ isDay }: { isDay?: boolean }) {
  const { roof } = usePage();
  const isHydrated = useHydrated();
  const part = isDay ? "#dag" : roof ? `#${roof.house}` : "";
  return (
    <img
      alt=""
      src={`/drawings/straat.svg${part}`}
      width="2296"
      height="296"
      loading="lazy"
      // The style comes with hydration, because the content security policy refuses a style in the HTML.
      style={isHydrated && roof ? { objectPosition: `${roof.along}%` } : undefined}
      className={`h-[max(9rem,14vw)] w-full object-cover print:hidden ${isDay ? "max-md:hidden" : ""}`}
    />
  );
}
