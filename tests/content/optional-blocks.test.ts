import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { JSDOM } from "jsdom";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEmptyBlocks } from "../../scripts/checks/release/content.ts";
import { content as contentPlugin } from "../../scripts/content/content-plugin.ts";
import type { FileValues } from "../../scripts/content/fit-content.ts";
import { judge } from "../../scripts/content/judge.ts";
import { copyWithSmallSite, smallSite, writeContent } from "./small-site.ts";

/* Blocks that only the owner can fill, filled and empty on the small site. */

type ServerEntry = typeof import("../../src/entry-server.tsx");
type Main = (path: string) => Promise<HTMLElement>;

let folder: string;
beforeAll(async () => {
  folder = await copyWithSmallSite();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the small site with `values`. Resolves with a function that renders the main part of a page. */
async function buildWith(values: FileValues, outDir: string): Promise<Main> {
  writeContent(folder, values);
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [react(), contentPlugin()],
    // The CSS is not minified, because Tailwind does not run here, and its own syntax is not CSS.
    build: { ssr: "src/entry-server.tsx", outDir, copyPublicDir: false, cssMinify: false },
  });
  const { render } = (await import(
    pathToFileURL(join(folder, outDir, "entry-server.js")).href
  )) as ServerEntry;
  return async (path) => {
    // Non-breaking spaces, which only keep prices whole, become plain spaces.
    const markup = (await render(path, String)).markup.replaceAll("\u00A0", " ");
    const { document } = new JSDOM(markup).window;
    return document.querySelector("main") as HTMLElement;
  };
}

const links = (part: Element | null) =>
  [...(part?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));

const { content } = judge(smallSite(), { files: [], photos: ["photos/dak"], unusable: {} });
if (!content) throw new Error("The small site has no content");
const about = content["paginas/over-ons.yaml"];
const shell = content["algemeen.yaml"];
const { price } = content["paginas/home.yaml"].services;
const { average } = about.reviews;
const [person] = about.people.items ?? [];
const [review] = about.reviews.items ?? [];
const insurer = `${about.insurance?.company}, ${about.insurance?.cover}`;
const score = `${average?.source}: ${average?.value}, uit ${average?.count} beoordelingen`;

describe("what the owner filled in", () => {
  let main: Main;
  beforeAll(async () => {
    main = await buildWith(smallSite(), "filled");
  });

  /** Each list of trust signals on a page. */
  const trustSignalsOn = async (path: string) =>
    [...(await main(path)).querySelectorAll("ul")]
      .map((list) => [...list.children].map(({ textContent }) => textContent))
      .filter((lines) => lines.includes(insurer));

  test("/over-ons shows who comes to the house", async () => {
    const people = [...(await main("/over-ons")).querySelectorAll("li")];
    const entry = people.find((item) => item.textContent === `${person?.name}${person?.job}`);
    expect(entry?.querySelector("img")?.getAttribute("alt")).toBe(person?.picture.alt);
  });

  test("/over-ons leads with the people", async () => {
    const page = await main("/over-ons");
    expect(page.querySelector("h2")?.textContent).toBe(about.people.heading);
  });

  test("/over-ons quotes a review word for word", async () => {
    const quotes = [...(await main("/over-ons")).querySelectorAll("blockquote")];
    expect(quotes.map((quote) => quote.textContent)).toContain(review?.text);
  });

  test("/over-ons says who wrote a review, when and where", async () => {
    const page = await main("/over-ons");
    for (const words of [`${review?.name}, ${review?.place}`, "5 oktober 2026", review?.source])
      expect(page.textContent).toContain(words);
    expect(links(page)).toContain(review?.url);
  });

  test("/over-ons links the average to its source", async () => {
    const page = await main("/over-ons");
    expect(page.textContent).toContain(score);
    expect(links(page)).toContain(average?.url);
  });

  test("/over-ons has in one block what a customer can verify", async () => {
    const block = (await main("/over-ons")).querySelector("#zekerheid");
    const { papers = [], registrationHeading, insurance, sampleQuote } = about;
    const headings = [registrationHeading, insurance?.heading, sampleQuote?.heading];
    const words = shell.assurance;
    expect(block?.querySelector("h2")?.textContent).toContain(`, ${words.insurance} en ${words.papers}`);
    for (const words of [...headings, ...papers.map(({ title }) => title), insurance?.cover])
      expect(block?.textContent).toContain(words);
  });

  test.each(["/contact", "/daklekkage"])("%s leads to what a customer can verify", async (path) => {
    expect(links(await main(path))).toContain("/over-ons#zekerheid");
  });

  test.each(["/", "/contact", "/projecten", "/dakgoten"])(
    "%s has trust signals beside the quote button",
    async (path) => {
      const job = "Titel van villa-baarn, 5 maart 2026";
      const general = [`${person?.name}, ${person?.job}`, insurer, job, score];
      const lists = await trustSignalsOn(path);
      expect(lists.length).toBeGreaterThan(0);
      for (const lines of lists) expect(lines).toEqual(general);
    },
  );

  test("a service has its own guarantee and price beside the button", async () => {
    const offer = ["5 jaar garantie op de reparatie", "Voorrijden overdag: vanaf € 95 per keer"];
    for (const lines of await trustSignalsOn("/daklekkage"))
      expect(lines).toEqual([`${person?.name}, ${person?.job}`, ...offer, insurer, score]);
  });

  test("/contact leads a customer to answers beside the form", async () => {
    const page = await main("/contact");
    expect(links(page)).toContain("/contact#klant");
    expect(page.querySelector("#klant")?.textContent).toContain("Garantie");
  });

  test("/contact links to the sample quote", async () => {
    expect(links(await main("/contact"))).toContain("/documenten/voorbeeldofferte.pdf");
  });

  test("a service says since when its prices hold", async () => {
    const text = (await main("/daklekkage")).textContent;
    expect(text).toContain(shell.prices.intro.replace("{datum}", "1 januari 2026"));
  });

  test("a service says what it costs", async () => {
    const text = (await main("/daklekkage")).textContent;
    expect(text).toContain("Vanaf € 95 per keer");
    expect(text).toContain("€ 142,50 tot € 195 per keer");
  });

  test("/ asks what a roof costs above the prices themselves", async () => {
    const page = await main("/");
    const block = [...page.querySelectorAll("div")].findLast((part) =>
      part.textContent?.startsWith(`${price?.priced.heading}`),
    );
    expect(block?.textContent).toContain("Vanaf € 95 per keer");
  });

  test.each(["/", "/contact", "/bedankt", "/dakgoten"])(
    "%s has ready that the office closes, hidden until then",
    async (path) => {
      const notice = (await main(path)).querySelector(".closed-notice[hidden]");
      expect(notice?.textContent).toBe(shell.closed);
    },
  );

  test("/privacy tells of the confirmation that visitors get", async () => {
    expect((await main("/privacy")).textContent).toContain("De bevestiging");
  });
});

test("the check of the texts says what an empty place does", () => {
  const { average: _average, ...reviews } = about.reviews;
  const empty = { ...about, reviews, people: { heading: about.people.heading } };
  const problems = findEmptyBlocks({ ...content, "paginas/over-ons.yaml": empty }).map(({ text }) => text);
  expect(problems.filter((problem) => problem.includes("bij de offerteknop"))).toEqual([
    expect.stringContaining("Gemiddelde"),
    expect.stringContaining("Wie komen er bij u?"),
  ]);
});

describe("what the owner left empty", () => {
  let main: Main;
  beforeAll(async () => {
    const values = smallSite();
    // biome-ignore lint/suspicious/noExplicitAny: values before their schema
    const fields = values as any;
    const aboutUs = fields["paginas/over-ons.yaml"];
    for (const name of ["papers", "insurance", "sampleQuote"]) delete aboutUs[name];
    for (const name of ["people", "reviews"]) delete aboutUs[name].items;
    delete aboutUs.reviews.average;
    delete fields["paginas/contact.yaml"].customers;
    for (const name of ["guarantee", "prices"]) delete fields["diensten/daklekkage.yaml"][name];
    delete fields["projecten/villa-baarn.yaml"].date;
    delete fields["bedrijf.yaml"].sendsConfirmation;
    fields["paginas/faq.yaml"].categories.push({ id: "leeg", title: "Lege groep" });
    for (const file of Object.keys(fields)) if (file.startsWith("steden/")) delete fields[file];
    main = await buildWith(values, "empty");
  });

  test.each(["/", "/contact", "/projecten", "/dakgoten", "/daklekkage"])(
    "%s shows nothing in its place",
    async (path) => {
      const page = await main(path);
      expect(page.textContent).not.toMatch(/undefined|NaN|null/);
      expect(page.querySelectorAll(":is(div, ul, p):empty:not([id], [aria-hidden])")).toHaveLength(0);
    },
  );

  test("a service without prices has no heading for them", async () => {
    expect((await main("/daklekkage")).textContent).not.toContain(shell.prices.heading);
  });

  test("/ promises no price while there is none", async () => {
    const text = (await main("/")).textContent;
    expect(text).toContain(price?.heading);
    expect(text).not.toContain(price?.priced.heading);
  });

  test("/over-ons names no insurance and no papers where there are none", async () => {
    const heading = (await main("/over-ons")).querySelector("#zekerheid h2")?.textContent;
    expect(heading).toContain(shell.assurance.always[0]);
    expect(heading).not.toContain(shell.assurance.papers);
  });

  test("/faq leaves out a group without questions", async () => {
    expect((await main("/faq")).textContent).not.toContain("Lege groep");
  });

  test("/werkgebied leaves out the heading of cities without cities", async () => {
    const { citiesHeading } = content["paginas/werkgebied.yaml"];
    expect((await main("/werkgebied")).textContent).not.toContain(citiesHeading);
  });

  test("/privacy tells of no confirmation when nobody gets one", async () => {
    expect((await main("/privacy")).textContent).not.toContain("De bevestiging");
  });
});
