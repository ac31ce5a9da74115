import * as details from "./details.ts";
import { house } from "./house.ts";
import * as projects from "./projects.ts";
import * as roofs from "./roofs.ts";
import * as scenes from "./scenes.ts";
import { Sheet, tone } from "./sheet.ts";
import * as symptoms from "./symptoms.ts";

interface Drawing {
  zoom: number;
  draw: (sheet: Sheet) => string;
  /** Left out: around what is drawn. */
  view?: [left: number, top: number, width: number, height: number];
  /** Units to a CSS pixel at the size used; left out: as for 470 px of height. */
  pixel?: number;
  rough?: boolean;
}

/** The house leaves room for names at its sides. */
const houseView: Drawing["view"] = [-1400, -4350, 7400, 5130];

/** As wide to its height as the photographs whose place it has. */
const roofView: Drawing["view"] = [-330, -4180, 4260, 2840];

/** Where the parts are that pages name. */
export const pointsFile = "src/lib/pictures/drawing-points.json";

/** A small drawing, four by three, with a little air around it. */
function symptom(draw: (sheet: Sheet) => string, zoom = 1): Drawing {
  const sheet = new Sheet(zoom, 8, true);
  draw(sheet);
  const [, top = 0, , height = 0] = sheet.view(1e6, 0);
  const [left = 0, , room = 0] = sheet.view(1e-6, 0);
  const width = room * 0.64;
  const size = Math.max(height, width * 0.75) * 1.1;
  const view = [left + room / 2 - size / 1.5, top + height / 2 - size / 2, size / 0.75, size].map(Math.round) as unknown as Drawing["view"];
  return { zoom, draw, view, pixel: size / 130, rough: true };
}

export const drawings: Record<string, Drawing> = {
  huis: { zoom: 1, draw: (sheet) => house(sheet), view: houseView, pixel: 9.5 },
  pannendaken: { zoom: 5, draw: details.pannendaken },
  "bitumen-dakbedekking": { zoom: 5, draw: details.bitumenDakbedekking },
  dakrenovatie: { zoom: 1, draw: roofs.dakrenovatie, rough: true },
  "nieuwbouw-daken": { zoom: 1, draw: roofs.nieuwbouwDaken },
  dakisolatie: { zoom: 4, draw: details.dakisolatie },
  daklekkage: { zoom: 4, draw: details.daklekkage },
  dakonderhoud: { zoom: 5, draw: details.dakonderhoud },
  dakinspectie: { zoom: 1, draw: roofs.dakinspectie, rough: true },
  dakgoten: { zoom: 5, draw: details.dakgoten },
  "dakpannen-voor": { zoom: 1, draw: (sheet) => roofs.dakpannenCoaten(sheet, false), view: roofView, pixel: 8, rough: true },
  "dakpannen-na": { zoom: 1, draw: (sheet) => roofs.dakpannenCoaten(sheet, true), view: roofView, pixel: 8, rough: true },
  "monument-voor": { zoom: 1, draw: (sheet) => projects.monument(sheet, false), view: roofView, pixel: 8, rough: true },
  "monument-na": { zoom: 1, draw: (sheet) => projects.monument(sheet, true), view: roofView, pixel: 8, rough: true },
  "plat-dak-voor": { zoom: 0.82, draw: (sheet) => projects.platDak(sheet, false), view: [-60, -1530, 4260, 2840], pixel: 8, rough: true },
  "plat-dak-na": { zoom: 0.82, draw: (sheet) => projects.platDak(sheet, true), view: [-60, -1530, 4260, 2840], pixel: 8, rough: true },
  "isolatie-voor": { zoom: 1, draw: (sheet) => projects.isolatie(sheet, false), view: roofView, pixel: 8, rough: true },
  "isolatie-na": { zoom: 1, draw: (sheet) => projects.isolatie(sheet, true), view: roofView, pixel: 8, rough: true },
  "loodwerk-voor": { zoom: 2, draw: (sheet) => projects.loodwerk(sheet, false), view: [-700, -2790, 4260, 2840], pixel: 8, rough: true },
  "loodwerk-na": { zoom: 2, draw: (sheet) => projects.loodwerk(sheet, true), view: [-700, -2790, 4260, 2840], pixel: 8, rough: true },
  "nieuwbouw-voor": { zoom: 1, draw: (sheet) => projects.nieuwbouw(sheet, false), view: roofView, pixel: 8, rough: true },
  "nieuwbouw-na": { zoom: 1, draw: (sheet) => projects.nieuwbouw(sheet, true), view: roofView, pixel: 8, rough: true },
  vve: { zoom: 1, draw: scenes.vve },
  offerte: { zoom: 4, draw: scenes.offerte },
  kosten: { zoom: 1, draw: scenes.kosten },
  ontvangen: { zoom: 1, draw: scenes.ontvangen, view: [-560, -4360, 5000, 4000], pixel: 10.5, rough: true },
  "klacht-dakrenovatie": symptom(symptoms.dakrenovatie),
  "klacht-pannendaken": symptom(symptoms.pannendaken),
  "klacht-bitumen-dakbedekking": symptom(symptoms.bitumen),
  "klacht-dakisolatie": symptom(symptoms.isolatie),
  "klacht-daklekkage": symptom(symptoms.daklekkage),
  "klacht-dakonderhoud": symptom(symptoms.onderhoud),
  "klacht-dakinspectie": symptom(symptoms.inspectie),
  "klacht-dakgoten": symptom(symptoms.dakgoten),
  "klacht-nieuwbouw-daken": symptom(symptoms.nieuwbouw),
  "niet-gevonden": { zoom: 5, draw: details.nietGevonden },
};

/** What the tones of a part become when the address names it: `huis.svg#goot`. Variables pass into what is stamped. */
const tints = {
  white: "blush",
  light: "tile",
  zinc: "tile",
  grey: "tileDark",
  lead: "tileDark",
  slate: "tileDark",
  pale: "tile",
} as const satisfies Partial<Record<keyof typeof tone, keyof typeof tone>>;
const redTones = { tile: "grey", tileDark: "lead" } as const;
const variables = (pairs: Record<string, keyof typeof tone>) =>
  Object.entries(pairs)
    .map(([from, to]) => `--${from}:${tone[to]}`)
    .join(";");
const targetStyle = [
  ...([...Object.keys(tints), ...Object.keys(redTones)] as (keyof typeof tone)[]).map((name) => `[fill="${tone[name]}"]{fill:var(--${name},${tone[name]})}`),
  `:not(#lekkage):target{${variables(tints)}}`,
  // The leak stands last, and is not what is red then.
  `:target~#lekkage{${variables(redTones)}}`,
].join("");

/** Words stand beside a drawing on a grid of this many rows. */
const rows = 8;

/** The row of each word, from 1: as high as its part, below the former word, and with room for the others. */
function wordRows(heights: number[]): number[] {
  let former = 0;
  return heights.map((height, index) => {
    const last = rows - heights.length + index + 1;
    former = Math.min(Math.max(Math.floor((height * rows) / 100) + 1, former + 1), last);
    return former;
  });
}

/** A drawing as SVG, and where the parts are that pages name: in per cent of its size, with the side and row of the word. */
export function render({ zoom, draw, view, pixel, rough }: Drawing) {
  const measured = new Sheet(zoom, 8, rough);
  draw(measured);
  const box = view ?? measured.view(1.75);
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const sheet = new Sheet(zoom, pixel ?? height / 470, rough);
  const body = draw(sheet);
  const definitions = sheet.definitions();
  const ghost = body.includes("url(#ghost)")
    ? `<linearGradient id="ghost" gradientUnits="userSpaceOnUse" x1="${left}" x2="0"><stop stop-color="${tone.grey}" stop-opacity="0"/><stop offset="1" stop-color="${tone.grey}"/></linearGradient>`
    : "";
  const style = body.includes('id="lekkage"') ? `<style>${targetStyle}</style>` : "";
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const points = (["left", "right"] as const).flatMap((side) => {
    const places = Object.entries(sheet.marks[side]).map(([part, [x, y]]) => ({ part, side, x: percent(x - left, width), y: percent(y - top, height) }));
    const wordRow = wordRows(places.map(({ y }) => y));
    return places.map((place, index) => ({ ...place, row: wordRow[index] }));
  });
  const line = Math.round(sheet.pixel * 1.1);
  // The silhouette: the same drawing behind itself, in a wider line.
  const outline = `<g stroke-width="${Math.round(line * 3.6)}"><use href="#b"/></g>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" fill="${tone.ink}" stroke="${tone.ink}" stroke-width="${line}" stroke-linejoin="round">${style}<defs>${ghost}${definitions}</defs>${outline}<g id="b">${body}</g></svg>\n`,
    points,
  };
}
