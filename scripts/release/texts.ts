import { confirm, type Finding } from "./finding";

/** What the site promises and only the owner can know, with the words by which a text makes that promise. */
const promises: { words: RegExp; question: string }[] = [
  {
    words: /Van elke zwakke plek maken (wij|zij) een foto/,
    question: "Maakt u bij elke inspectie foto’s van de zwakke plekken?",
  },
  {
    words: /één aanspreekpunt/,
    question: "Heeft elke klant één aanspreekpunt, van de eerste afspraak tot de oplevering?",
  },
  {
    words: /\bvalue: \d+, suffix/,
    question: "Kloppen de tellers van daken, klanten, dakdekkers en projecten?",
  },
  {
    words: /export const projectsPage/,
    question: "Heeft u de projecten echt gedaan, en vinden de eigenaren het goed dat ze er staan?",
  },
  { words: /15 jaar garantie/, question: "Geeft u tot 15 jaar garantie op materiaal en werk?" },
  { words: /VCA-gecertificeerd/, question: "Zijn alle dakdekkers VCA-gecertificeerd?" },
  { words: /binnen 24 uur/, question: "Reageert u binnen 24 uur op elke aanvraag?" },
  { words: /24\/7/, question: "Neemt dag en nacht iemand de spoedtelefoon op?" },
  {
    words: /servers in de Europese Unie/,
    question: "Staat het Supabase-project in een regio in de EU, bijvoorbeeld Frankfurt?",
  },
  {
    words: /Supabase, waar uw aanvraag wordt opgeslagen/,
    question: "Heeft u verwerkersovereenkomsten met Supabase, de mailprovider en de host van de website?",
  },
];

/** Asks for every promise that the texts still make; `texts` holds each file's text by its path. Pure. */
export function findPromises(texts: Record<string, string>): Finding[] {
  return promises.flatMap(({ words, question }) => {
    const files = Object.keys(texts).filter((path) => words.test(texts[path] ?? ""));
    const [first, ...others] = files;
    if (!first) return [];
    return [confirm(`${question} (${first}${others.length > 0 ? ` en ${others.length} andere` : ""})`)];
  });
}

/** Counts the pictures that are made by computer; `texts` as above. Pure. */
export function findImpressions(texts: Record<string, string>): Finding[] {
  const counts = Object.entries(texts).map(([path, text]) => ({
    path,
    count: text.match(/\bimpression: true\b/g)?.length ?? 0,
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
