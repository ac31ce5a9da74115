import shell from "../content/algemeen.yaml";
import { PageLink } from "../ui/page-link.tsx";

/** Links to the sections of a long page, by their ids; hidden on narrow screens. */
export function OnThisPage({ sections }: { sections: { id: string; label: string }[] }) {
  return (
    <nav aria-label={shell.onThisPage} className="border-t-2 border-ink pt-4 text-small max-lg:hidden">
      <p className="font-semibold">{shell.onThisPage}</p>
      <ul className="mt-2">
        {sections.map(({ id, label }) => (
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
