import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkContent, findUnusablePhotos } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { checkFixture, type Edit, fixtureFile, swap } from "./fixture-site";

/* `npm run check:content` on the site as it is, and on a small one with one planted mistake of every kind. */

const company = "bedrijf.yaml";
const service = "diensten/dakgoten.yaml";
const question = "vragen/kosten.yaml";
const project = "projecten/villa-baarn.yaml";
const redirects = "doorverwijzingen.yaml";

test.each([
  ["the site's own content", () => checkContent(".").findings.map(findingText)],
  ["the small site", () => checkFixture().findings],
])("%s has no mistake", (_site, findings) => {
  expect(findings()).toEqual([]);
});

/** By file: how the answer goes on behind its name, and what an edit replaces with what. */
const planted: Record<string, [answer: string, from: string | RegExp, to: string][]> = {
  [service]: [
    ["intro (regel 11): hier staat niets; vul het in.", "Inleiding", ""],
    ["intro (regel 11): er staat een spatie te veel", "Inleiding", "Twee  spaties."],
    ["intro (regel 11): er staat “je”; de site spreekt", "Inleiding", "Loop om je huis."],
    ["intro (regel 11): <b> wordt op de site zo getoond", "Inleiding", "Een <b>goede</b> goot."],
    ["intro (regel 11): de aanhalingstekens om de tekst", "Inleiding", "“Een goede goot”"],
    ["intro (regel 11): Ongeldige invoer: verwacht string", "Inleiding", "{telefoon}"],
    ["(regel 11): deze regel is niet te lezen (Nested", "Inleiding", "Let op: het lekt."],
    ["(regel 11): deze regel is niet te lezen (Unexp", "Inleiding", "[Goten](/contact) zijn"],
    ["(regel 11): wat achter # staat of met & of !", "Inleiding", "Eén #1: goten"],
    ["(regel 11): wat achter # staat of met & of !", "Inleiding", "&Goten zijn van zink."],
    ["order (regel 2): “tien” is geen getal; gebruik", "10", "tien"],
    ["drawing (regel 3): de tekening “goot” is er niet", "order: 10", "order: 10\ndrawing: goot"],
    ["card (regel 3): een link werkt in dit veld niet", "Tekst op de kaart", "Uw [goten](/dakgoten)"],
    ["special (regel 13): kies een tabel of een lijst", "facts:", "special:\n  heading: Kop\nfacts:"],
    ["picture.alt (regel 5): hier staat niets", / {2}alt: .*\n/, ""],
    ["facts (regel 12): hier staat niets", /facts:\n( .*\n)+/, "facts:\n"],
    ["facts (regel 13): Te klein: verwacht dat array", "  - label: Wat\n    value: Waarde\n", ""],
    ["heeft, en dit zijn er 74.", "Titel van dakgoten", "x".repeat(74)],
    ["meta.title (regel 8): deze tekst staat ook in", "Titel van dakgoten", "Titel van faq"],
    ['"titel". Bedoelde u title?', "  title", "  titel: a\n  title"],
  ],
  [question]: [
    ["hier staat niets; vul het in.", /[\s\S]*/, ""],
    ["answer (regel 4): {telefon} kennen wij niet", "{telefoon}", "{telefon}"],
    ["answer (regel 4): de pagina /dakgoot bestaat niet", "/dakgoten", "/dakgoot"],
    ["answer (regel 4): dakgoten is geen adres", "/dakgoten", "dakgoten"],
    ["answer (regel 4): https://http://dak.nl is geen", "/dakgoten", "https://http://dak.nl"],
    ["answer (regel 4): https://dak.nl, is geen adres", "/dakgoten", "https://dak.nl,"],
    ["answer (regel 4): tel:035-1 is geen adres", "/dakgoten", "tel:035-1"],
    ["answer (regel 4): mailto:info is geen adres", "/dakgoten", "mailto:info"],
    ["answer (regel 4): de link is niet goed geschreven", "](/dakgoten)", "] (/dakgoten)"],
    ["answer (regel 4): de link is niet goed geschreven", /\[[^\]]*\]/, "[ ]"],
    ["category (regel 1): de groep “prijzen” bestaat", "algemeen", "prijzen"],
  ],
  [company]: [
    ["phone (regel 3): “035 621 12 3” is niet te bellen", "035 541 00 00", "035 621 12 3"],
    ["email (regel 5): “info@dakwerk” klopt niet", "info@dakwerk.example", "info@dakwerk"],
    ["paginas/privacy.yaml zegt dat niet", "address:", "confirmationSender: a@dak.example\naddress:"],
    ["address.postalCode (regel 8): “3741aa” klopt niet", "3741 AA", "3741aa"],
    ["location.latitude (regel 12): dit getal hoort", "52.21", "5.28"],
    ['days[2e] (regel 22): Ongeldige optie: verwacht één van "maandag"|"', "vrijdag", "vrijdags"],
    ["days[2e] (regel 22): maandag staat er twee keer", "vrijdag", "maandag"],
    ["opens (regel 23): om 08:00 staan aanhalingstekens", '"08:00"', "“08:00”"],
    ["closes (regel 24): u sluit om 07:00", "16:00", "07:00"],
  ],
  [redirects]: [
    ["from (regel 1): “/oud/*” is geen adres", "/oud", "/oud/*"],
    ...["/faq", "/dakgoten", "/aanvragen", "/beheer", "/404", "/robots.txt", "/marks"].map(
      (path): [string, string, string] => [`from (regel 1): op ${path} staat een pagina`, "/oud", path],
    ),
    ["to (regel 2): de pagina /kontact bestaat niet", "/contact", "/kontact"],
    ["[2e].from (regel 3): /oud staat er al", /$/, "- from: /oud\n  to: /faq\n"],
  ],
  [project]: [
    ["serviceSlug (regel 10): de dienst “dakgoot” best", "Slug: dakgoten", "Slug: dakgoot"],
    ["picture.name (regel 8): de foto “dakje” is er niet", "dak\n", "dakje\n"],
    ["picture.name (regel 8): de foto “photos/dak” is er", "dak\n", "dak.jpg\n"],
  ],
  "paginas/over-ons.yaml": [
    ["file (regel 41): het bestand “offerte.pdf” is er", "file: voorbeeldofferte", "file: offerte"],
    ["date (regel 78): “31-02-2026” bestaat niet", "2026-10-05", "31-02-2026"],
    ["date (regel 78): “2099-10-05” is nog niet geweest", "2026-10-05", "2099-10-05"],
  ],
  "diensten/daklekkage.yaml": [["prices.items[2e].to (regel 50): 100 is niet meer", "195", "100"]],
};

const cases = Object.entries(planted).flatMap(([file, edits]) =>
  edits.map((edit) => [file, ...edit] as const),
);

test.each(cases)("%s is answered once: %s", (file, answer, from, to) => {
  const { findings } = checkFixture({ [file]: swap(from, to) });
  expect(findings).toEqual([expect.stringContaining(answer)]);
  expect(findings[0]).toMatch(new RegExp(`^src/content/${file}\\b`));
});

/** A file like `file` that repeats none of its texts. */
const like = (file: string) => () =>
  fixtureFile(file).replace(/(?<=^(?:name|heading|question| {2}title| {2}description): )/gm, "Ook ");

test.each<[file: string, edit: Edit, remedy: string]>([
  ["diensten/dakgoten.yml", () => "a: b\n", "dit bestand hoort hier niet"],
  ["vragen/zonder-punt", () => "a: b\n", "dit bestand hoort hier niet"],
  ["paginas/faq.yaml", () => undefined, "dit bestand ontbreekt; zet het terug."],
  ["vragen/Wat kost het.yaml", like(question), "de naam van dit bestand kan niet in een adres"],
  ...["contact", "index", "404", "aanvragen", "marks"].map((slug): [string, Edit, string] => [
    `diensten/${slug}.yaml`,
    like(service),
    `het adres /${slug} is al bezet`,
  ]),
])("the file %s is answered once, by its name", (file, edit, remedy) => {
  expect(checkFixture({ [file]: edit }).findings).toEqual([
    expect.stringContaining(`src/content/${file}: ${remedy}`),
  ]);
});

test("a second entry of the same name is answered by its name", () => {
  const { findings } = checkFixture({ "steden/soest-1.yaml": () => fixtureFile("steden/soest.yaml") });
  expect(findings[0]).toContain("steden/soest.yaml › name (regel 1): deze tekst staat ook in steden/soest-1");
});

test("a file of photos/ is a photograph, also by the name of a rendered picture", () => {
  const show = swap("name: dak", "name: Dak.JPG");
  const { content, findings } = checkFixture({ [project]: show }, ["Dak.JPG", "LEESMIJ.md"]);
  expect(findings).toEqual([]);
  expect(content?.projecten[0]?.picture).toMatchObject({ name: "photos/dak", rendered: false });
  expect(content?.diensten[0]?.picture).toMatchObject({ name: "dak", rendered: true });
});

test("a photograph that cannot be used is answered where it is shown, and nowhere else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "photos-"));
  mkdirSync(join(folder, "photos"));
  const small = sharp({ create: { width: 800, height: 600, channels: 3, background: "#a33" } });
  await small.jpeg().toFile(join(folder, "photos/klein.jpg"));
  const unusable = await findUnusablePhotos(folder);
  rmSync(folder, { recursive: true });
  expect(checkFixture({}, ["klein.jpg"], unusable).findings).toEqual([]);
  const show = swap("name: dak", "name: klein.jpg");
  expect(checkFixture({ [project]: show }, ["klein.jpg"], unusable).findings).toEqual([
    expect.stringContaining("picture.name (regel 8): photos/klein.jpg is te klein: 800 bij 600 pixels."),
  ]);
});

test("a number may be written in any way, with what a program pastes along unseen", () => {
  for (const [written, display, dial] of [
    ["+31 (0)35 541 00 00", "+31 (0)35 541 00 00", "+31355410000"],
    ["0031\u00A035 5410000", "0031 35 5410000", "+31355410000"],
    ["\u202A06-12345678\u202C", "06-12345678", "+31612345678"],
  ] as const) {
    const { content } = checkFixture({ [company]: swap(/phone: .*/, `phone: ${written}`) });
    expect(content?.[company].phone).toEqual({ display, dial });
  }
});

test("facts of the company stand in a text: a number as a phone dials it, hours as a sentence", () => {
  const answer =
    "answer: Bel {telefoon} of [{spoednummer}](tel:{spoednummer}), {openingstijden}, of mail [ons](mailto:{e-mail}).";
  const { content } = checkFixture({ [question]: swap(/answer: .*/, answer) });
  expect(content?.vragen[1]?.answer).toBe(
    "Bel [035 541 00 00](tel:+31355410000) of [06 500 000 00](tel:+31650000000), maandag en vrijdag van 8.00 tot 16.00 uur, of mail [ons](mailto:info@dakwerk.example).",
  );
});

test("a text keeps what looks like a number, and a comment on its own line is no text", () => {
  const edit = (text: string) => `# Voor wie dit leest.\n${text.replace(/question: .*/, "question: 007")}`;
  const { content, findings } = checkFixture({ [question]: edit });
  expect(findings).toEqual([]);
  expect(content?.vragen[1]?.question).toBe("007");
});
