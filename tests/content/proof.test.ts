import { rmSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { JSDOM } from "jsdom";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findEmptyBlocks, findOldPrices } from "../../scripts/checks/release/content";
import { content as contentPlugin } from "../../scripts/content/vite-plugin";
import { takePhoto } from "../owner/change-everything";
import { checkFixture, copyWithSmallSite } from "./fixture-site";

/* The blocks that only the owner can fill, on the small site of tests/content/site, where they are filled. */

const content = checkFixture().content;
if (!content) throw new Error("The small site has no content");
const about = content["paginas/over-ons.yaml"];
const shell = content["algemeen.yaml"];

let folder: string;
let vite: ViteDevServer;
let main: (path: string) => Promise<HTMLElement>;

beforeAll(async () => {
  folder = copyWithSmallSite();
  await takePhoto(folder, "dak.jpg");
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
});

afterAll(async () => {
  await vite?.close();
  rmSync(folder, { recursive: true, force: true });
});

const links = (part: Element) => [...part.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("/over-ons shows each review word for word with its source, the average as its source gives it, and who comes", async () => {
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

test("/over-ons proves what the company says in one block, to which /contact and the services lead", async () => {
  const block = (await main("/over-ons")).querySelector("#zekerheid");
  for (const title of Object.values(about.assuranceTitles)) expect(block?.textContent).toContain(title);
  expect(block?.textContent).toContain(about.assurance?.guarantee?.excludes);
  expect(block?.textContent).toContain(about.assurance?.vcaNumber);
  for (const path of ["/contact", "/daklekkage"])
    expect(links(await main(path)), path).toContain("/over-ons#zekerheid");
});

test("home, services and the form show one of each proof with its source", async () => {
  const register = "https://www.kvk.nl/zoeken/?q=12345678";
  for (const path of ["/", "/dakgoten", "/contact"]) {
    const page = await main(path);
    expect(links(page), path).toEqual(expect.arrayContaining([about.reviews.average?.url, register]));
    expect(page.textContent, path).toContain("Piet Voorbeeld, Voorman");
    expect(page.textContent, path).toContain(about.assurance?.insurance?.company);
  }
  expect(links(await main("/contact"))).toContain("/documenten/voorbeeldofferte.pdf");
});

test("a project is an example as long as its picture is rendered", async () => {
  const { projectLabel } = (await vite.ssrLoadModule(
    "/src/sections/project-list.tsx",
  )) as typeof import("../../src/sections/project-list");
  const project = {
    title: "Nieuw dak",
    place: "Baarn",
    picture: { name: "dak", alt: "Een dak.", rendered: true },
  };
  expect(projectLabel(project)).toBe("Nieuw dak");
  expect(projectLabel({ ...project, picture: { ...project.picture, rendered: false } })).toBe(
    "Nieuw dak, Baarn",
  );
});

test("a service shows what it costs, since when, for how much of what, and what that includes", async () => {
  const page = await main("/daklekkage");
  const text = page.textContent?.replaceAll("\u00A0", " ");
  expect(text).toContain(shell.prices.intro.replace("{datum}", "1 januari 2026"));
  expect(text).toContain("Vanaf € 95 per keer");
  // The call-out stands beside the button as well.
  expect(page.querySelector("h1 ~ div")?.textContent?.replaceAll("\u00A0", " ")).toContain(
    "Vanaf € 95 per keer",
  );
  expect(text).toContain("€ 142,50 tot € 195 per keer");
  expect((await main("/dakgoten")).textContent).not.toContain(shell.prices.heading);
});

test("over photographs of one's own stand words that claim the work as done", async () => {
  const { heading, intro } = content["paginas/projecten.yaml"].photographs;
  const page = await main("/projecten");
  expect(page.querySelector("h1")?.textContent).toBe(heading);
  expect(page.textContent).toContain(intro);
  expect((await main("/")).textContent).toContain(
    content["paginas/home.yaml"].recentWork.photographs.heading,
  );
});

test("a block with proof is asked for until it is filled", () => {
  const empty = (text: string) =>
    text.replace(/^(?:assurance|people|reviews):\n(?: .*\n)+/gm, (block) =>
      block.startsWith("assurance") ? "" : block.replace(/ {2}items:\n(?: {4}.*\n)+/, ""),
    );
  const askedFor = (site: ReturnType<typeof checkFixture>) =>
    findEmptyBlocks(site.content ?? expect.fail(site.findings.join())).map(({ text }) => text);
  expect(askedFor(checkFixture())).toEqual([expect.stringMatching(/^Nog leeg: Dienst “.*” › Prijzen/)]);
  const asked = askedFor(checkFixture({ "paginas/over-ons.yaml": empty }));
  expect(asked.map((text) => /Nog leeg: (.*?)[.:]/.exec(text)?.[1])).toEqual([
    "Over ons › Beoordelingen",
    expect.stringMatching("Over ons › Wie komen er bij u?"),
    "Over ons › Zo weet u dat het klopt",
    expect.stringMatching(/^Dienst “.*” › Prijzen$/),
  ]);
});

test("prices are asked about when they are a year old", () => {
  expect(findOldPrices(content, new Date("2026-12-31"))).toEqual([]);
  expect(findOldPrices(content, new Date("2027-01-02"))).toEqual([
    { kind: "confirm", text: expect.stringContaining("› Prijzen: ouder dan 12 maanden") },
  ]);
});
