import type { Content } from "../../content/judge";
import { confirm, type Task } from "./task";

export function findRendered(content: Content): Task[] {
  const total = JSON.stringify(content).match(/"rendered":true/g)?.length ?? 0;
  if (total === 0) return [];
  const still = total === 1 ? "foto is" : "foto’s zijn";
  return [
    confirm(
      `${total} ${still} nog een 3D-impressie. Vervang ze door foto’s van eigen werk, zie docs/teksten-aanpassen.md, “Foto’s”.`,
    ),
  ];
}

export function findOldPrices({ diensten }: Content, now = new Date()): Task[] {
  const yearAgo = new Date(now).setFullYear(now.getFullYear() - 1);
  return diensten.flatMap(({ slug, prices }) =>
    prices && Date.parse(prices.date) < yearAgo
      ? [confirm(`De prijzen in diensten/${slug}.yaml zijn ouder dan 12 maanden. Kloppen ze nog?`)]
      : [],
  );
}

/** In the owner's words: what homeowners compare roofers by, and what settles it when they doubt. */
const assurances = {
  insurance: "verzekering",
  guarantee: "wat onder de garantie valt en wat niet",
  guaranteeAfterUs: "wie de garantie overneemt als u stopt",
  vcaNumber: "VCA-certificaat",
  hallmark: "keurmerk of branchevereniging",
  disputes: "geschillencommissie",
  crew: "eigen mensen of onderaannemers",
  founded: "jaar van oprichting",
  sampleQuote: "voorbeeldofferte",
  payment: "betalen",
  withdrawal: "bedenktijd",
  complaints: "klachten",
} as const;

const slugs = (services: { slug: string }[]) => services.map(({ slug }) => slug).join(", ");

/** Asks for each empty block of proof, which pages leave out. */
export function findEmptyBlocks({ diensten, "paginas/over-ons.yaml": about }: Content): Task[] {
  const { assurance = {}, people, reviews } = about;
  const missing = Object.entries(assurances).flatMap(([name, words]) =>
    name in assurance ? [] : [`${words} (${name})`],
  );
  const leaksWithoutRate = diensten.filter(
    ({ emergency, prices }) => emergency && !prices?.items.some(({ besideButton }) => besideButton),
  );
  const withoutPrices = diensten.filter(({ prices }) => !prices);
  const blocks: [isEmpty: boolean, block: string][] = [
    [!reviews.items, "beoordelingen van klanten (paginas/over-ons.yaml, reviews)"],
    [!people.items, "de mensen die komen (paginas/over-ons.yaml, people)"],
    [
      leaksWithoutRate.length > 0,
      `wat voorrijden kost, overdag en ’s nachts (diensten, prices met besideButton: ${slugs(leaksWithoutRate)})`,
    ],
    [missing.length > 0, `zekerheden (paginas/over-ons.yaml, assurance): ${missing.join(", ")}`],
    [withoutPrices.length > 0, `prijzen (diensten, prices: ${slugs(withoutPrices)})`],
  ];
  return blocks.flatMap(([isEmpty, block]) =>
    isEmpty
      ? [
          confirm(
            `Nog leeg: ${block}. Hierom belt iemand wel of niet: vul in wat klopt. Wat leeg is, staat niet op de site.`,
          ),
        ]
      : [],
  );
}
