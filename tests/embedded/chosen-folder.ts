import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Page } from "playwright";

/*
 * A headless browser cannot show the dialog in which the owner chooses the website's folder. The CMS gets a copy of the
 * content in the browser's own file system instead.
 */

function contentOf(folder: string): [path: string, text: string][] {
  return readdirSync(join(folder, "src/content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file, "utf8")]);
}

/** Makes the next dialog in `page` return the content of `folder`. Call it before the page is opened. */
export async function chooseFolder(page: Page, folder: string): Promise<void> {
  await page.addInitScript((files) => {
    async function showDirectoryPicker() {
      const root = await navigator.storage.getDirectory();
      // The CMS accepts only a folder with .git in it.
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of files) {
        const names = path.split("/");
        const fileName = names.pop() ?? "";
        let parent = root;
        for (const name of names) parent = await parent.getDirectoryHandle(name, { create: true });
        const writable = await (await parent.getFileHandle(fileName, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
      return root;
    }
    Object.assign(window, { showDirectoryPicker });
  }, contentOf(folder));
}

/** The text of a file as the CMS wrote it. */
export const textInCms = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (names) => {
    const fileName = names.pop() ?? "";
    let parent = await navigator.storage.getDirectory();
    for (const name of names) parent = await parent.getDirectoryHandle(name);
    return (await (await parent.getFileHandle(fileName)).getFile()).text();
  }, path.split("/"));
