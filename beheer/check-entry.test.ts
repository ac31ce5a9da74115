import { beforeEach, expect, test, vi } from "vitest";
import type { FileValues } from "../scripts/content/fit-content.ts";
import { smallSite } from "../tests/content/small-site.ts";
import { checkEntry } from "./check-entry.ts";

/* These tests read the reasons why a save is refused. tests/embedded/npm-start.test.ts shows that Sveltia displays them. */

const question = "vragen/kosten.yaml";
const project = "projecten/villa-baarn.yaml";
const site = { files: ["drawings/dakgoten.svg"], photos: ["photos/dak"], unusable: {} };

const ask = vi.fn<(question: string) => boolean>();
let isLocal = true;

beforeEach(() => {
  isLocal = true;
  ask.mockReset();
  vi.stubGlobal("confirm", ask);
});

/** Returns the reason that the owner reads when a save is refused; undefined when the data is saved. */
async function answerTo(file: string, data: object, values = smallSite()): Promise<string | undefined> {
  vi.stubEnv("VITE_EDITOR_IS_LOCAL", isLocal ? "true" : "");
  vi.stubGlobal("fetch", async () => Response.json({ values, site }));
  try {
    await checkEntry(file, data);
  } catch (error) {
    return String((error as Error).cause);
  }
}

const dataWith = (answer: string) => ({ ...Object(smallSite()[question]), answer });
const brokenLink = dataWith("Zie [prijzen](/kruimelprijzen).");
const isBroken = "pagina /kruimelprijzen bestaat niet";

test("a save without mistakes says nothing", async () => {
  expect(await answerTo(question, dataWith("Ja: altijd."))).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test("a mistake is refused by the names of the form", async () => {
  const answer = await answerTo(question, dataWith("Bel {telefon}."));
  expect(answer).toContain("• Vraag “Vraag van kosten” › Antwoord: {telefon} kennen wij niet");
});

test("a file that is one list is refused by its line", async () => {
  const answer = await answerTo("doorverwijzingen.yaml", { list: [{ from: "/oud", to: "/kontact" }] });
  expect(answer).toContain("Doorverwijzing 1 ›");
});

test("an older mistake in another file keeps nobody from saving", async () => {
  const values: FileValues = smallSite();
  Object.assign(Object(values["steden/soest.yaml"]), { name: "" });
  expect(await answerTo(question, dataWith("Ja: altijd."), values)).toBeUndefined();
});

test("online a mistake in the file itself is refused", async () => {
  isLocal = false;
  expect(await answerTo(question, dataWith(""))).toContain("Antwoord: Hier staat niets");
});

test("online the owner may save what another file may have made right", async () => {
  isLocal = false;
  ask.mockReturnValue(true);
  expect(await answerTo(question, brokenLink)).toBeUndefined();
  expect(ask).toHaveBeenCalledWith(expect.stringContaining(isBroken));
});

test("online the owner may keep what another file may have made right", async () => {
  isLocal = false;
  ask.mockReturnValue(false);
  expect(await answerTo(question, brokenLink)).toContain(isBroken);
});

const villa = Object(smallSite()[project]);
const otherPhoto = (alt: string) => ({ ...villa, picture: { name: "/photos/goot.jpg", alt } });
const description = villa.picture.alt;

test("another photograph under the same description is asked about", async () => {
  ask.mockReturnValue(false);
  expect(await answerTo(project, otherPhoto(description))).toContain("Beschrijf wat er op de nieuwe foto");
});

test("another photograph is saved when its description fits", async () => {
  ask.mockReturnValue(true);
  expect(await answerTo(project, otherPhoto(description))).toBeUndefined();
});

test("another photograph under a new description is not asked about", async () => {
  expect(await answerTo(project, otherPhoto("Een nieuwe zinken goot aan een huis."))).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test("a website that does not answer keeps the text in the form", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(checkEntry(question, {})).rejects.toThrow("saving_failed");
});
