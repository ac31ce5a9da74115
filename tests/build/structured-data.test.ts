import { expect, test } from "vitest";
import { previewPort } from "../../scripts/build/build-environment";
import company from "../../src/content/bedrijf.yaml";
import serviceList from "../../src/content/diensten?names";
import pageNames from "../../src/content/paginas?names";
import { pagePath } from "../../src/lib/paths";
import { weekdays } from "../../src/lib/text/opening-hours";
import { pages as builtPages } from "./pages";

interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

const siteOrigin = `http://localhost:${previewPort}`;

/* What search engines read in the built pages; run after a build. */
const pages = builtPages.map(({ file, document }) => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const data = JSON.parse(scripts[0]?.textContent ?? "null") as { "@context": string; "@graph": Thing[] };
  return { file, document, scripts, graph: data["@graph"], context: data["@context"] };
});

const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing["@type"] === type);

test("every page has one graph with one and the same company in it", () => {
  for (const { file, scripts, graph, context } of pages) {
    expect(scripts, file).toHaveLength(1);
    expect(context, file).toBe("https://schema.org");
    const [contractor, ...more] = ofType(graph, "RoofingContractor");
    expect(more, file).toEqual([]);
    expect(contractor, file).toMatchObject({
      "@id": `${siteOrigin}/#company`,
      name: company.name,
      telephone: company.phone.dial,
      vatID: company.vatId,
    });
    expect(ofType(graph, "WebSite"), file).toHaveLength(1);
  }
});

test("the company tells when its office is open, and which number is answered day and night", () => {
  const [contractor] = ofType(pages[0]?.graph ?? [], "RoofingContractor");
  const hours = company.openingHours.map(({ opens, closes }) => ({ opens, closes }));
  expect(contractor).toMatchObject({
    openingHoursSpecification: hours,
    contactPoint: [
      { contactType: "customer service", telephone: company.phone.dial },
      {
        contactType: "emergency",
        telephone: company.emergencyPhone.dial,
        hoursAvailable: { opens: "00:00", closes: "23:59", dayOfWeek: { length: 7 } },
      },
    ],
  });
  const specifications = contractor?.openingHoursSpecification as { dayOfWeek: string[] }[];
  expect(specifications.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(
    company.openingHours.flatMap(({ days }) => days.map((day) => weekdays[day])),
  );
});

test("a service page describes its service, provided by the company", () => {
  const services = pages.filter(({ graph }) => ofType(graph, "Service").length > 0);
  expect(services).toHaveLength(serviceList.length);
  for (const { file, graph, document } of services)
    expect(ofType(graph, "Service")[0], file).toMatchObject({
      url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      provider: { "@id": `${siteOrigin}/#company` },
    });
});

test("inner pages tell where they stand, from the home page down to themselves", () => {
  for (const { slug, name } of serviceList) {
    const page = pages.find(({ file }) => file === `${slug}.html`);
    expect(ofType(page?.graph ?? [], "BreadcrumbList")[0]?.itemListElement).toMatchObject([
      { position: 1, item: `${siteOrigin}/` },
      { position: 2, item: `${siteOrigin}/diensten` },
      { position: 3, name, item: `${siteOrigin}/${slug}` },
    ]);
  }
  const named = [...pageNames.filter(({ name }) => name), ...serviceList].map(({ slug }) => pagePath(slug));
  for (const { file, graph } of pages) {
    const path = `/${file.replace(/(?:index)?\.html$/, "")}`;
    const inner = path !== "/" && (named.includes(path) || path.startsWith("/dakdekker/"));
    expect(ofType(graph, "BreadcrumbList"), file).toHaveLength(inner ? 1 : 0);
  }
});

test("questions are marked up exactly where they stand, in the words of the page", () => {
  for (const { file, graph, document } of pages) {
    const text = document.body.textContent?.replace(/\s+/g, " ") ?? "";
    for (const page of ofType(graph, "FAQPage")) {
      for (const { name, acceptedAnswer } of page.mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[]) {
        expect(text, file).toContain(name);
        expect(text, file).toContain(acceptedAnswer.text);
      }
    }
  }
  const withQuestions = pages.filter(({ graph }) => ofType(graph, "FAQPage").length > 0);
  expect(withQuestions.map(({ file }) => file).sort()).toEqual(
    ["faq.html", ...serviceList.map(({ slug }) => `${slug}.html`)].sort(),
  );
});

test("no page marks up ratings or reviews", () => {
  for (const { file, graph } of pages) expect(JSON.stringify(graph), file).not.toMatch(/rating|review/i);
});
