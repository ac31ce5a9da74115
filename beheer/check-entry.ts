import { parse } from "yaml";
import { z } from "zod";
import type { KnownContent } from "../scripts/content/check.ts";
import { findingInCms } from "../scripts/content/cms-names.ts";
import { type Finding, without } from "../scripts/content/finding.ts";
import { fitContent, picturesIn, schemaOf, textsIn } from "../scripts/content/fit-content.ts";
import { judge, type Site } from "../scripts/content/judge.ts";
import { photoName } from "../src/lib/pictures/picture-files.ts";
import { smallPhotos } from "./check-photos.ts";
import { fileText } from "./form-values.ts";

/* The check of one entry before the CMS saves it. */

/** With this error Sveltia shows the reason and saves nothing. "saving_failed" is a code of Sveltia. */
const refusal = (reason: string) => new Error("saving_failed", { cause: new Error(reason) });

/** Fetches all content: on the owner's machine the current files, online those of the last deployment. */
async function fetchContent(): Promise<KnownContent> {
  try {
    return await (await fetch("/beheer.json", { cache: "no-store" })).json();
  } catch {
    throw refusal("De website antwoordt niet. Draait npm start nog, of is er internet? Sla daarna weer op.");
  }
}

/** Returns the site as it is once `value` is saved. A name under /photos/ is a photograph uploaded with the entry. */
function siteWith(value: unknown, site: Site): Site {
  const uploads = textsIn(value).filter(({ text }) => text.startsWith("/photos/"));
  return {
    ...site,
    photos: [...site.photos, ...uploads.map(({ text }) => photoName(text))],
    unusable: { ...site.unusable, ...smallPhotos() },
  };
}

const isOfSmallPhoto = ({ photo = "" }: Finding) => photo in smallPhotos();

/** Asks the owner whether an old description fits a new picture. Returns a finding for each that does not. */
function findWrongDescriptions(file: string, valueNow: unknown, valueBefore: unknown): Finding[] {
  const picturesBefore = new Map(picturesIn(valueBefore).map(({ path, value }) => [path.join(), value]));
  return picturesIn(valueNow).flatMap(({ path, value }) => {
    const { name, alt } = picturesBefore.get(path.join()) ?? value;
    const question = `U koos een andere foto. De beschrijving is nog die van de vorige:\n\n${alt}\n\nKlopt zij ook bij de nieuwe foto? Kies OK om op te slaan, of Annuleren om haar te veranderen.`;
    if (name === value.name || alt !== value.alt || confirm(question)) return [];
    return [{ file, path: [...path, "alt"], remedy: "beschrijf wat er op de nieuwe foto te zien is." }];
  });
}

/** Rejects when the form's data must not be saved as `file`, a path in src/content/. Asks the owner in case of doubt. */
export async function checkEntry(file: string, data: object): Promise<void> {
  const { values: valuesBefore, site } = await fetchContent();
  // When a file is a list, its form has one field, which holds that list.
  const isList = schemaOf(file) instanceof z.ZodArray;
  const value = parse(fileText(isList ? Object.values(data)[0] : data), { schema: "failsafe" });
  const values = { ...valuesBefore, [file]: value };
  // A mistake that is saved already does not prevent saving.
  const findings = without(judge(values, siteWith(value, site)).findings, judge(valuesBefore, site).findings);
  // Online only the mistakes in this file are certain, because other files may have changed since the deployment.
  const ownFindings = [...fitContent({ [file]: value }).findings, ...findings.filter(isOfSmallPhoto)];
  const doubtfulFindings = import.meta.env.VITE_EDITOR_IS_LOCAL ? [] : without(findings, ownFindings);

  const listOf = (some: Finding[]) => some.map((finding) => `• ${findingInCms(finding, values)}`).join("\n");
  const refuse = (some: Finding[]) => {
    if (some.length > 0) throw refusal(listOf(some));
  };
  refuse(without(findings, doubtfulFindings));
  refuse(findWrongDescriptions(file, value, valuesBefore[file]));
  const question = `De website zoals hij nu online staat, zegt:\n\n${listOf(doubtfulFindings)}\n\nKlopt dat niet meer? Kies OK om toch op te slaan. Anders blijft de website zoals hij is, tot het is verbeterd.`;
  if (doubtfulFindings.length > 0 && !confirm(question)) refuse(doubtfulFindings);
}
