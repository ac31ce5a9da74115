import type { Plugin } from "vite";
import added from "./dutch.json" with { type: "json" };

/* Sveltia's own words in Dutch: it reads them from its package, and this adds to them while the CMS is built. */

interface Words {
  [name: string]: string | Words;
}

/** Sveltia's Dutch, with what it lacks or says differently, by the path of each text: "save_conflict.title". */
export function completeDutch(words: Words): Words {
  const complete = structuredClone(words);
  for (const [path, text] of Object.entries(added)) {
    const names = path.split(".");
    const name = names.pop() ?? path;
    let place = complete;
    for (const step of names) {
      place[step] ??= {};
      place = place[step] as Words;
    }
    place[name] = text;
  }
  return complete;
}

export const dutchWords = (): Plugin => ({
  name: "dutch-words",
  // Before Vite makes a module of the JSON.
  enforce: "pre",
  transform: {
    filter: { id: /@sveltia\/cms\/locales\/nl\.json$/ },
    handler: (code) => JSON.stringify(completeDutch(JSON.parse(code))),
  },
});
