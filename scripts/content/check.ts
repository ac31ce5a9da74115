import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFile, pictureFormats, pictureWidths } from "../../src/lib/picture-files";
import { pictureName } from "../encode-pictures";
import { collectionMistakes } from "./collection-rules";
import { companyMistakes } from "./company-rules";
import type { Content, Mistake, Site } from "./content";
import type { Finding } from "./finding";
import { pictureMistakes } from "./picture-rules";
import { openSources } from "./sources";
import { specificationMistakes } from "./specification-rules";
import { textMistakes } from "./text-rules";

/** Every mistake in content that fits its types. */
export function mistakesIn(content: Content, site: Site): Mistake[] {
  return [
    ...textMistakes(content, site),
    ...pictureMistakes(content, site),
    ...companyMistakes(content),
    ...collectionMistakes(content, site),
    ...specificationMistakes(content),
  ];
}

/** Loads a module of the site by its path from the root: "/src/routes.tsx". */
export type Load = (path: string) => Promise<Record<string, unknown>>;

const contentFolder = "src/content/";

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** What content can point at: the site's own route table, and the folders with pictures. */
async function siteFrom(root: string, load: Load): Promise<Site> {
  const { listAddresses } = (await load("/src/routes.tsx")) as typeof import("../../src/routes");
  const files = filesIn(join(root, "public/pictures"));
  const names = new Set(files.map((file) => file.replace(/-\d+\.\w+$/, "")));
  const needed = (name: string) =>
    pictureFormats.flatMap((format) => pictureWidths.map((width) => pictureFile(name, width, format)));
  return {
    paths: (await listAddresses()).map(({ path }) => path),
    pictures: [...names].filter((name) => needed(name).every((file) => files.includes(file))),
    photos: filesIn(join(root, "photos"))
      .filter((file) => !/^\.|\.md$/i.test(file))
      .map(pictureName),
  };
}

/**
 * Makes a check of the content of the repository in `root`, to be run as often
 * as it changes. It looks at spelling and types first, and at the texts
 * themselves once those are right, because before that they cannot be loaded.
 * Findings come in the order of files and lines.
 */
export function contentCheck(root: string, load: Load): () => Promise<Finding[]> {
  const sources = openSources(root);
  const inOrder = (one: Finding, other: Finding) =>
    one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);
  return async () => {
    const unreadable = sources.findings();
    if (unreadable.length > 0) return unreadable.sort(inOrder);
    const content: Content = {};
    for (const file of sources.files()) content[file.slice(contentFolder.length)] = await load(`/${file}`);
    return mistakesIn(content, await siteFrom(root, load))
      .map(({ file, path, remedy }): Finding => {
        const source = `${contentFolder}${file}`;
        return { file: source, path, line: sources.lineOf(source, path), remedy };
      })
      .sort(inOrder);
  };
}
