import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { takePhoto } from "../sample-photo";
import { checkSmallSite, type Edit, smallSiteFile, swap } from "./fixture-site";

/* `npm run check:content` on the site as it is, and on a small one with one planted mistake of every kind. */

const company = "bedrijf.yaml";
const service = "diensten/dakgoten.yaml";
const question = "vragen/kosten.yaml";
const project = "projecten/villa-baarn.yaml";
const redirects = "doorverwijzingen.yaml";

test("the site's own content has no mistake, and neither has the small site", async () => {
  expect(checkContent(".").findings.map(findingText)).toEqual([]);
  expect((await checkSmallSite()).findings).toEqual([]);
});

/** By file: how the answer goes on behind its name, and what an edit replaces with what. */
const planted: Record<string, [answer: string, from: string | RegExp, to: string][]> = {
  [service]: [
    ["intro (regel 11): hier staat niets; vul het in.", "Inleiding", ""],
    ["intro (regel 11): er staat “je”; de site spreekt", "Inleiding", "Loop om je huis."],
    ["intro (regel 11): <b> wordt op de site zo getoond", "Inleiding", "Een <b>goede</b> goot."],
    ["intro (regel 11): Ongeldige invoer: verwacht string", "Inleiding", "{telefoon}"],
    ["(regel 11): deze regel is niet te lezen (Nested", "Inleiding", "Let op: het lekt."],
    ["(regel 11): wat achter # staat of met & of !", "Inleiding", "Eén #1: goten"],
    ["order (regel 2): “tien” is geen getal; gebruik", "10", "tien"],
    ["drawing (regel 3): de tekening “goot” is er niet", "order: 10", "order: 10\ndrawing: goot"],
    ["drawing: kies een tekening, of een eigen foto", /picture:\n( .*\n)+/, ""],
    ["card (regel 3): een link werkt in dit veld niet", "Tekst op de kaart", "Uw [goten](/dakgoten)"],
    ["special (regel 13): kies een tabel of een lijst", "facts:", "special:\n  heading: Kop\nfacts:"],
    ["facts (regel 12): hier staat niets", /facts:\n( .*\n)+/, "facts:\n"],
    ["facts (regel 12): hier staat niets", /facts:\n( .*\n)+/, "facts: []\n"],
    ["facts (regel 13): Te klein: verwacht dat array", "  - label: Wat\n    value: Waarde\n", ""],
    [
      "meta.title (regel 8): te lang: hoogstens 60 tekens, en dit zijn er 74.",
      "Titel van dakgoten",
      "x".repeat(74),
    ],
    ["meta.title (regel 8): deze tekst staat ook in", "Titel van dakgoten", "Titel van faq"],
    ['"titel"', "  title", "  titel: a\n  title"],
  ],
  [question]: [
    ["hier staat niets; vul het in.", /[\s\S]*/, ""],
    ["answer (regel 4): {telefon} kennen wij niet", "{telefoon}", "{telefon}"],
    ["answer (regel 4): {plaats} kennen wij niet", "{telefoon}", "{plaats}"],
    ["answer (regel 4): de pagina /dakgoot bestaat niet", "/dakgoten", "/dakgoot"],
    ["answer (regel 4): de pagina /faq#prijzen bestaat niet", "/dakgoten", "/faq#prijzen"],
    ["answer (regel 4): https://dak.nl/(goot is geen", "/dakgoten", "https://dak.nl/(goot"],
    ...["dakgoten", "https://http://dak.nl", "https://dak.nl,", "tel:035-1", "mailto:info"].map(
      (address): [string, string, string] => [`answer (regel 4): ${address} is geen`, "/dakgoten", address],
    ),
    ["answer (regel 4): de link is niet goed geschreven", "](/dakgoten)", "] (/dakgoten)"],
    ["answer (regel 4): de link is niet goed geschreven", /\[[^\]]*\]/, "[ ]"],
    ["category (regel 1): “prijzen” bestaat niet", "algemeen", "prijzen"],
  ],
  [company]: [
    ["phone (regel 3): “035 621 12 3” is niet te bellen", "035 541 00 00", "035 621 12 3"],
    ["email (regel 5): “info@dakwerk” klopt niet", "info@dakwerk.example", "info@dakwerk"],
    ["location.latitude (regel 12): dit getal hoort tussen 50,75 en", "52.21", "5.28"],
    ['days[2e] (regel 22): Ongeldige optie: verwacht één van "maandag"|"', "vrijdag", "vrijdags"],
  ],
  [redirects]: [
    ["from (regel 1): “/oud/*” is geen adres", "/oud", "/oud/*"],
    ...["/faq", "/dakgoten", "/aanvragen", "/beheer", "/404", "/robots.txt", "/marks"].map(
      (path): [string, string, string] => [`from (regel 1): op ${path} staat een pagina`, "/oud", path],
    ),
    ["to (regel 2): de pagina /kontact bestaat niet", "/contact", "/kontact"],
  ],
  [project]: [
    ["serviceSlug (regel 10): “dakgoot” bestaat niet", "Slug: dakgoten", "Slug: dakgoot"],
    ["picture.name (regel 8): de foto “dakje” is er niet", "dak\n", "dakje\n"],
    ["picture.name (regel 8): de foto “photos/dak” is er", "dak\n", "dak.jpg\n"],
  ],
  "paginas/over-ons.yaml": [
    ["date (regel 58): deze dag bestaat niet", "2026-10-05", "31-02-2026"],
    ["url (regel 60): “https://dak.nl/(1)” klopt niet", /https:\S*1$/m, "https://dak.nl/(1)"],
  ],
};

const cases = Object.entries(planted).flatMap(([file, edits]) =>
  edits.map((edit) => [file, ...edit] as const),
);

test.each(cases)("%s is answered once: %s", async (file, answer, from, to) => {
  const { findings } = await checkSmallSite({ [file]: swap(from, to) });
  expect(findings).toEqual([expect.stringContaining(answer)]);
  expect(findings[0]).toMatch(new RegExp(`^src/content/${file}\\b`));
});

/** A file like `file` that repeats none of its texts. */
const like = (file: string) => () =>
  smallSiteFile(file).replace(/(?<=^(?:name|heading|question| {2}title| {2}description): )/gm, "Ook ");

test.each<[file: string, edit: Edit, remedy: string]>([
  ["diensten/dakgoten.yml", () => "a: b\n", "dit bestand hoort hier niet"],
  ["vragen/zonder-punt", () => "a: b\n", "dit bestand hoort hier niet"],
  ["paginas/faq.yaml", () => undefined, "dit bestand ontbreekt; zet het terug."],
  ["vragen/Wat kost het.yaml", like(question), "geef het bestand een naam van kleine letters"],
  ...["contact", "index", "404", "aanvragen", "marks"].map((slug): [string, Edit, string] => [
    `diensten/${slug}.yaml`,
    like(service),
    `het adres /${slug} is al bezet`,
  ]),
])("the file %s is answered once, by its name", async (file, edit, remedy) => {
  const { findings } = await checkSmallSite({ [file]: edit });
  expect(findings).toEqual([expect.stringContaining(`src/content/${file}: ${remedy}`)]);
});

test("a second entry of the same name is answered by its name", async () => {
  const { findings } = await checkSmallSite({
    "steden/soest-1.yaml": () => smallSiteFile("steden/soest.yaml"),
  });
  expect(findings[0]).toContain("steden/soest.yaml › name (regel 1): deze tekst staat ook in steden/soest-1");
});

test("a file of photos/ is a photograph, also by the name of a rendered picture", async () => {
  const show = swap("name: dak", "name: Dak.JPG");
  const { content, findings } = await checkSmallSite({ [project]: show }, (root) =>
    takePhoto(root, "Dak.JPG"),
  );
  expect(findings).toEqual([]);
  expect(content?.projecten[0]?.picture).toMatchObject({ name: "photos/dak", rendered: false });
  expect(content?.diensten[0]?.picture).toMatchObject({ name: "dak", rendered: true });
});

test("a photograph that cannot be used is answered where it is shown, and nowhere else", async () => {
  const takeSmall = (root: string) => takePhoto(root, "klein.jpg", 800);
  expect((await checkSmallSite({}, takeSmall)).findings).toEqual([]);
  const { findings } = await checkSmallSite({ [project]: swap("name: dak", "name: klein.jpg") }, takeSmall);
  expect(findings).toEqual([
    expect.stringContaining("picture.name (regel 8): photos/klein.jpg is te klein: 800 bij 600 pixels."),
  ]);
});

test("a fact may be written in any way, with what a program pastes along unseen", async () => {
  for (const [written, display, dial] of [
    ["+31 (0)35 541 00 00", "+31 (0)35 541 00 00", "+31355410000"],
    ["0031\u00A035 5410000", "0031 35 5410000", "+31355410000"],
    ["\u202A06-12345678\u202C", "06-12345678", "+31612345678"],
  ] as const) {
    const { content } = await checkSmallSite({ [company]: swap(/phone: .*/, `phone: ${written}`) });
    expect(content?.[company].phone).toEqual({ display, dial });
  }
  const paste: Edit = (text) => text.replace("3741 AA", "3741\u00A0AA ").replace("info@", "info@\u200B");
  const { content } = await checkSmallSite({ [company]: paste });
  expect(content?.[company]).toMatchObject({
    email: "info@dakwerk.example",
    address: { postalCode: "3741 AA" },
  });
});

test("facts of the company stand in a text: a number as a phone dials it, hours as a sentence", async () => {
  const answer =
    "answer: Bel {telefoon} of [{spoednummer}](tel:{spoednummer}), {openingstijden}, of mail [ons](mailto:{e-mail}).";
  const { content } = await checkSmallSite({ [question]: swap(/answer: .*/, answer) });
  expect(content?.vragen[1]?.answer).toBe(
    "Bel [035 541 00 00](tel:+31355410000) of [06 500 000 00](tel:+31650000000), maandag en vrijdag van 8.00 tot 16.00 uur, of mail [ons](mailto:info@dakwerk.example).",
  );
});

test("a text keeps what looks like a number, and no comment, line break or second space", async () => {
  const edit = (text: string) =>
    `# Voor wie dit leest.\n${text.replace(/question: .*/, "question: >\n  007  is\n  Bond")}`;
  const { content, findings } = await checkSmallSite({ [question]: edit });
  expect(findings).toEqual([]);
  expect(content?.vragen[1]?.question).toBe("007 is Bond");
});
