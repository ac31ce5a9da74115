import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import { previewPort } from "../../scripts/site/build-environment.ts";
import { structuredData } from "../../scripts/site/structured-data.ts";
import company from "../../src/content/bedrijf.yaml";
import { weekdays } from "../../src/lib/text/opening-hours.ts";
import { pages as builtPages } from "./pages.ts";

/* What search engines read in the built pages. */

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

const siteOrigin = `http://localhost:${previewPort}`;
const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing["@type"] === type);

const pages = builtPages.map(({ file, document }) => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts, file).toHaveLength(1);
  return { file, document, graph: JSON.parse(scripts[0]?.textContent ?? "")["@graph"] as Thing[] };
});

test("every page describes the site once", () => {
  for (const { file, graph } of pages) expect(ofType(graph, "WebSite"), file).toHaveLength(1);
});

test.each([
  ["is described once", { "@id": `${siteOrigin}/#company`, name: company.name, vatID: company.vatId }],
  ["has the office's phone", { telephone: company.phone.dial }],
  [
    "has its office's hours",
    {
      openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) =>
        expect.objectContaining({ opens, closes, dayOfWeek: days.map((day) => weekdays[day]) }),
      ),
    },
  ],
  [
    "has its number of day and night",
    {
      contactPoint: [
        expect.objectContaining({ telephone: company.phone.dial }),
        expect.objectContaining({
          telephone: company.emergencyPhone.dial,
          hoursAvailable: expect.objectContaining({ opens: "00:00", closes: "23:59" }),
        }),
      ],
    },
  ],
])("the company %s on every page", (_, facts) => {
  for (const { file, graph } of pages)
    expect(ofType(graph, "RoofingContractor"), file).toEqual([expect.objectContaining(facts)]);
});

test("days on which the office is closed overrule its hours", () => {
  const closed = { from: "2026-12-24", through: "2027-01-02", text: "" };
  const content = { ...requireContent(), "bedrijf.yaml": { ...company, closed } };
  expect(JSON.stringify(structuredData("/", [], content, siteOrigin))).toContain(
    '"specialOpeningHoursSpecification":{"@type":"OpeningHoursSpecification","validFrom":"2026-12-24","validThrough":"2027-01-02","opens":"00:00","closes":"00:00"}',
  );
});

test("no page has reviews for search engines", () => {
  for (const { file, graph } of pages) expect(JSON.stringify(graph), file).not.toMatch(/rating|review/i);
});

const services = requireContent().diensten.map(({ slug, name }) => {
  const graph = pages.find(({ file }) => file === `${slug}.html`)?.graph ?? [];
  return { slug, name, graph };
});

test("a service page describes its service", () => {
  const provider = { "@id": `${siteOrigin}/#company` };
  for (const { slug, graph } of services)
    expect(ofType(graph, "Service"), slug).toMatchObject([{ url: `${siteOrigin}/${slug}`, provider }]);
});

test("a service page tells where it stands from the home page down", () => {
  for (const { slug, name, graph } of services)
    expect(ofType(graph, "BreadcrumbList")[0]?.itemListElement, slug).toMatchObject([
      { position: 1, item: `${siteOrigin}/` },
      { position: 2, item: `${siteOrigin}/diensten` },
      { position: 3, name, item: `${siteOrigin}/${slug}` },
    ]);
});

test("the breadcrumbs of every page begin at the home page", () => {
  const below = pages.filter(
    ({ file, document }) => file !== "index.html" && document.querySelector("link[rel=canonical]"),
  );
  expect(below.length).toBeGreaterThan(0);
  for (const { file, graph, document } of below) {
    const [home] = (ofType(graph, "BreadcrumbList")[0]?.itemListElement ?? []) as Thing[];
    expect(home, file).toMatchObject({ position: 1, item: `${siteOrigin}/` });
    expect(document.querySelector("main nav a")?.getAttribute("href"), file).toBe("/");
  }
});
