import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { JSDOM } from "jsdom";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { content as contentPlugin } from "../../scripts/content/vite-plugin";
import { takePhoto } from "../sample-photo";
import { checkSmallSite, copyWithSmallSite } from "./fixture-site";

/* The blocks that only the owner can fill, on the small site of tests/content/site, where they are filled. */

const { content } = await checkSmallSite();
if (!content) throw new Error("The small site has no content");
const about = content["paginas/over-ons.yaml"];
const shell = content["algemeen.yaml"];

const withoutProof = (text: string) =>
  text
    .replace(/^(?:papers|insurance|sampleQuote|guarantee|prices|date):.*\n(?: .*\n)*/gm, "")
    .replace(/^(people|reviews):\n(?: .*\n)+/gm, (block) =>
      block.replace(/ {2}(?:items|average):\n(?: {4}.*\n)+/g, ""),
    );

let folder: string;
let vite: ViteDevServer;
let main: (path: string) => Promise<HTMLElement>;

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, "src/content", file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

async function serve() {
  vite = await createServer({
    root: folder,
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), contentPlugin()],
    logLevel: "error",
  });
  const server = (await vite.ssrLoadModule(
    "/src/entry-server.tsx",
  )) as typeof import("../../src/entry-server");
  main = async (path) => {
    const { document } = new JSDOM((await server.render(path)).markup).window;
    return document.querySelector("main") as HTMLElement;
  };
}

beforeAll(async () => {
  folder = copyWithSmallSite();
  await takePhoto(folder, "dak.jpg");
  for (const file of readdirSync(join(folder, "src/content"), { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml")) edit(file, (text) => text.replaceAll("name: dak\n", "name: dak.jpg\n"));
  await serve();
});

afterAll(async () => {
  await vite?.close();
  rmSync(folder, { recursive: true, force: true });
});

const links = (part: Element) => [...part.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("/over-ons shows who comes, and each review word for word with its source", async () => {
  const page = await main("/over-ons");
  const { average, items = [], heading } = about.reviews;
  expect(page.textContent).toContain(heading);
  for (const { text, name, place, source, url } of items) {
    expect([...page.querySelectorAll("blockquote")].map((quote) => quote.textContent)).toContain(text);
    for (const shown of [`${name}, ${place}`, "5 oktober 2026", source])
      expect(page.textContent).toContain(shown);
    expect(links(page)).toContain(url);
  }
  expect(page.textContent).toContain("Voorbeeldbron: 9,2, uit 48 beoordelingen");
  expect(links(page)).toContain(average?.url);
  for (const { name, job, picture } of about.people.items ?? []) {
    const person = [...page.querySelectorAll("li")].find((item) => item.textContent === name + job);
    expect(person?.querySelector("img")?.getAttribute("alt")).toBe(picture.alt);
  }
});

test("/over-ons proves what the company says in one block, to which other pages lead", async () => {
  const block = (await main("/over-ons")).querySelector("#zekerheid");
  const { papers = [], registrationHeading, insurance, sampleQuote } = about;
  const headings = [registrationHeading, insurance?.heading, sampleQuote?.heading];
  for (const words of [...headings, ...papers.map(({ title }) => title), insurance?.cover])
    expect(block?.textContent).toContain(words);
  for (const path of ["/contact", "/daklekkage"])
    expect(links(await main(path)), path).toContain("/over-ons#zekerheid");
});

const insurer = "Verzekerd bij Voorbeeld Verzekeringen, tot € 1.000.000 per keer";

/** Each list of proof on a page, without the no-break spaces of prices. */
const proofOn = async (path: string) =>
  [...(await main(path)).querySelectorAll("ul")]
    .map((list) => [...list.children].map(({ textContent }) => textContent?.replaceAll("\u00A0", " ")))
    .filter((lines) => lines.includes(insurer));

test("beside a quote button stand a face, insurer, score and last job, or the service’s own offer", async () => {
  const person = "Piet Voorbeeld, Voorman";
  const score = "Voorbeeldbron: 9,2, uit 48 beoordelingen";
  const job = "Titel van villa-baarn, 5 maart 2026";
  const general = [person, insurer, job, score];
  for (const path of ["/", "/contact"]) expect(await proofOn(path), path).toEqual([general]);
  for (const path of ["/projecten", "/dakgoten"])
    expect(await proofOn(path), path).toEqual([general, general]);
  const offer = ["5 jaar garantie op de reparatie", "Voorrijden overdag: vanaf € 95 per keer"];
  const ofService = [person, ...offer, insurer, score];
  expect(await proofOn("/daklekkage")).toEqual([ofService, ofService]);
  expect(links(await main("/contact"))).toContain("/documenten/voorbeeldofferte.pdf");
});

test("a service shows what it costs, since when, for how much of what, and what that includes", async () => {
  const page = await main("/daklekkage");
  const text = page.textContent?.replaceAll("\u00A0", " ");
  expect(text).toContain(shell.prices.intro.replace("{datum}", "1 januari 2026"));
  expect(text).toContain("Vanaf € 95 per keer");
  expect(text).toContain("€ 142,50 tot € 195 per keer");
  expect((await main("/dakgoten")).textContent).not.toContain(shell.prices.heading);
});

test("what the owner has not given leaves no frame behind", async () => {
  for (const file of ["paginas/over-ons", "diensten/daklekkage", "projecten/villa-baarn"])
    edit(`${file}.yaml`, withoutProof);
  edit("paginas/faq.yaml", (text) => text.replace("categories:", "$&\n  - id: leeg\n    title: Lege groep"));
  rmSync(join(folder, "src/content/steden"), { recursive: true });
  await vite.close();
  await serve();
  for (const path of ["/", "/contact", "/projecten", "/dakgoten", "/daklekkage"]) {
    const page = await main(path);
    expect(page.textContent, path).not.toMatch(/Piet Voorbeeld|Verzekerd|5 jaar|anaf|5 maart|9,2/);
    expect(page.querySelectorAll(":is(div, ul, p):empty:not([id], [aria-hidden])"), path).toHaveLength(0);
  }
  expect((await main("/faq")).textContent).not.toContain("Lege groep");
  const { citiesHeading } = content["paginas/werkgebied.yaml"];
  expect((await main("/werkgebied")).textContent).not.toContain(citiesHeading);
});
