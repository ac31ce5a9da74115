import CMS from "@sveltia/cms";

/*
 * A file of the folder that another program changed is not overwritten unasked. The server beside the form knows what is
 * on the disk. On GitHub Sveltia compares by itself, and its commit names the one that it builds on.
 */

/** The texts of files as the CMS read or wrote them. */
const known = new Set<string>();

/** Returns the text of a file that the CMS reads or writes, after noting it. */
export function noted(text: string): string {
  known.add(text.trim());
  return text;
}

const question = (path: string) =>
  `Dit bestand is op uw computer veranderd nadat het beheer het las:\n${path}\n\n` +
  "Kies OK om uw tekst op te slaan. De andere verandering vervalt dan.\n\n" +
  "Kies Annuleren om nog niets op te slaan. Laad het beheer daarna opnieuw met F5 om de andere tekst te zien; " +
  "de uwe blijft als concept bewaard.";

/** Asks before a file is saved over what another program wrote in it; a refusal stops the save. */
export function askBeforeOverwriting(): void {
  CMS.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      const path = entry.get("path") as string;
      const answer = await fetch(`/${path}`, { cache: "no-store" });
      // A new file, or one that is not written as it is served.
      if (!answer.headers.get("content-type")?.startsWith("text/yaml")) return;
      const text = (await answer.text()).trim();
      if (!known.has(text) && !confirm(question(path))) throw new Error(`${path} has changed on the disk`);
      // From now on it is what was there before.
      known.delete(text);
    },
  });
}
