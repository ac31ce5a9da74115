import { expect, test } from "vitest";
import { cityList } from "../../src/content/city-list";
import { projectsPage } from "../../src/content/projecten";
import { services } from "../../src/content/services";
import type { ServicePage } from "../../src/content/types";
import { listAddresses } from "../../src/routes";

const files = import.meta.glob<Record<string, unknown>>("../../src/content/**/*.ts", { eager: true });

const addresses = await listAddresses();

const servicePages = Object.entries(
  import.meta.glob<ServicePage>("../../src/content/services/*.ts", { eager: true, import: "page" }),
);
/* What the specification lists; what every text must be like, `npm run check:content` asks (check.test.ts). */

test("every address has its page and its text in the files that it names", () => {
  const pageFiles = Object.keys(import.meta.glob("../../src/pages/*.tsx"));
  for (const { path, page, content } of addresses) {
    expect(pageFiles, path).toContain(`../../src/${page}`);
    expect(Object.keys(files), path).toContain(`../../src/${content}`);
  }
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

test("the leak page ends in an emergency call, the other services of the specification in a quote", () => {
  const urgent = servicePages.filter(([, page]) => page.emergency).map(([file]) => file);
  expect(urgent).toContain("../../src/content/services/daklekkage.ts");
  expect(urgent.filter((file) => /dak(?:renovatie|isolatie|onderhoud|inspectie|goten)/.test(file))).toEqual(
    [],
  );
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

test("the showcase has the six projects of the specification", () => {
  const specified = [
    "utrecht-monumentaal-pannendak",
    "rotterdam-plat-dak",
    "haarlem-dakisolatie",
    "gooi-loodwerk",
    "almere-nieuwbouw",
    "eindhoven-dakpannen-coaten",
  ];
  const slugs = projectsPage.projects.map(({ slug }) => slug);
  expect(inOrder(specified, slugs)).toEqual(specified);
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
