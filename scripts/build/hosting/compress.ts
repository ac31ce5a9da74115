import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(?:html|js|json|svg|txt|xml)$/;
/** Below this, nothing is won: it fits into one packet anyway. */
const smallest = 1400;

/** Puts a `.br` and a `.gz` beside every text file in a folder, each as small as it gets, for servers that send them as they are. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
  }
}
