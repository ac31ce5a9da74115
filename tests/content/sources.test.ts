import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findingText } from "../../scripts/content/finding";
import { openSources } from "../../scripts/content/sources";

/** One mistake per file: what is written, what is written instead, and what the editor is told. */
const planted: [file: string, text: string, mistake: string, answer: string][] = [
  [
    "services/dakgoten.ts",
    'quoteOption: "dakgoten"',
    'quoteOption: "dakgoot"',
    '› quoteOption (regel 8): deze waarde past hier niet; kies een van: "dakrenovatie"',
  ],
  [
    "services/dakisolatie.ts",
    "  order: 40,",
    '  order: "40",',
    "› order (regel 6): deze waarde past hier niet; schrijf hier een getal, zonder aanhalingstekens",
  ],
  [
    "services/daklekkage.ts",
    "order: 50,",
    "order: 50",
    "› order (regel 7): hier ontbreekt een komma, op deze regel of aan het eind van de regel erboven.",
  ],
  [
    "services/dakinspectie.ts",
    "  card:",
    "  // card:",
    "› card (regel 3): dit veld ontbreekt; zet card erbij, zoals in een bestand ernaast.",
  ],
  [
    "services/dakonderhoud.ts",
    'name: "Dakonderhoud",',
    'name: "Dakonderhoud,',
    '(regel 5): op deze regel ontbreekt een aanhalingsteken: een tekst begint en eindigt met ".',
  ],
  [
    "services/dakrenovatie.ts",
    'name: "Dakrenovatie",',
    'name: "Dak"renovatie",',
    "› name (regel 5): hier ontbreekt een komma, op deze regel of aan het eind van de regel erboven. Of er staat een aanhalingsteken in de tekst: gebruik daar ‘ en ’.",
  ],
  [
    "services/pannendaken.ts",
    'name: "Pannendaken"',
    "name: Pannendaken",
    "› name (regel 5): Pannendaken wordt niet herkend. Zet een tekst tussen aanhalingstekens.",
  ],
  [
    "cities/almere.ts",
    "    title:",
    "    titel:",
    "› meta.titel (regel 14): het veld titel bestaat hier niet; bedoelde u title?",
  ],
  [
    "cities/breda.ts",
    "  meta: {",
    "  afstand: 100,\n  meta: {",
    "› afstand (regel 14): het veld afstand bestaat hier niet; haal het weg of verbeter de naam.",
  ],
  [
    "cities/tilburg.ts",
    "  order: 60,",
    "  order: 60,\n  order: 65,",
    "› order (regel 7): dit veld staat er twee keer; haal er één weg.",
  ],
  [
    "cities/utrecht.ts",
    "  longitude:",
    "  // longitude:",
    "› longitude (regel 3): dit veld ontbreekt; zet longitude erbij",
  ],
  [
    "projects/almere-nieuwbouw.ts",
    "work: [",
    'work: "", plus: [',
    "› work (regel 10): deze waarde past hier niet; schrijf hier een lijst tussen [ en ].",
  ],
  [
    "projects/gooi-loodwerk.ts",
    "  slug:",
    "  // slug:",
    "› slug (regel 3): dit veld ontbreekt; zet slug erbij",
  ],
  [
    "questions/garantie.ts",
    'category: "algemeen"',
    'category: "algemen"',
    '› category (regel 4): deze waarde past hier niet; kies een van: "algemeen", "kosten", "diensten", "materialen".',
  ],
  [
    "questions/subsidie-isolatie.ts",
    "FaqQuestion }",
    "Vraag }",
    '(regel 1): Vraag bestaat niet in "../types"; verbeter de regel met import.',
  ],
  [
    "questions/bitumen-of-epdm.ts",
    '"../types"',
    '"../typen"',
    "(regel 1): het bestand ../typen bestaat niet; verbeter de regel met import.",
  ],
];

test("what TypeScript finds is told in Dutch, with file, field, line and remedy", () => {
  const unsaved = Object.fromEntries(
    planted.map(([file, text, mistake]) => {
      const source = readFileSync(`src/content/${file}`, "utf8");
      expect(source, file).toContain(text);
      return [`src/content/${file}`, source.replace(text, mistake)];
    }),
  );
  const answers = openSources(process.cwd(), unsaved).findings().map(findingText);
  for (const [file, , , answer] of planted) {
    expect(answers).toContainEqual(expect.stringMatching(new RegExp(`^src/content/${file}.*`, "s")));
    expect(answers.filter((text) => text.includes(file)).join("\n")).toContain(answer);
  }
  expect(new Set(answers.map((text) => text.split(/[ :]/)[0])).size).toBe(planted.length);
}, 30_000);

test("a value is found on its line, also inside lists", () => {
  const sources = openSources(process.cwd());
  const lines = readFileSync("src/content/services/dakgoten.ts", "utf8").split("\n");
  const line = sources.lineOf("src/content/services/dakgoten.ts", ["page", "facts", 1, "label"]);
  expect(lines[(line ?? 0) - 1]).toContain("Schoonmaken");
  expect(sources.lineOf("src/content/faq.ts", ["faq", "categories", 0, "questions", 0])).toBeUndefined();
}, 30_000);
