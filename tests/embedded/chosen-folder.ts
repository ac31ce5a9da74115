import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Page } from "playwright";

/*
 * A browser without a window cannot show the dialog in which the owner chooses the website's folder. The CMS
 * gets a folder of the browser's own file system instead, which is filled from the disk and read back to it.
 */

/** What the CMS reads and writes. */
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

/** Makes `folder` what the next dialog in `page` gives; before the page is opened. */
export async function chooseFolder(page: Page, folder: string): Promise<void> {
  const files = filesIn(folder).map((file) => [file, readFileSync(join(folder, file), "base64")] as const);
  await page.addInitScript((given) => {
    Object.assign(window, {
      async showDirectoryPicker() {
        const root = await navigator.storage.getDirectory();
        // What tells a repository from any other folder.
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

/** Writes what the CMS changed or added to the disk, and returns the paths of those files. */
export async function takeOver(page: Page, folder: string): Promise<string[]> {
  const files = await page.evaluate(async (names) => {
    const found: [path: string, data: string][] = [];
    const root = await navigator.storage.getDirectory();
    const folders: [path: string, parent: FileSystemDirectoryHandle][] = [];
    for (const path of names) {
      let handle = root;
      for (const name of path.split("/")) handle = await handle.getDirectoryHandle(name);
      folders.push([path, handle]);
    }
    // Grows while it is walked through.
    for (const [path, parent] of folders) {
      for await (const [name, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) folders.push([`${path}/${name}`, handle]);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([
            `${path}/${name}`,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
          ]);
        }
      }
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
