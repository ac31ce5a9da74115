import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkContent, checkContentAndPhotos } from "../../scripts/content/check.ts";
import { findingText } from "../../scripts/content/finding.ts";
import type { FileValues } from "../../scripts/content/fit-content.ts";
import { judge } from "../../scripts/content/judge.ts";
import { takePhoto } from "../sample-photo.ts";
import { smallSite, writeSite } from "./small-site.ts";

/* What the check reports: nothing on the site itself, and each mistake in a small site with one of every kind. */

const company = "bedrijf.yaml";
const service = "diensten/dakgoten.yaml";
const question = "vragen/kosten.yaml";
const project = "projecten/villa-baarn.yaml";
const redirects = "doorverwijzingen.yaml";
const about = "paginas/over-ons.yaml";

const site = {
  files: ["drawings/dakgoten.svg", "marks", "robots.txt"],
  photos: ["photos/dak"],
  unusable: {},
};

type Change = (values: FileValues) => void;

/** The findings in the small site after a change in memory. */
function judged(change: Change = () => {}) {
  const values = smallSite();
  change(values);
  const { content, findings } = judge(values, site);
  return { content, findings: findings.map(findingText) };
}

/** Sets the value at a path such as "facts.0.label", or removes it when `value` is undefined. */
const set =
  (file: string, path: string, value: unknown): Change =>
  (values) => {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    // biome-ignore lint/suspicious/noExplicitAny: a path through any file
    const holder = steps.reduce((inner: any, step) => inner[step], values[file]);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  };

test("the site's own content has no mistake", () => {
  expect(checkContent(".").findings.map(findingText)).toEqual([]);
});

test("the small site has no mistake", () => {
  expect(judged().findings).toEqual([]);
});

/** Mistakes by file: the field, the words of the finding after the field's name, and the wrong value. */
const mistakes: Record<string, [path: string, answer: string, value: unknown][]> = {
  [service]: [
    ["intro", "hier staat niets; vul het in.", ""],
    ["intro", "er staat “je”; de site spreekt", "Loop om je huis."],
    ["intro", "<b> wordt op de site zo getoond", "Een <b>goede</b> goot."],
    ["intro", "• hoort bij een opsomming", "Pannen • Goten"],
    ["intro", "Ongeldige invoer: verwacht string", ["Twee", "delen"]],
    ["order", "“tien” is geen getal; gebruik", "tien"],
    ["drawing", "de tekening “goot” is er niet", "goot"],
    ["picture", "kies een tekening, of een eigen foto", undefined],
    ["card", "een link werkt in dit veld niet", "Uw [goten](/dakgoten)"],
    ["special", "kies een tabel of een lijst", { heading: "Kop" }],
    ["facts", "hier staat niets", ""],
    ["facts", "hier staat niets; vul het in.", []],
    ["facts", "Te klein: verwacht dat array", [{ label: "Wat", value: "Waarde" }]],
    ["meta.title", "te lang: hoogstens 60 tekens, en dit zijn er 61.", "x".repeat(61)],
    ["meta.title", "deze tekst staat ook in", "Titel van faq"],
    ["meta.titel", '"titel"', "a"],
  ],
  [question]: [
    ["answer", "{telefon} kennen wij niet", "Bel {telefon}."],
    ["answer", "{plaats} kennen wij niet", "In {plaats}."],
    ["answer", "de pagina /dakgoot bestaat niet", "Zie [goten](/dakgoot)."],
    ["answer", "de pagina /faq#prijzen bestaat niet", "Zie [goten](/faq#prijzen)."],
    ["answer", "https://dak.nl/(goot is geen adres", "Zie [goten](https://dak.nl/(goot)."],
    ["answer", "dakgoten is geen adres", "Zie [goten](dakgoten)."],
    ["answer", "https://http://dak.nl is geen adres", "Zie [goten](https://http://dak.nl)."],
    ["answer", "https://dak.nl, is geen adres", "Zie [goten](https://dak.nl,)."],
    ["answer", "tel:035-1 is geen adres", "Zie [goten](tel:035-1)."],
    ["answer", "mailto:info is geen adres", "Zie [goten](mailto:info)."],
    ["answer", "de link is niet goed geschreven", "Zie [goten] (/dakgoten)."],
    ["answer", "de link is niet goed geschreven; schrijf hem als [woorden]", "Zie [ ](/dakgoten)."],
    ["category", "“prijzen” bestaat niet", "prijzen"],
  ],
  [company]: [
    ["phone", "“035 621 12 3” is niet te bellen", "035 621 12 3"],
    ["email", "“info@dakwerk” klopt niet", "info@dakwerk"],
    ["location.latitude", "dit getal hoort tussen 50,75 en", "5.28"],
    ["closed.through", "deze dag komt vóór de eerste. Klopt het jaar?", "2-1-2026"],
    ["closed.through", "dagen dicht, en meer dan 60 kan hier niet. Klopt het jaar?", "2-1-2099"],
    ["openingHours.0.days.1", 'Ongeldige optie: verwacht één van "maandag"|"', "vrijdags"],
  ],
  [redirects]: [
    ["0.from", "“/oud/*” is geen adres", "/oud/*"],
    ...["/faq", "/dakgoten", "/aanvragen", "/beheer", "/404", "/robots.txt", "/marks"].map(
      (path): [string, string, string] => ["0.from", `op ${path} staat een pagina`, path],
    ),
    ["0.to", "de pagina /kontact bestaat niet", "/kontact"],
  ],
  [project]: [
    ["serviceSlug", "“dakgoot” bestaat niet", "dakgoot"],
    ["picture.name", "de foto “photos/dakje” is er niet", "dakje.jpg"],
    ["picture.name", "de foto “dakje.svg” is er niet", "dakje.svg"],
  ],
  [about]: [
    ["intro", "{aantal} kennen wij niet", "Al {aantal} klanten."],
    ["reviews.items.0.date", "deze dag bestaat niet", "31-02-2026"],
    ["reviews.items.0.url", "“https://dak.nl/(1)” klopt niet", "https://dak.nl/(1)"],
  ],
};

describe.each(Object.entries(mistakes))("a mistake in %s is reported once", (file, edits) => {
  test.each(edits)("%s: %s", (path, answer, value) => {
    const { findings } = judged(set(file, path, value));
    expect(findings).toEqual([expect.stringContaining(answer)]);
    expect(findings[0]).toMatch(new RegExp(`^src/content/${file}\\b`));
  });
});

/** Adds an entry like an existing one, with other names. */
const addLike =
  (file: string, newFile: string): Change =>
  (values) => {
    const again = JSON.parse(JSON.stringify(values[file]), (field, value) =>
      /^(?:name|question|title|description)$/.test(field) && !/\.jpg$/.test(value) ? `Ook ${value}` : value,
    );
    values[newFile] = again;
  };

test.each(["contact", "index", "404", "aanvragen", "marks"])(
  "a service cannot take the address /%s",
  (slug) => {
    const { findings } = judged(addLike(service, `diensten/${slug}.yaml`));
    expect(findings).toEqual([expect.stringContaining(`het adres /${slug} is al bezet`)]);
  },
);

test("a file's name is of small letters, digits and hyphens", () => {
  const { findings } = judged(addLike(question, "vragen/Wat kost het.yaml"));
  expect(findings).toEqual([expect.stringContaining("geef het bestand een naam van kleine letters")]);
});

test("a second entry with the same name is reported by its name", () => {
  const { findings } = judged((values) => {
    values["steden/soest-1.yaml"] = values["steden/soest.yaml"];
  });
  expect(findings.join()).toContain("steden/soest-1.yaml › name: deze tekst staat ook in steden/soest.yaml");
});

/** The findings for two cities with the same text of `length` characters, apart from their names. */
const judgedCopy = (length: number) =>
  judged((values) => {
    for (const city of ["baarn", "soest"])
      set(`steden/${city}.yaml`, "sections.0.paragraphs.0", `Naam van ${city} `.padEnd(length, "x"))(values);
  }).findings;

test("a city page copied under another name is reported", () => {
  expect(judgedCopy(61)).toEqual([expect.stringContaining("deze tekst staat ook in steden/baarn.yaml")]);
});

test("short texts of cities may be alike", () => {
  expect(judgedCopy(60)).toEqual([]);
});

test("two cities may name the same source", () => {
  const source = {
    title: "x".repeat(61),
    url: `https://www.example.nl/${"x".repeat(61)}`,
    read: "1-11-2026",
  };
  const { findings } = judged((values) => {
    for (const city of ["baarn", "soest"]) set(`steden/${city}.yaml`, "sections.0.sources", [source])(values);
  });
  expect(findings).toEqual([]);
});

test("a fact may be written in any way", () => {
  for (const [text, display, dial] of [
    ["+31 (0)35 541 00 00", "+31 (0)35 541 00 00", "+31355410000"],
    ["0031\u00A035 5410000", "0031 35 5410000", "+31355410000"],
    ["\u202A06-12345678\u202C", "06-12345678", "+31612345678"],
  ])
    expect(judged(set(company, "phone", text)).content?.[company].phone).toEqual({ display, dial });
});

test("invisible characters of a paste are left out", () => {
  const { content } = judged((values) => {
    set(company, "address.postalCode", "3741\u00A0AA ")(values);
    set(company, "email", "info@\u200Bdakwerk.example")(values);
  });
  expect(content?.[company]).toMatchObject({
    email: "info@dakwerk.example",
    address: { postalCode: "3741 AA" },
  });
});

test.each([
  ["a hyphen for the end of a line", "Dak\u00ADbedekking"],
  ["an emoji of several", "👩\u200D🔧"],
])("%s stays", (_, text) => {
  expect(judged(set(question, "answer", text)).content?.vragen[1]?.answer).toBe(text);
});

test("facts of the company are filled in", () => {
  const answer =
    "Bel {telefoon} of [{spoednummer}](tel:{spoednummer}), {openingstijden}, of mail [ons](mailto:{e-mail}).";
  const { content } = judged(set(question, "answer", answer));
  expect(content?.vragen[1]?.answer).toBe(
    "Bel [035 541 00 00](tel:+31355410000) of [06 500 000 00](tel:+31650000000), op maandag en op vrijdag van 8.00 tot 16.00 uur, of mail [ons](mailto:info@dakwerk.example).",
  );
});

test("closed days that are past are left out of the site", () => {
  const { content } = judged(set(company, "closed", { from: "1-1-2020", through: "2-1-2020" }));
  expect(content?.[company].closed).toBeUndefined();
});

test("WhatsApp opens with the number that the owner gave for it", () => {
  const { content } = judged(set(company, "whatsapp", "06 511 111 11"));
  expect(content?.[company].chatUrl).toBe("https://wa.me/31651111111");
});

test("a sentence that ends with a name in B.V. has one full stop", () => {
  const { content } = judged((values) => {
    set(company, "legalName", "Van Dam B.V.")(values);
    set(question, "answer", "Dat doet {bedrijfsnaam}. Altijd.")(values);
  });
  expect(content?.vragen[1]?.answer).toBe("Dat doet Van Dam B.V. Altijd.");
});

describe("files on the disk", () => {
  const original = mkdtempSync(join(tmpdir(), "original-"));
  beforeAll(async () => {
    await writeSite(original);
    cpSync("public/drawings", join(original, "public/drawings"), { recursive: true });
  });
  afterAll(() => rmSync(original, { recursive: true }));

  async function folderWith(change: (root: string) => void | Promise<void> = () => {}) {
    const root = mkdtempSync(join(tmpdir(), "content-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync(original, root, { recursive: true });
    await change(root);
    const { content, findings } = await checkContentAndPhotos(root, "sizes");
    return { content, findings: findings.map(findingText) };
  }
  const edit = (root: string, file: string, change: (text: string) => string) => {
    const path = join(root, "src/content", file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };

  test.each([
    ["a colon in a text", "Let op: het lekt.", "deze regel is niet te lezen (Nested"],
    ["a text that begins with an asterisk", "*Goten*", "een tekst die met * begint, verwijst"],
    ["a comment", "Eén #1: goten", "wat achter # staat of met & of ! begint, valt weg"],
    ["a placeholder without quotation marks", "{telefoon}", "Ongeldige invoer: verwacht string"],
  ])("%s is reported with its line", async (_kind, text, answer) => {
    let line = 0;
    const { findings } = await folderWith((root) =>
      edit(root, service, (before) => {
        line = before.split("\n").findIndex((each) => each.startsWith("intro:")) + 1;
        return before.replace(/^intro: .*/m, `intro: ${text}`);
      }),
    );
    expect(findings).toEqual([expect.stringContaining(`(regel ${line}): ${answer}`)]);
  });

  test("aliases that unfold without end are reported", async () => {
    const names = "abcdefghij";
    const lines = [...names].map((name, index) => {
      const items = index === 0 ? ["lol"] : Array.from({ length: 10 }, () => `*${names[index - 1]}`);
      return `${name}: &${name} [${items.join(", ")}]\n`;
    });
    const { findings } = await folderWith((root) => edit(root, question, () => lines.join("")));
    expect(findings[0]).toContain("een tekst die met * begint, verwijst");
  });

  test("an empty file is reported once", async () => {
    const { findings } = await folderWith((root) => edit(root, question, () => ""));
    expect(findings).toEqual([expect.stringContaining(`src/content/${question}: hier staat niets`)]);
  });

  test("a missing file is reported by its name", async () => {
    const { findings } = await folderWith((root) => rmSync(join(root, "src/content/paginas/faq.yaml")));
    expect(findings).toEqual(["src/content/paginas/faq.yaml: dit bestand ontbreekt; zet het terug."]);
  });

  test.each(["diensten/dakgoten.yml", "vragen/zonder-punt"])("%s is no file of the site", async (file) => {
    const { findings } = await folderWith((root) => writeFileSync(join(root, "src/content", file), "a: b\n"));
    expect(findings).toEqual([expect.stringContaining(`src/content/${file}: dit bestand hoort hier niet`)]);
  });

  test("a text keeps what looks like a number, without comment or line break", async () => {
    const { content, findings } = await folderWith((root) =>
      edit(
        root,
        question,
        (text) => `# Voor wie dit leest.\n${text.replace(/question: .*/, "question: >\n  007  is\n  Bond")}`,
      ),
    );
    expect(findings).toEqual([]);
    expect(content?.vragen[1]?.question).toBe("007 is Bond");
  });

  test("a photograph that is too small is reported where it is used", async () => {
    const { findings } = await folderWith(async (root) => {
      await takePhoto(root, "klein.jpg", 800);
      edit(root, project, (text) => text.replace("name: dak.jpg", "name: klein.jpg"));
    });
    expect(findings).toEqual([expect.stringContaining("photos/klein.jpg is te klein: 800 bij 600 pixels.")]);
  });

  test("a photograph that is too small and not used is no mistake", async () => {
    const { findings } = await folderWith((root) => takePhoto(root, "klein.jpg", 800));
    expect(findings).toEqual([]);
  });
});
