import type { Content } from "../../content/read";
import { confirm, type Finding } from "./finding";

/**
 * What the site promises and only the owner can know, each with the words by which a text makes that promise, or the
 * folder in which every text does. The words are as few as tell a promise apart, so that it is found in another
 * sentence too.
 */
const promises: Record<string, RegExp | string> = {
  // The visit.
  "Zijn inspectie en advies in heel Nederland gratis, ook als er geen opdracht volgt?":
    /gratis (dak)?inspectie|inspectie en (het )?advies (zijn|is) (overal )?gratis|inspectie is gratis|gratis kijken/i,
  "Maakt u bij elke inspectie en onderhoudsbeurt foto’s van de zwakke plekken?":
    /zwakke plek|met (de |die )?foto’s|laten u foto’s zien/i,
  "Raadt u een reparatie aan als die genoeg is, ook aan wie om een nieuw dak vraagt?":
    /geen nieuw dak aan|kleine reparatie genoeg|alleen wat nodig is|reparatie als dat genoeg is/i,
  "Werkt u echt in heel Nederland, en overal op dezelfde voorwaarden?":
    /heel Nederland|het hele land|elke provincie/i,
  "Neemt u ook klein werk aan, zoals één losse pan?": /één (losse|kapotte) pan/i,
  // Price and agreement.
  "Staat in elke offerte welk werk u doet, met welk materiaal, wat het kost en hoelang de garantie is?":
    /in de offerte|een offerte .*wat (dat|het) kost|staat in uw offerte/i,
  "Weet de klant de prijs van een onderhoudsbeurt voordat u begint?": /prijs van de beurt/i,
  "Begint u pas, en doet u pas meer dan afgesproken, als de klant akkoord is?":
    /overleggen wij eerst|na overleg met u|als u akkoord bent/i,
  // A leak.
  "Neemt dag en nacht iemand de spoedtelefoon op?": /24\/7|dag en nacht|24 uur per dag/i,
  "Lukt het meestal om bij een lek binnen enkele uren ter plaatse te zijn, ook ver van huis?":
    /binnen enkele uren/i,
  "Zegt u aan de telefoon hoe laat u bij een lek kunt zijn?": /(hoe laat|wanneer) wij er kunnen zijn/i,
  "Noemt u bij spoed vooraf de prijs van het voorrijden en van de noodreparatie?":
    /voorrijden|hoort u vooraf|hoort vooraf wat/i,
  "Krijgt de klant na een noodreparatie een aparte offerte voor het blijvende herstel?": /aparte offerte/i,
  // The work.
  "Heeft elke klant één aanspreekpunt, van de eerste afspraak tot de oplevering?": /één aanspreekpunt/i,
  "Zijn alle dakdekkers VCA-gecertificeerd?": /VCA[- ]gecertificeerd/i,
  "Dekt u elk open deel van een dak af voor de nacht?":
    /open (deel|delen)\b.{0,30}(afgedekt|\baf\b)|(dekken|dekt) .{0,20}open (deel|delen)/i,
  "Ruimt u op voordat u weggaat?": /ruimen op/i,
  "Krijgt de klant bij een nieuw dak foto’s van de lagen die later niet meer te zien zijn?":
    /foto’s van (de )?lagen/i,
  "Loopt u het werk bij de oplevering samen met de klant na?":
    /samen met u na|met u lopen wij|wij lopen samen/i,
  "Stemt u een nieuw dak af met de aannemer en de architect?": /aannemer (en|of) architect/i,
  "Werkt u zoals de pagina’s van de diensten het beschrijven?": "diensten",
  // Afterwards.
  "Geeft u tot 15 jaar garantie op materiaal en werk?": /15 jaar/i,
  "Krijgt de klant de garantie op papier?": /garantie (krijgt u )?op papier/i,
  "Komt u terug als er na het werk iets niet goed is?": /komen wij terug/i,
  // Answers to a request.
  "Reageert u binnen 24 uur op elke aanvraag, ook in het weekend?": /binnen 24 uur/i,
  "Belt u wie om een telefoontje vraagt alleen over die vraag, en niet om iets te verkopen?":
    /alleen over uw vraag/i,
  "Houdt u elke aanvraag voor uzelf, zonder hem aan een ander bedrijf door te geven?":
    /niet door aan andere dakdekkers/i,
  "Kloppen de tijden waarop het kantoor bereikbaar is?":
    /\bopeningHours\b|uur\b.{0,12}\btot \d{1,2}([.:]\d{2})? uur|\d{1,2}[.:]\d{2} tot \d{1,2}[.:]\d{2}/i,
  // What the company has done.
  "Kloppen de aantallen van daken, klanten, dakdekkers en projecten? Verander ze als ze anders zijn.":
    /daken gerepareerd|tevreden klanten|projecten voltooid|meer dan \d+ dakdekkers/i,
  "Heeft u de projecten echt gedaan, en vinden de eigenaren het goed dat ze er staan?": "projecten",
  // Privacy and accessibility.
  "Staat het Supabase-project in een regio in de EU, bijvoorbeeld Frankfurt?": /servers in de Europese Unie/i,
  "Heeft u verwerkersovereenkomsten met Supabase, de mailprovider en de host van de website?":
    /waar uw aanvraag wordt opgeslagen|alleen voor ons verwerken/i,
  "Verwijdert u aanvragen na de bewaartijd ook uit uw eigen mail?": /uit onze mail/i,
  "Antwoordt u binnen een maand als iemand naar zijn gegevens vraagt?": /antwoorden binnen een maand/i,
  "Is de verklaring over toegankelijkheid nog waar, en is haar datum die van de laatste wijziging?":
    /richtlijnen WCAG/i,
};

/** Asks for every promise that the texts still make; `texts` holds each file's text, of any format, by its path. Pure. */
export function findPromises(texts: Record<string, string>): Finding[] {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    folders: path.split("/").slice(0, -1),
    // A sentence may go on in the next line.
    sentences: text.replace(/\s+/g, " "),
  }));
  return Object.entries(promises).flatMap(([question, sign]) => {
    const [first, ...others] = files.filter(({ folders, sentences }) =>
      typeof sign === "string" ? folders.includes(sign) : sign.test(sentences),
    );
    if (!first) return [];
    const rest = others.length > 0 ? ` en ${others.length} andere` : "";
    return [confirm(`${question} (${first.path}${rest})`)];
  });
}

/** Counts the pictures that are made by computer; `texts` as above. Pure. */
export function findRendered(texts: Record<string, string>): Finding[] {
  const counts = Object.entries(texts).map(([path, text]) => ({
    path,
    count: text.match(/\brendered["']?\s*:\s*true\b/g)?.length ?? 0,
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
