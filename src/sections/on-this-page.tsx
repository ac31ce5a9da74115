import shell from "../content/algemeen.yaml";
import { PageLink } from "../ui/page-link";

/** Links to the parts of a long page, by their ids; hidden on narrow screens. */
export function OnThisPage({ parts }: { parts: { id: string; label: string }[] }) {
  return (
    <nav
      aria-label={shell.onThisPage}
      className="border-t-4 border-ink bg-white p-6 max-lg:hidden print:hidden"
    >
      <p className="font-semibold">{shell.onThisPage}</p>
      <ul className="mt-2 text-small">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <PageLink
              to={`#${id}`}
              className="inline-block py-1 underline underline-offset-4 hover:text-tile"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
