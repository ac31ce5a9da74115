import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkContent, findUnusablePhotos } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { checkFixture, type Edit, swap } from "./fixture-site";

/* `npm run check:content` on the site as it is, and on a small one with one planted mistake of every kind. */

test("the site's own content has no mistake", () => {
  expect(checkContent(".").findings.map(findingText)).toEqual([]);
});

test("the small site has no mistake", () => {
  expect(checkFixture().findings).toEqual([]);
});

const company = "bedrijf.yaml";
const question = "vragen/kosten.yaml";
const project = "projecten/villa-baarn.yaml";
const inFile = (file: string) => readFileSync(`tests/content/site/src/content/${file}`, "utf8");

/** By the file, or the place in it, that an answer begins with: what an edit replaces, with what, and how the answer goes on. */
const planted: Record<string, [from: string | RegExp, to: string, answer: string][]> = {
  "diensten/dakgoten.yaml › intro (regel 11):": [
    ["Inleiding", "", "dit veld ontbreekt of is leeg; vul het in."],
    ["Inleiding", "Twee  spaties.", "er staat een spatie te veel"],
    ["Inleiding", "Loop om je huis.", "er staat “je”; de site spreekt bezoekers aan met u en uw."],
    ["Inleiding", "Een <b>goede</b> goot.", "<b> wordt op de site zo getoond; haal het weg."],
    ["Inleiding", "“Een goede goot”", "de aanhalingstekens om de tekst komen zo op de site"],
  ],
  "diensten/dakgoten.yaml": [
    ["Inleiding", "Let op: het lekt.", "(regel 11): een dubbele punt met een spatie erachter"],
    ["  title", "\ttitle", "(regel 8): een regel springt in met spaties, niet met de tabtoets"],
    [
      "10",
      "tien",
      "› order (regel 2): “tien” is geen getal; gebruik alleen cijfers en een komma, zoals 1250 of 52,5.",
    ],
    ["order: 10", "order: 10\ndrawing: goot", "› drawing (regel 3): de tekening “goot” is er niet"],
    ["Tekst op de kaart", "Uw [goten](/dakgoten)", "› card (regel 3): een link werkt in dit veld niet"],
    ["facts:", "special:\n  heading: Kop\nfacts:", "› special (regel 13): kies een tabel of een lijst"],
    [/ {2}alt: .*\n/, "", "› picture.alt (regel 5): dit veld ontbreekt of is leeg"],
    [
      "Titel van dakgoten",
      "x".repeat(74),
      "› meta.title (regel 8): te lang: verwacht dat de tekst hoogstens 60 tekens heeft.",
    ],
    [
      "Titel van dakgoten",
      "Titel van faq",
      "› meta.title (regel 8): deze tekst staat ook in paginas/faq.yaml",
    ],
    ["  title", "  titel: a\n  title", '› meta.titel (regel 8): onbekende naam: "titel". Bedoelde u title?'],
    [
      "  - label: Wat\n    value: Waarde\n",
      "",
      "› facts (regel 13): te klein: verwacht dat de lijst minstens 2 elementen heeft.",
    ],
    ["label: Wat\n    value: Waarde", "Waarde", "› facts[1e] (regel 13): deze regel springt anders in"],
    ["  title", " title", "(regel 8): deze regel springt anders in dan die eronder of erboven"],
    ["  title", "    title", "(regel 9): deze regel springt anders in dan die eronder of erboven"],
    ["Waarde", "één Ã©Ã©n", "(regel 14): hier staan tekens die niet zijn overgekomen"],
  ],
  "vragen/kosten.yaml (regel 3):": [
    ["Wat", '"Wat', "de aanhalingstekens om deze tekst kloppen niet. Zet de hele tekst tussen rechte"],
    ["Wat", "'t Wat", "de aanhalingstekens om deze tekst kloppen niet."],
    [/Wat .*/, "“Wat kost: een nieuw dak?”", "de aanhalingstekens om deze tekst kloppen niet."],
    ["Wat", "W\0a\0t", "hier staan tekens die niet zijn overgekomen"],
    ["question: Wat", "question Wat", "deze regel is niet te lezen. Kijk naar de spaties"],
    ["Wat", "De #1: wat", "wat achter # staat, komt niet op de site."],
    ["Wat", "&Wat", "een tekst kan niet met & of ! beginnen."],
    ["order: 20", "order: 20\norder: 30", "dit veld staat er twee keer; haal een van de twee weg."],
  ],
  "vragen/kosten.yaml › answer (regel 4):": [
    ["{telefoon}", "{telefon}", "{telefon} kennen wij niet; gebruik {bedrijfsnaam}, {bedrijfsadres}, {kvk}"],
    ["{telefoon}", "{telefoon", "{ kennen wij niet; gebruik"],
    ["(/dakgoten)", "(/dakgoot)", "de pagina /dakgoot bestaat niet; verbeter het adres van de link."],
    ["(/dakgoten)", "(/projecten#villa)", "op de pagina /projecten bestaat geen onderdeel #villa"],
    ["(/dakgoten)", "(dakgoten)", "dakgoten is geen adres; begin met / voor een pagina van deze site"],
    ["(/dakgoten)", "(tel:035-1)", "het nummer in tel:035-1 is niet te bellen; schrijf [{telefoon}]"],
    ["(/dakgoten)", "(mailto:info)", "mailto:info is geen e-mailadres; schrijf [{e-mail}](mailto:{e-mail})."],
    ["](/dakgoten)", "] (/dakgoten)", "de link is niet goed geschreven; schrijf hem als [woorden](/contact)"],
  ],
  "vragen/kosten.yaml": [
    ["Dat", "[Dat](/contact)", "(regel 4): deze regel is niet te lezen."],
    ["algemeen", "prijzen", "› category (regel 1): de groep “prijzen” bestaat niet; kies uit algemeen."],
    ["20", "10", "› order (regel 2): 10 staat ook in vragen/garantie.yaml; kies een ander getal."],
    [/Wat .*/, "{telefoon}", "› question (regel 3): een tekst kan niet met { beginnen"],
    [/Wat .*/, "Hoe bel ik {telefoon}?", "› question (regel 3): hier kan niemand op het nummer drukken"],
  ],
  "bedrijf.yaml ›": [
    ["035 541 00 00", "035 621 12 3", "phone (regel 3): “035 621 12 3” is niet te bellen"],
    ["info@dakwerk.example", "info@dakwerk", "email (regel 5): “info@dakwerk” klopt niet"],
    [
      "address:",
      "confirmationSender: site@dakwerk.example\naddress:",
      "confirmationSender (regel 6): bezoekers krijgen een bevestiging, en paginas/privacy.yaml zegt dat niet",
    ],
    ["3741 AA", "3741aa", "address.postalCode (regel 8): “3741aa” klopt niet; schrijf vier cijfers"],
    ["country: NL", "country: Nl", "address.country (regel 10): “Nl” klopt niet; schrijf de landcode"],
    ["52.21", "5.28", "location.latitude (regel 12): dit getal hoort tussen 50,75 en 53,56 te liggen."],
    ['"12345678"', "1234567", "chamberOfCommerceNumber (regel 14): “1234567” klopt niet"],
    ["NL123456789B01", "NL 1234.B01", "vatId (regel 15): “NL 1234.B01” klopt niet; een btw-id is NL"],
    [
      "https://www",
      "www",
      "networks[1e].url (regel 18): “www.facebook.com/dakwerk” klopt niet; schrijf het hele adres",
    ],
    [
      "vrijdag",
      "vrijdags",
      'openingHours[1e].days[2e] (regel 22): ongeldige optie: verwacht één van "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag". Bedoelde u vrijdag?',
    ],
    ["vrijdag", "maandag", "openingHours[1e].days[2e] (regel 22): maandag staat er twee keer"],
    [
      '"08:00"',
      "8 uur",
      "openingHours[1e].opens (regel 23): “8 uur” klopt niet; schrijf het uur, een punt en de minuten: 7.30.",
    ],
    [
      '"08:00"',
      "“08:00”",
      "openingHours[1e].opens (regel 23): om 08:00 staan aanhalingstekens; haal die weg.",
    ],
    ["16:00", "07:00", "openingHours[1e].closes (regel 24): u sluit om 07:00, en dat is niet na 08:00"],
  ],
  "doorverwijzingen.yaml ›": [
    ["/oud", "/oud/*", "[1e].from (regel 1): “/oud/*” is geen adres van deze site"],
    ["/oud", "/faq", "[1e].from (regel 1): de pagina /faq bestaat nog; niemand zou haar meer zien."],
    ["/contact", "/kontact", "[1e].to (regel 2): de pagina /kontact bestaat niet; verbeter het adres"],
    [/$/, "- from: /oud\n  to: /faq\n", "[2e].from (regel 3): /oud staat er al; haal een van de twee weg."],
  ],
  "projecten/villa-baarn.yaml ›": [
    ["Slug: dakgoten", "Slug: dakgoot", "serviceSlug (regel 10): de dienst “dakgoot” bestaat niet; kies uit"],
    ["dak\n", "dakje\n", "picture.name (regel 8): de foto “dakje” is er niet; zet hem in de map photos"],
  ],
  "paginas/over-ons.yaml ›": [
    [
      "file: voorbeeldofferte",
      "file: offerte",
      "assurance.sampleQuote.file (regel 41): het bestand “offerte.pdf” is er niet; zet het in de map public/documenten",
    ],
    [
      "2026-10-05",
      "5 oktober",
      "reviews.items[1e].date (regel 78): “5 oktober” klopt niet; schrijf dag, maand en jaar",
    ],
    ["2026-10-05", "31-02-2026", "reviews.items[1e].date (regel 78): “31-02-2026” bestaat niet; kijk op"],
    ["2026-10-05", "2099-10-05", "reviews.items[1e].date (regel 78): “2099-10-05” is nog niet geweest"],
  ],
  "diensten/daklekkage.yaml ›": [
    ["195", "100", "prices.items[2e].to (regel 50): 100 is niet meer dan 142.5"],
  ],
  "steden/soest.yaml ›": [["in Soest", "bij u", "meta.title (regel 7): hier ontbreekt de naam Soest"]],
  "paginas/andere-plaats.yaml ›": [
    ["in {plaats}", "bij u", "meta.title (regel 3): hier ontbreekt de naam {plaats}; noem de plaats"],
  ],
};

describe.each(Object.entries(planted))("At %s", (start, findings) => {
  test.each(findings)("%s replaced by “%s” is answered once: %s", (from, to, answer) => {
    const [file = ""] = start.split(" ");
    const { findings: found } = checkFixture({ [file]: swap(from, to) });
    expect(found).toEqual([expect.stringContaining(`src/content/${start} ${answer}`)]);
  });
});

test.each<[mistake: string, file: string, edit: Edit, remedy: string]>([
  ["A file that is no text", "diensten/dakgoten.yml", () => "a: b\n", "dit bestand hoort hier niet"],
  ["A missing file", "paginas/faq.yaml", () => undefined, "dit bestand ontbreekt; zet het terug."],
  [
    "A name that cannot stand in an address",
    "vragen/Wat kost het.yaml",
    () => inFile(question).replace("20", "30").replace("een goot", "een dak"),
    "de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes",
  ],
  [
    "A service that takes the address of a page",
    "diensten/contact.yaml",
    () =>
      inFile("diensten/dakgoten.yaml").replace("order: 10", "order: 30").replaceAll("van dakgoten", "van c"),
    "de pagina /contact bestaat al; geef het bestand een andere naam.",
  ],
])("%s is answered once, with the name of the file and the remedy", (_mistake, file, edit, remedy) => {
  const { findings } = checkFixture({ [file]: edit });
  expect(findings).toEqual([expect.stringContaining(`src/content/${file}: ${remedy}`)]);
});

test("a picture that is a file of photos/ is a photograph, and every other one was rendered", () => {
  const show = swap("name: dak", "name: Mijn foto.JPG");
  const { content, findings } = checkFixture({ [project]: show }, ["Mijn foto.JPG", "LEESMIJ.md"]);
  expect(findings).toEqual([]);
  expect(content?.projecten.map(({ picture }) => picture)).toMatchObject([
    { name: "mijn-foto", rendered: false },
  ]);
  expect(content?.diensten[0]?.picture).toMatchObject({ name: "dak", rendered: true });
});

test("a photograph that cannot be used is answered where it is shown, and keeps nobody from anything elsewhere", async () => {
  const folder = mkdtempSync(join(tmpdir(), "photos-"));
  mkdirSync(join(folder, "photos"));
  const small = sharp({ create: { width: 800, height: 600, channels: 3, background: "#a33" } });
  await small.jpeg().toFile(join(folder, "photos/klein.jpg"));
  const unusable = await findUnusablePhotos(folder);
  rmSync(folder, { recursive: true });
  expect(checkFixture({}, ["klein.jpg"], unusable).findings).toEqual([]);
  const show = swap("name: dak", "name: klein");
  expect(checkFixture({ [project]: show }, ["klein.jpg"], unusable).findings).toEqual([
    `src/content/${project} › picture.name (regel 8): photos/klein.jpg is te klein: 800 bij 600 pixels. Nodig is ten minste 1440 bij 960. Gebruik de foto zoals die uit de camera of telefoon komt.`,
  ]);
});

test("a phone number may be written in any way that a phone understands", () => {
  for (const [written, dialled] of [
    ["+31 (0)35 541 00 00", "+31355410000"],
    ["0031 35 5410000", "+31355410000"],
    ["06-12345678", "+31612345678"],
  ] as const) {
    const { content } = checkFixture({ [company]: swap(/phone: .*/, `phone: ${written}`) });
    expect(content?.["bedrijf.yaml"].phone).toEqual({ display: written, dial: dialled });
  }
});

test("WhatsApp has the number that the owner chooses for it", () => {
  const { content } = checkFixture({ [company]: swap(/whatsapp: .*/, "whatsapp: 06 87654321") });
  expect(content?.["bedrijf.yaml"].chatUrl).toBe("https://wa.me/31687654321");
});

test("facts of the company stand in a text: a number in a link as a phone dials it, hours as a sentence", () => {
  const answer =
    "answer: Bel {telefoon} of [{spoednummer}](tel:{spoednummer}), {openingstijden}, of mail [ons](mailto:{e-mail}).";
  const { content } = checkFixture({ [question]: swap(/answer: .*/, answer) });
  expect(content?.vragen[1]?.answer).toBe(
    "Bel [035 541 00 00](tel:+31355410000) of [06 500 000 00](tel:+31650000000), maandag en vrijdag van 8.00 tot 16.00 uur, of mail [ons](mailto:info@dakwerk.example).",
  );
});

test("a text keeps what looks like a number or a yes, and a comment on its own line is no text", () => {
  const edit = (text: string) => `# Voor wie dit leest.\n${text.replace(/question: .*/, "question: 007")}`;
  const { content, findings } = checkFixture({ [question]: edit });
  expect(findings).toEqual([]);
  expect(content?.vragen[1]?.question).toBe("007");
});
