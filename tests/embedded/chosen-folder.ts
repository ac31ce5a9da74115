import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Page } from "playwright";

/*
 * A headless browser cannot show the dialog in which the owner chooses the website's folder. The CMS gets a folder in the
 * origin private file system instead, which is filled from the disk and written back to it.
 */
const parts = ["src/content", "photos"];

function filesIn(folder: string): string[] {
  return parts
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
    )
    .map((file) => file.split(sep).join("/"));
}

/** Makes the next dialog in `page` return `folder`. Call it before the page is opened. */
export async function chooseFolder(page: Page, folder: string): Promise<void> {
  const files = filesIn(folder).map((file) => [file, readFileSync(join(folder, file), "base64")] as const);
  await page.addInitScript((given) => {
    Object.assign(window, {
      async showDirectoryPicker() {
        const root = await navigator.storage.getDirectory();
        // The CMS accepts only a repository.
        await root.getDirectoryHandle(".git", { create: true });
        for (const [path, data] of given) {
          let parent = root;
          for (const name of path.split("/").slice(0, -1))
            parent = await parent.getDirectoryHandle(name, { create: true });
          const file = await parent.getFileHandle(path.split("/").at(-1) ?? "", { create: true });
          const writable = await file.createWritable();
          await writable.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
          await writable.close();
        }
        return root;
      },
    });
  }, files);
}

/** Writes the files that the CMS changed or added to the disk, and returns their paths. */
export async function takeOver(page: Page, folder: string): Promise<string[]> {
  const files = await page.evaluate(async (names) => {
    const found: [path: string, data: string][] = [];
    async function read(path: string, folder: FileSystemDirectoryHandle) {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(`${path}/${name}`, handle);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
          found.push([`${path}/${name}`, btoa(binary)]);
        }
      }
    }
    const root = await navigator.storage.getDirectory();
    for (const path of names) {
      let folder = root;
      for (const name of path.split("/")) folder = await folder.getDirectoryHandle(name);
      await read(path, folder);
    }
    return found;
  }, parts);
  const known = filesIn(folder);
  return files
    .filter(([path, data]) => !known.includes(path) || readFileSync(join(folder, path), "base64") !== data)
    .map(([path, data]) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), Buffer.from(data, "base64"));
      return path;
    })
    .sort();
}
