import { expect, test } from "vitest";
import { callbackForm } from "../../src/content/callback-form";
import { cityList } from "../../src/content/city-list";
import { faq } from "../../src/content/faq";
import { home } from "../../src/content/home";
import { projectsPage } from "../../src/content/projecten";
import { quoteForm } from "../../src/content/quote-form";
import { services } from "../../src/content/services";
import type { CityPage, PageMeta, ServicePage } from "../../src/content/types";
import { routes } from "../../src/routes";
import { serviceLabels } from "../../supabase/functions/_shared/quote-request";

const files = import.meta.glob<Record<string, unknown>>("../../src/content/**/*.ts", { eager: true });

interface Text {
  /** Where it stands: file, export and fields. */
  place: string;
  value: string;
}

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => textsIn(inner, `${place}.${field}`));
}

function metasIn(value: unknown, place: string): { place: string; meta: PageMeta }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("meta" in value) return [{ place, meta: value.meta as PageMeta }];
  return Object.entries(value).flatMap(([field, inner]) => metasIn(inner, `${place}.${field}`));
}

const exported = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({
    place: `${file.replace("../../src/content/", "")} ${name}`,
    value,
  })),
);
const texts = exported.flatMap(({ place, value }) => textsIn(value, place));
const metas = exported.flatMap(({ place, value }) => metasIn(value, place));
const addresses = (await Promise.all(routes.map((route) => route.paths()))).flat();
const paths = addresses.map(({ path }) => path);

const servicePages = Object.entries(
  import.meta.glob<ServicePage>("../../src/content/services/*.ts", { eager: true, import: "page" }),
);
const cityPages = Object.entries(
  import.meta.glob<CityPage>("../../src/content/cities/*.ts", { eager: true, import: "page" }),
);

test("every text is filled in and has no stray spaces", () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(
    texts.filter(({ value }) => value.trim() === "" || value !== value.trim() || value.includes("  ")),
  ).toEqual([]);
});

test("every page has a title and a description of its own", () => {
  for (const field of ["title", "description"] as const) {
    const seen = metas.map(({ meta }) => meta[field]);
    expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
  }
  expect(metas.length).toBeGreaterThanOrEqual(paths.length);
});

test("titles have at most 60 characters and descriptions at most 160", () => {
  expect(metas.filter(({ meta }) => meta.title.length > 60 || meta.description.length > 160)).toEqual([]);
});

test("every link in the texts leads to a page of this site", () => {
  const links = texts.flatMap(({ place, value }) => {
    const inText = [...value.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]);
    return [...inText, ...(place.endsWith(".path") ? [value] : [])].map((link) => ({ place, link }));
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ link }) => !paths.includes(link ?? ""))).toEqual([]);
});

test("every service that a text points at exists", () => {
  const slugs = services.map(({ slug }) => slug);
  const used = texts.filter(({ place }) =>
    /serviceSlug$|services\.slugs\.\d+$|services\.\d+\.slug$/.test(place),
  );
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter(({ value }) => !slugs.includes(value))).toEqual([]);
});

test("every example on the home page exists among the projects", () => {
  const projects = projectsPage.projects.map(({ slug }) => slug);
  for (const { projectSlug } of home.recentWork.items) expect(projects).toContain(projectSlug);
});

test("every address has its page and its text in the files that it names", () => {
  const pageFiles = Object.keys(import.meta.glob("../../src/pages/*.tsx"));
  for (const { path, page, content } of addresses) {
    expect(pageFiles, path).toContain(`../../src/${page}`);
    expect(Object.keys(files), path).toContain(`../../src/${content}`);
  }
});

test("a file's name is the address of its page", () => {
  for (const [file, module] of Object.entries(files)) {
    const summary = module.summary as { slug: string } | undefined;
    if (summary) expect(file).toMatch(new RegExp(`/${summary.slug}\\.ts$`));
  }
});

test("no text uses the informal je-form or markup other than links", () => {
  const informal = /\b(je|jij|jou|jouw|jullie)\b/i;
  expect(texts.filter(({ value }) => informal.test(value) || /<\w|\*\*/.test(value))).toEqual([]);
});

/** What the specification lists may get company, but none of it may go or change places. */
function inOrder(listed: string[], all: string[]): string[] {
  return all.filter((item) => listed.includes(item));
}

test("the nine services of the specification stand in the order of the menu", () => {
  const specified = [
    "Dakrenovatie /dakrenovatie",
    "Pannendaken /pannendaken",
    "Bitumen Dakbedekking /bitumen-dakbedekking",
    "Dakisolatie /dakisolatie",
    "Daklekkage /daklekkage",
    "Dakonderhoud /dakonderhoud",
    "Dakinspectie /dakinspectie",
    "Dakgoten /dakgoten",
    "Nieuwbouw Daken /nieuwbouw-daken",
  ];
  const menu = services.map(({ name, slug }) => `${name} /${slug}`);
  expect(inOrder(specified, menu)).toEqual(specified);
});

test("every service page has 300 to 600 words and all its parts", () => {
  const words = (value: unknown) =>
    textsIn(value, "")
      .flatMap((text) => text.value.split(/\s+/))
      .filter(Boolean).length;
  for (const [file, { meta, ...page }] of servicePages) {
    expect(words(page), file).toBeGreaterThanOrEqual(300);
    expect(words(page), file).toBeLessThanOrEqual(600);
    expect(page.questions.length, file).toBeGreaterThanOrEqual(3);
    expect(page.benefits.items.length, file).toBeGreaterThanOrEqual(3);
  }
});

test("only the leak page ends in an emergency call", () => {
  expect(servicePages.filter(([, page]) => page.emergency).map(([file]) => file)).toEqual([
    "../../src/content/services/daklekkage.ts",
  ]);
});

test("the twelve cities of the specification stand in the order of the list", () => {
  const specified = [
    "amsterdam",
    "rotterdam",
    "den-haag",
    "utrecht",
    "eindhoven",
    "tilburg",
    "groningen",
    "almere",
    "breda",
    "nijmegen",
    "apeldoorn",
    "haarlem",
  ];
  const slugs = cityList.map(({ slug }) => slug);
  expect(inOrder(specified, slugs)).toEqual(specified);
});

test("every city page has three services and four benefits and names its city", () => {
  for (const [file, page] of cityPages) {
    const name = cityList.find(({ slug }) => file.endsWith(`/${slug}.ts`))?.name ?? "?";
    expect(page.services, file).toHaveLength(3);
    expect(page.benefits, file).toHaveLength(4);
    for (const text of [page.heading, page.meta.title, page.meta.description]) expect(text).toContain(name);
  }
});

test("the home page has its cards, counters, examples and questions", () => {
  expect(home.services.slugs).toEqual([
    "dakrenovatie",
    "pannendaken",
    "daklekkage",
    "dakisolatie",
    "bitumen-dakbedekking",
    "dakonderhoud",
  ]);
  expect(home.counters.items.map(({ value, suffix }) => `${value}${suffix}`)).toEqual([
    "1250+",
    "850+",
    "15+",
    "975+",
  ]);
  expect(home.recentWork.items).toHaveLength(3);
  expect(home.questions.items).toHaveLength(4);
});

test("the showcase has the six projects of the specification, and the FAQ its 4, 3, 3 and 2 questions", () => {
  const specified = ["Utrecht", "Rotterdam", "Haarlem", "’t Gooi", "Almere", "Eindhoven"];
  const places = projectsPage.projects.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(specified));
  const least = [4, 3, 3, 2];
  expect(faq.categories).toHaveLength(least.length);
  for (const [index, { title, questions }] of faq.categories.entries()) {
    expect(questions.length, title).toBeGreaterThanOrEqual(least[index] ?? 0);
  }
});

test("the form's choices are the labels that database and mail function accept", () => {
  expect(quoteForm.services.options.map(({ label }) => label)).toEqual([...serviceLabels]);
  expect(quoteForm.services.options.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    "dakrenovatie: Dakrenovatie",
    "pannendak: Pannendak",
    "bitumen: Bitumen Dakbedekking",
    "dakisolatie: Dakisolatie",
    "daklekkage: Daklekkage (Spoed)",
    "dakonderhoud: Dakonderhoud",
    "dakinspectie: Dakinspectie",
    "dakgoten: Dakgoten",
    "anders: Anders / Weet niet",
  ]);
});

test("the texts of forms and messages are those of the specification", () => {
  expect(quoteForm.submitting).toBe("Versturen...");
  expect(callbackForm.submitting).toBe("Een moment...");
  expect(quoteForm.toasts).toEqual({
    noService: { title: "Oeps! Er is iets misgegaan.", text: "Selecteer alstublieft minstens één dienst." },
    failed: {
      title: "❌ Er is iets misgegaan",
      text: "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
    },
  });
  expect(callbackForm.toasts).toEqual({
    sent: { title: "Aanvraag verzonden!", text: "Bedankt! We bellen u zo spoedig mogelijk terug." },
    failed: {
      title: "Er is iets misgegaan",
      text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
    },
  });
});

test("the figures that the company promises stand where they belong", () => {
  const contentOf = (file: string) => JSON.stringify(files[`../../src/content/${file}.ts`]);
  expect(contentOf("services/bitumen-dakbedekking")).toMatch(/25 tot 30 jaar/);
  expect(contentOf("services/bitumen-dakbedekking")).toMatch(/50 jaar/);
  expect(contentOf("services/pannendaken")).toMatch(/tot 100 jaar/);
  expect(contentOf("services/pannendaken")).toMatch(/30 tot 50 jaar/);
  expect(contentOf("services/dakisolatie")).toMatch(/30 procent|30%/);
  expect(contentOf("services/dakrenovatie")).toMatch(/25 tot 40 jaar/);
  expect(contentOf("services/daklekkage")).toMatch(/binnen enkele uren/);
  expect(contentOf("faq")).toMatch(/meer dan 50 jaar/);
  expect(contentOf("faq")).toMatch(/binnen enkele uren/);
  for (const file of ["home", "contact", "faq"]) expect(contentOf(file)).toMatch(/15 jaar/);
  for (const file of ["contact", "bedankt"]) expect(contentOf(file)).toMatch(/24 uur/);
});
