import type { Content } from "../../content/read";
import { confirm, type Finding } from "./finding";

/** Counts the pictures that are made by computer; `texts` holds each content file's text by its path. Pure. */
export function findRendered(texts: Record<string, string>): Finding[] {
  const counts = Object.entries(texts).map(([path, text]) => ({
    path,
    count: text.match(/\brendered\s*:\s*true\b/g)?.length ?? 0,
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const files = counts.flatMap(({ path, count }) => (count > 0 ? [path] : []));
  return [
    confirm(
      `${total} ${total === 1 ? "foto is" : "foto’s zijn"} nog een 3D-impressie. Vervang ze door foto’s van eigen werk, zie docs/fotos-vervangen.md (${files.join(", ")}).`,
    ),
  ];
}

const assurances = ["insurance", "vcaNumber", "guarantee", "payment", "withdrawal", "complaints"] as const;

/** Asks for each block of proof that the owner has not filled in yet, and that pages therefore leave out. Pure. */
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
