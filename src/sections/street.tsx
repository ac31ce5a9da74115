import { useHydrated } from "../hooks/use-hydrated";
import { usePage } from "../hooks/use-page";

/** The street at the foot of every page. Its red roof is the one that the page is about. */
export function Street() {
  const { roof } = usePage();
  const hydrated = useHydrated();
  return (
    <img
      alt=""
      src={`/drawings/straat.svg${roof ? `#${roof.house}` : ""}`}
      loading="lazy"
      // The content security policy refuses a style in the HTML.
      style={hydrated && roof ? { objectPosition: `${roof.along}%` } : undefined}
      className="h-[max(9rem,14vw)] w-full object-cover print:hidden"
    />
  );
}
