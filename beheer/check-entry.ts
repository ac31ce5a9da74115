import CMS from "@sveltia/cms";
import { parse } from "yaml";
import type { KnownContent } from "../scripts/content/check.ts";
import type { Finding } from "../scripts/content/finding.ts";
import { type FileValues, fitContent, valuesIn } from "../scripts/content/judge.ts";
import { findingsIn, type Site } from "../scripts/content/rules.ts";
import { collections } from "../src/lib/content/schema.ts";
import { pictureName } from "../src/lib/pictures/picture-files.ts";
import { unusableChosen, watchPhotos } from "./check-photos.ts";
import { findingInForm, keyPath, remedyInForm } from "./form-names.ts";
import { showNotice, showStatus } from "./notice.ts";

/* On this machine the check knows the other files as they are. On the site it knows them as last deployed, so there it
 * refuses only what is wrong in the file itself, and says the rest. */

const contentFolder = "src/content/";

/** The file that is being saved, and the one that it replaces under another name. */
let saving: { file: string; earlier?: string } | undefined;

const saved: FileValues = {};

let afterwards: string[] = [];

async function fetchKnown(): Promise<KnownContent | undefined> {
  try {
    return await (await fetch("/beheer.json", { cache: "no-store" })).json();
  } catch {
    return undefined;
  }
}

function findingsOf(values: FileValues, site: Site): Finding[] {
  const { content, findings } = fitContent(values);
  return content ? [...findings, ...findingsIn(content, site)] : findings;
}

const isSame = (one: Finding, other: Finding) =>
  one.file === other.file && one.remedy === other.remedy && one.path.join() === other.path.join();

/** What was there before does not keep anyone from saving: the mistake may be in another file. */
const added = (findings: Finding[], before: Finding[]) =>
  findings.filter((finding) => !before.some((earlier) => isSame(finding, earlier)));

/** The site, with the photographs that are saved together with `text`; only the form writes this folder before a name. */
function siteWith(site: Site, text: string): Site {
  const shown = [...text.matchAll(/\/photos\/([^\s"']+)/g)].map(([, file = ""]) => pictureName(file));
  const chosen = Object.entries(unusableChosen()).filter(([name]) => !site.photos.includes(name));
  return {
    ...site,
    photos: [...site.photos, ...shown],
    unusable: { ...site.unusable, ...Object.fromEntries(chosen) },
  };
}

const closedParts = '[aria-expanded="false"]:not([aria-haspopup])';

const renderTime = 100;
const mostSteps = 20;

/** The field of the open form, or what holds it. Sveltia renders what is open and was in the window. */
async function fieldOf(finding: Finding): Promise<Element | undefined> {
  const steps = keyPath(finding).split(".");
  const paths = steps.map((_, index) => steps.slice(0, steps.length - index).join("."));
  let holder: Element | undefined;
  for (let step = 0; step < mostSteps; step++) {
    const fields = paths.map((path) => document.querySelector(`[data-key-path="${CSS.escape(path)}"]`));
    if (fields[0]) return fields[0];
    holder = fields.find((field) => field !== null) ?? undefined;
    for (const closed of holder?.querySelectorAll<HTMLElement>(closedParts) ?? []) closed.click();
    const rendered = (holder ?? document).querySelectorAll("[data-key-path]");
    (rendered[rendered.length - 1] ?? holder)?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, renderTime));
  }
  return holder;
}

/** Says at each field of the open form what is wrong with it, until it is saved again, and goes to the first. */
async function markFields(findings: Finding[], values: FileValues): Promise<void> {
  for (const mark of document.querySelectorAll(".mistake")) mark.remove();
  for (const finding of findings) {
    const mark = document.createElement("p");
    mark.className = "mistake";
    mark.textContent = remedyInForm(finding, values);
    (await fieldOf(finding))?.append(mark);
  }
  const first = document.querySelector(".mistake")?.parentElement;
  first?.scrollIntoView({ block: "center" });
  const control = first?.querySelector<HTMLElement>("input, textarea, [role=combobox]");
  // Sveltia's dialog, which names them all, leaves the page inert for a moment.
  function goThere() {
    control?.focus();
    if (control?.isConnected && document.activeElement !== control) setTimeout(goThere, renderTime);
  }
  document.addEventListener("close", goThere, { capture: true, once: true });
}

const keptDescriptions = (now: unknown, before: unknown) =>
  valuesIn(now).flatMap(({ path, value: picture }) => {
    if (!isPicture(picture)) return [];
    const at = path.join();
    const earlier = valuesIn(before).find((each) => each.path.join() === at)?.value;
    const isKept =
      isPicture(earlier) &&
      pictureName(earlier.name) !== pictureName(picture.name) &&
      earlier.alt === picture.alt;
    return isKept ? [{ path: [...path, "alt"], alt: picture.alt }] : [];
  });

const isPicture = (value: unknown): value is { name: string; alt: string } =>
  typeof value === "object" && value !== null && "name" in value && "alt" in value;

const keptQuestion = (alt: string) =>
  `U koos een andere foto. De beschrijving is nog die van de vorige:\n\n${alt}\n\nKlopt zij ook bij de nieuwe foto? Kies OK om op te slaan, of Annuleren om haar te veranderen.`;

/** Resolves with `text`, the new text of the file that is being saved; rejects with "saving_failed", whose cause Sveltia shows. */
export async function refuseMistakes(text: string): Promise<string> {
  if (!saving) return text;
  const { file, earlier } = saving;
  saving = undefined;
  const known = await fetchKnown();
  const before = { ...known?.values, ...(known?.isCurrent ? {} : saved) };
  const values = { ...before, [file]: parse(text, { schema: "failsafe" }) };
  if (earlier) delete values[earlier];

  const own = (all: FileValues) => (file in all ? fitContent({ [file]: all[file] }).findings : []);
  const inFile = added(own(values), own(before));
  const inSite = known
    ? added(findingsOf(values, siteWith(known.site, text)), findingsOf(before, known.site))
    : [];
  const photos = inSite.filter(({ remedy }) => Object.values(unusableChosen()).includes(remedy));
  const refused = known?.isCurrent ? inSite : [...inFile, ...photos];
  const words = (finding: Finding) => findingInForm(finding, values);
  if (refused.length === 0) {
    const remedy = "beschrijf wat er op de nieuwe foto te zien is.";
    const kept = keptDescriptions(values[file], before[earlier ?? file]);
    refused.push(
      ...kept.filter(({ alt }) => !confirm(keptQuestion(alt))).map(({ path }) => ({ file, path, remedy })),
    );
  }
  await markFields(
    refused.filter((finding) => finding.file === file),
    values,
  );
  if (refused.length > 0) {
    throw new Error("saving_failed", {
      cause: new Error(refused.map((each) => `• ${words(each)}`).join("\n")),
    });
  }
  afterwards = added(inSite, refused).map(words);
  saved[file] = values[file];
  return text;
}

async function sayTheRest(isLocal: boolean): Promise<void> {
  if (isLocal)
    showStatus("Opgeslagen op deze computer. Nog niet online.", {
      text: "Zo zet u het online",
      href: "/docs/beheer.md",
    });
  else showStatus("Opgeslagen. Online over ongeveer vijf minuten.");
  const known = await fetchKnown();
  if (known?.isCurrent) {
    const rest = [...known.unread, ...findingsOf(known.values, known.site)];
    if (rest.length > 0)
      showNotice(
        "Opgeslagen. Dit moet nog worden verbeterd voordat de website online kan",
        rest.map((finding) => findingInForm(finding, known.values)),
      );
  } else if (afterwards.length > 0)
    showNotice(
      "Opgeslagen. Klopt dit? Dan blijft de website zoals hij was, tot het is verbeterd",
      afterwards,
    );
  afterwards = [];
}

/** Has each file that is saved checked by `refuseMistakes`, and each photograph when it is chosen. */
export function checkEntries(isLocal: boolean): void {
  watchPhotos();
  CMS.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const file = String(entry.get("path")).replace(contentFolder, "");
      const [, collection = "", slug] = /^#\/collections\/(\w+)\/entries\/(.+)$/.exec(location.hash) ?? [];
      const opened = `${collection}/${slug}.yaml`;
      saving = { file, ...(collection in collections && opened !== file && { earlier: opened }) };
    },
  });
  // Sveltia awaits it before it closes the form, so that no dialog takes the keys of the next one.
  CMS.registerEventListener({ name: "postSave", handler: () => sayTheRest(isLocal) });
}
