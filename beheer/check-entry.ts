import CMS from "@sveltia/cms";
import { parse } from "yaml";
import { z } from "zod";
import { type Finding, without } from "../scripts/content/finding.ts";
import { findingInForm } from "../scripts/content/form-names.ts";
import { fitContent, picturesIn, schemaOf, textsIn } from "../scripts/content/judge.ts";
import { judge } from "../scripts/content/rules.ts";
import { photoName } from "../src/lib/pictures/picture-files.ts";
import { smallPhotos } from "./check-photos.ts";
import { fileText } from "./form-values.ts";
import type { KnownContent } from "./vite-plugin.ts";

/* Locally the check sees the current files and refuses; online it sees the last deployment and only asks. */

/** Makes Sveltia show the reason, write nothing and keep what was typed. "saving_failed" is Sveltia's own code. */
const refusal = (reason: string) => new Error("saving_failed", { cause: new Error(reason) });

async function fetchKnown(): Promise<KnownContent> {
  try {
    return await (await fetch("/beheer.json", { cache: "no-store" })).json();
  } catch {
    throw refusal("De website antwoordt niet. Draait npm start nog, of is er internet? Sla daarna weer op.");
  }
}

function keptDescriptions(file: string, now: unknown, before: unknown): Finding[] {
  const earlier = new Map(picturesIn(before).map(({ path, value }) => [path.join(), value]));
  return picturesIn(now).flatMap(({ path, value }) => {
    const { name, alt } = earlier.get(path.join()) ?? value;
    const question = `U koos een andere foto. De beschrijving is nog die van de vorige:\n\n${alt}\n\nKlopt zij ook bij de nieuwe foto? Kies OK om op te slaan, of Annuleren om haar te veranderen.`;
    if (name === value.name || alt !== value.alt || confirm(question)) return [];
    return [{ file, path: [...path, "alt"], remedy: "beschrijf wat er op de nieuwe foto te zien is." }];
  });
}

async function check(file: string, value: unknown): Promise<void> {
  const { values: before, site } = await fetchKnown();
  const values = { ...before, [file]: parse(fileText(value), { schema: "failsafe" }) };
  // A name under /photos/ is a photograph uploaded with this save.
  const saved = textsIn(values[file]).filter(({ text }) => text.startsWith("/photos/"));
  const after = {
    ...site,
    photos: [...site.photos, ...saved.map(({ text }) => photoName(text))],
    unusable: { ...site.unusable, ...smallPhotos() },
  };
  // Mistakes that were there before do not prevent saving.
  const spoiled = without(judge(values, after).findings, judge(before, site).findings);
  const own = [...fitContent({ [file]: values[file] }).findings, ...spoiled.filter(isOfPhoto)];
  const refused = import.meta.env.VITE_EDITOR_IS_LOCAL ? spoiled : without(spoiled, without(spoiled, own));
  if (refused.length === 0) refused.push(...keptDescriptions(file, values[file], before[file]));
  const words = (findings: Finding[]) =>
    findings.map((each) => `• ${findingInForm(each, values)}`).join("\n");
  if (refused.length > 0) throw refusal(words(refused));
  const question = `De website zoals hij nu online staat, zegt:\n\n${words(spoiled)}\n\nKlopt dat niet meer? Kies OK om toch op te slaan. Anders blijft de website zoals hij is, tot het is verbeterd.`;
  if (spoiled.length > 0 && !confirm(question)) throw refusal(words(spoiled));
}

const isOfPhoto = ({ remedy }: Finding) => Object.values(smallPhotos()).includes(remedy);

export function checkEntries(): void {
  CMS.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      const { path, data } = entry.toJS() as { path: string; data: object };
      const file = path.replace("src/content/", "");
      // The form has one field for a file that is a list.
      const [list] = Object.values(data);
      await check(file, schemaOf(file) instanceof z.ZodArray ? list : data);
    },
  });
}
