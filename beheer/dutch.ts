import type { Plugin } from "vite";
import added from "./dutch.json" with { type: "json" };

/* Sveltia's own words in Dutch: it reads them from its package, and this adds to them while the CMS is built. */

interface Words {
  [name: string]: string | Words;
}

const polite = (text: string) =>
  text
    .replace(/\bJe (?=bekijkt|kunt|moet|mag|hebt|maakt|bewerkt)/g, "U ")
    .replace(/\b(wil|kun|schakel|vind)(?= je\b)/gi, "$1t")
    .replace(/\b(wilt|kunt|schakelt|vindt|weet|meld|\w*dat|als|zodra|wanneer) je\b/gi, "$1 u")
    .replace(/\b(?:Je|Jouw)\b/g, "Uw")
    .replace(/\b(?:je|jouw)\b/g, "uw");

/** Sveltia's Dutch, politely, with what it lacks or says differently, by the path of each text: "save_conflict.title". */
export function completeDutch(words: Words): Words {
  const complete: Words = JSON.parse(JSON.stringify(words), (_name, text) =>
    typeof text === "string" ? polite(text) : text,
  );
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

/** What a save says: on the owner's machine it publishes nothing. */
const saved = (isLocal: boolean) =>
  isLocal
    ? "Opgeslagen op deze computer. Online zet u het in GitHub Desktop, met “Commit to main” en “Push origin”."
    : "Opgeslagen. Online over ongeveer vijf minuten.";

export const dutchWords = (isLocal: boolean): Plugin => ({
  name: "dutch-words",
  enforce: "pre",
  transform: {
    filter: { id: /@sveltia\/cms\/locales\/nl\.json$/ },
    handler: (code) => JSON.stringify({ ...completeDutch(JSON.parse(code)), entry_saved: saved(isLocal) }),
  },
});
