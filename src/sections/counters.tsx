import type { HomeContent } from "../lib/content/schema";
import { Container } from "../ui/container";
import { Counter } from "../ui/counter";

/** Figures that count up once. */
export function Counters({ content }: { content: HomeContent["counters"] }) {
  return (
    <section className="bg-ink text-white">
      <Container className="py-16">
        <h2 className="sr-only">{content.heading}</h2>
        <ul className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {content.items.map(({ value, suffix, label, counted }) => (
            <li key={label} className="border-l-4 border-tile pl-4">
              <p className="text-display figures">
                <Counter value={value} suffix={suffix} />
              </p>
              <p className="mt-2 text-small text-zinc-200">{label}</p>
              {counted && <p className="text-tiny text-zinc-200">{counted}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
