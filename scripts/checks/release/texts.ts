import type { Content } from "../../content/read";
import { confirm, type Finding } from "./finding";

/**
 * What the site promises and only the owner can know: by which words a text makes that promise, or in which folder
 * every text does. The words are as few as tell a promise apart, so that it is found in another sentence too.
 */
const promises: ({ question: string } & ({ words: RegExp } | { folders: string[] }))[] = [
  // The visit.
  {
    words:
      /gratis (dak)?inspectie|inspectie en (het )?advies (zijn|is) (overal )?gratis|inspectie is gratis|gratis kijken/i,
    question: "Zijn inspectie en advies in heel Nederland gratis, ook als er geen opdracht volgt?",
  },
  {
    words: /zwakke plek|met (de |die )?foto’s|laten u foto’s zien/i,
    question: "Maakt u bij elke inspectie en onderhoudsbeurt foto’s van de zwakke plekken?",
  },
  {
    words: /geen nieuw dak aan|kleine reparatie genoeg|alleen wat nodig is|reparatie als dat genoeg is/i,
    question: "Raadt u een reparatie aan als die genoeg is, ook aan wie om een nieuw dak vraagt?",
  },
  {
    words: /heel Nederland|het hele land|elke provincie/i,
    question: "Werkt u echt in heel Nederland, en overal op dezelfde voorwaarden?",
  },
  { words: /één (losse|kapotte) pan/i, question: "Neemt u ook klein werk aan, zoals één losse pan?" },
  // Price and agreement.
  {
    words: /in de offerte|een offerte .*wat (dat|het) kost|staat in uw offerte/i,
    question:
      "Staat in elke offerte welk werk u doet, met welk materiaal, wat het kost en hoelang de garantie is?",
  },
  {
    words: /prijs van de beurt/i,
    question: "Weet de klant de prijs van een onderhoudsbeurt voordat u begint?",
  },
  {
    words: /overleggen wij eerst|na overleg met u|als u akkoord bent/i,
    question: "Begint u pas, en doet u pas meer dan afgesproken, als de klant akkoord is?",
  },
  // A leak.
  { words: /24\/7|dag en nacht|24 uur per dag/i, question: "Neemt dag en nacht iemand de spoedtelefoon op?" },
  {
    words: /binnen enkele uren/i,
    question: "Lukt het meestal om bij een lek binnen enkele uren ter plaatse te zijn, ook ver van huis?",
  },
  {
    words: /(hoe laat|wanneer) wij er kunnen zijn/i,
    question: "Zegt u aan de telefoon hoe laat u bij een lek kunt zijn?",
  },
  {
    words: /voorrijden|hoort u vooraf|hoort vooraf wat/i,
    question: "Noemt u bij spoed vooraf de prijs van het voorrijden en van de noodreparatie?",
  },
  {
    words: /aparte offerte/i,
    question: "Krijgt de klant na een noodreparatie een aparte offerte voor het blijvende herstel?",
  },
  // The work.
  {
    words: /één aanspreekpunt/i,
    question: "Heeft elke klant één aanspreekpunt, van de eerste afspraak tot de oplevering?",
  },
  { words: /VCA[- ]gecertificeerd/i, question: "Zijn alle dakdekkers VCA-gecertificeerd?" },
  {
    words: /open (deel|delen)\b.{0,30}(afgedekt|\baf\b)|(dekken|dekt) .{0,20}open (deel|delen)/i,
    question: "Dekt u elk open deel van een dak af voor de nacht?",
  },
  { words: /ruimen op/i, question: "Ruimt u op voordat u weggaat?" },
  {
    words: /foto’s van (de )?lagen/i,
    question: "Krijgt de klant bij een nieuw dak foto’s van de lagen die later niet meer te zien zijn?",
  },
  {
    words: /samen met u na|met u lopen wij|wij lopen samen/i,
    question: "Loopt u het werk bij de oplevering samen met de klant na?",
  },
  {
    words: /aannemer (en|of) architect/i,
    question: "Stemt u een nieuw dak af met de aannemer en de architect?",
  },
  {
    folders: ["diensten"],
    question: "Werkt u zoals de pagina’s van de diensten het beschrijven?",
  },
  // Afterwards.
  { words: /15 jaar/i, question: "Geeft u tot 15 jaar garantie op materiaal en werk?" },
  {
    words: /garantie (krijgt u )?op papier/i,
    question: "Krijgt de klant de garantie op papier?",
  },
  { words: /komen wij terug/i, question: "Komt u terug als er na het werk iets niet goed is?" },
  // Answers to a request.
  { words: /binnen 24 uur/i, question: "Reageert u binnen 24 uur op elke aanvraag, ook in het weekend?" },
  {
    words: /alleen over uw vraag/i,
    question: "Belt u wie om een telefoontje vraagt alleen over die vraag, en niet om iets te verkopen?",
  },
  {
    words: /niet door aan andere dakdekkers/i,
    question: "Houdt u elke aanvraag voor uzelf, zonder hem aan een ander bedrijf door te geven?",
  },
  {
    words:
      /\bopeningHours\b|uur\b.{0,12}\btot \d{1,2}([.:]\d{2})? uur|\d{1,2}[.:]\d{2} tot \d{1,2}[.:]\d{2}/i,
    question: "Kloppen de tijden waarop het kantoor bereikbaar is?",
  },
  // What the company has done.
  {
    words: /daken gerepareerd|tevreden klanten|projecten voltooid|meer dan \d+ dakdekkers/i,
    question:
      "Kloppen de aantallen van daken, klanten, dakdekkers en projecten? Verander ze als ze anders zijn.",
  },
  {
    folders: ["projecten"],
    question: "Heeft u de projecten echt gedaan, en vinden de eigenaren het goed dat ze er staan?",
  },
  // Privacy and accessibility.
  {
    words: /servers in de Europese Unie/i,
    question: "Staat het Supabase-project in een regio in de EU, bijvoorbeeld Frankfurt?",
  },
  {
    words: /waar uw aanvraag wordt opgeslagen|alleen voor ons verwerken/i,
    question: "Heeft u verwerkersovereenkomsten met Supabase, de mailprovider en de host van de website?",
  },
  {
    words: /uit onze mail/i,
    question: "Verwijdert u aanvragen na de bewaartijd ook uit uw eigen mail?",
  },
  {
    words: /antwoorden binnen een maand/i,
    question: "Antwoordt u binnen een maand als iemand naar zijn gegevens vraagt?",
  },
  {
    words: /richtlijnen WCAG/i,
    question:
      "Is de verklaring over toegankelijkheid nog waar, en is haar datum die van de laatste wijziging?",
  },
];

/** Asks for every promise that the texts still make; `texts` holds each file's text, of any format, by its path. Pure. */
export function findPromises(texts: Record<string, string>): Finding[] {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    folders: path.split("/").slice(0, -1),
    // A sentence may go on in the next line.
    sentences: text.replace(/\s+/g, " "),
  }));
  return promises.flatMap((promise) => {
    const [first, ...others] = files.filter(({ folders, sentences }) =>
      "words" in promise
        ? promise.words.test(sentences)
        : promise.folders.some((folder) => folders.includes(folder)),
    );
    if (!first) return [];
    const rest = others.length > 0 ? ` en ${others.length} andere` : "";
    return [confirm(`${promise.question} (${first.path}${rest})`)];
  });
}

/** Counts the pictures that are made by computer; `texts` as above. Pure. */
export function findImpressions(texts: Record<string, string>): Finding[] {
  const counts = Object.entries(texts).map(([path, text]) => ({
    path,
    count: text.match(/\bimpression["']?\s*:\s*true\b/g)?.length ?? 0,
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

/** Asks for each block with proof that the owner has not filled yet, and so does not show. Pure. */
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
