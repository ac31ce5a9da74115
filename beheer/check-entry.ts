import { parse } from "yaml";
import { z } from "zod";
import { findingInCms } from "../scripts/content/cms-names.ts";
import { type Finding, without } from "../scripts/content/finding.ts";
import { fitContent, picturesIn, schemaOf, textsIn } from "../scripts/content/fit-content.ts";
import { judge, type Site } from "../scripts/content/judge.ts";
import { photoName } from "../src/lib/pictures/picture-files.ts";
import { smallPhotos } from "./check-photos.ts";
import type { KnownContent } from "./cms-plugin.ts";
import { fileText } from "./form-values.ts";

/* What is asked before a save: of the files as they are locally, or as they were last deployed online. */

/** Makes Sveltia show the reason, write nothing and keep what was typed. "saving_failed" is Sveltia's own code. */
const refusal = (reason: string) => new Error("saving_failed", { cause: new Error(reason) });

async function fetchKnown(): Promise<KnownContent> {
  try {
    return await (await fetch("/beheer.json", { cache: "no-store" })).json();
  } catch {
    throw refusal("De website antwoordt niet. Draait npm start nog, of is er internet? Sla daarna weer op.");
  }
}

/** The site once `value` is saved. A name under /photos/ is a photograph that is uploaded with it. */
function siteWith(value: unknown, site: Site): Site {
  const uploaded = textsIn(value).filter(({ text }) => text.startsWith("/photos/"));
  return {
    ...site,
    photos: [...site.photos, ...uploaded.map(({ text }) => photoName(text))],
    unusable: { ...site.unusable, ...smallPhotos() },
  };
}

const isOfPhoto = ({ remedy }: Finding) => Object.values(smallPhotos()).includes(remedy);

/** Asks about each picture that is new under an old description; returns those that do not fit. */
function wrongDescriptions(file: string, now: unknown, before: unknown): Finding[] {
  const earlier = new Map(picturesIn(before).map(({ path, value }) => [path.join(), value]));
  return picturesIn(now).flatMap(({ path, value }) => {
    const { name, alt } = earlier.get(path.join()) ?? value;
    const question = `U koos een andere foto. De beschrijving is nog die van de vorige:\n\n${alt}\n\nKlopt zij ook bij de nieuwe foto? Kies OK om op te slaan, of Annuleren om haar te veranderen.`;
    if (name === value.name || alt !== value.alt || confirm(question)) return [];
    return [{ file, path: [...path, "alt"], remedy: "beschrijf wat er op de nieuwe foto te zien is." }];
  });
}

/** Rejects where the form's data must not be saved as `file`, a path from src/content/; asks where that is in doubt. */
export async function checkEntry(file: string, data: object): Promise<void> {
  const { values: before, site } = await fetchKnown();
  // The form has one field for a file that is a list.
  const held = schemaOf(file) instanceof z.ZodArray ? Object.values(data)[0] : data;
  const value = parse(fileText(held), { schema: "failsafe" });
  const values = { ...before, [file]: value };
  // Mistakes that were there before do not prevent saving.
  const findings = without(judge(values, siteWith(value, site)).findings, judge(before, site).findings);
  // Online only this file's own mistakes are certain, as another one may have changed since the deployment.
  const own = [...fitContent({ [file]: value }).findings, ...findings.filter(isOfPhoto)];
  const doubtful = import.meta.env.VITE_EDITOR_IS_LOCAL ? [] : without(findings, own);
  const refuse = (found: Finding[]) => {
    if (found.length > 0) throw refusal(words(found));
  };
  const words = (found: Finding[]) => found.map((each) => `• ${findingInCms(each, values)}`).join("\n");

  refuse(without(findings, doubtful));
  refuse(wrongDescriptions(file, value, before[file]));
  const question = `De website zoals hij nu online staat, zegt:\n\n${words(doubtful)}\n\nKlopt dat niet meer? Kies OK om toch op te slaan. Anders blijft de website zoals hij is, tot het is verbeterd.`;
  if (doubtful.length > 0 && !confirm(question)) refuse(doubtful);
}
