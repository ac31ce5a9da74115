import { type Content, textsIn } from "../../content/judge";
import { confirm, type Finding } from "./finding";

/** Counts the pictures that a computer made. */
export function findRendered(content: Content): Finding[] {
  const total = JSON.stringify(content).match(/"rendered":true/g)?.length ?? 0;
  if (total === 0) return [];
  const still = total === 1 ? "foto is" : "foto’s zijn";
  return [
    confirm(
      `${total} ${still} nog een 3D-impressie. Vervang ze door foto’s van eigen werk, zie docs/fotos-vervangen.md.`,
    ),
  ];
}

/** Asks about prices that are a year old on the day `now`. */
export function findOldPrices({ diensten }: Content, now = new Date()): Finding[] {
  const yearAgo = new Date(now).setFullYear(now.getFullYear() - 1);
  return diensten.flatMap(({ slug, prices }) =>
    prices && Date.parse(prices.date) < yearAgo
      ? [confirm(`De prijzen in diensten/${slug}.yaml zijn ouder dan 12 maanden. Kloppen ze nog?`)]
      : [],
  );
}

/** Asks about texts that say there are no prices, where a service has them. */
export function findDeniedPrices(content: Content): Finding[] {
  const priced = content.diensten.find(({ prices }) => prices);
  const denials = textsIn(content).filter(({ text }) => /\bgeen (?:\p{L}+ )?prij(?:s|zen)\b/iu.test(text));
  return (priced ? denials : []).map(({ text }) =>
    confirm(`Bij ${priced?.name} staan prijzen. Klopt deze tekst dan nog? “${text}”`),
  );
}

const assurances = ["insurance", "vcaNumber", "guarantee", "payment", "withdrawal", "complaints"] as const;

/** Asks for each empty block of proof, which pages leave out. */
export function findEmptyBlocks({ diensten, "paginas/over-ons.yaml": about }: Content): Finding[] {
  const { assurance = {}, people, reviews } = about;
  const missing = assurances.filter((name) => !(name in assurance));
  const withoutPrices = diensten.filter(({ prices }) => !prices).map(({ slug }) => slug);
  const blocks: [isEmpty: boolean, block: string][] = [
    [!reviews.items, "beoordelingen van klanten (paginas/over-ons.yaml, reviews)"],
    [!people.items, "de mensen die komen (paginas/over-ons.yaml, people)"],
    [missing.length > 0, `zekerheden (paginas/over-ons.yaml, assurance: ${missing.join(", ")})`],
    [withoutPrices.length > 0, `prijzen (diensten, prices: ${withoutPrices.join(", ")})`],
  ];
  return blocks.flatMap(([isEmpty, block]) =>
    isEmpty ? [confirm(`Nog leeg: ${block}. Vul in wat klopt; wat leeg is, staat niet op de site.`)] : [],
  );
}
