import CMS from "@sveltia/cms";

/* The server beside the form knows what is on the disk. On GitHub Sveltia compares by itself. */

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
  let replaced = "";
  CMS.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      // A save that was refused after the question left it.
      replaced = "";
      const path = entry.get("path") as string;
      const answer = await fetch(`/${path}`, { cache: "no-store" });
      if (!answer.headers.get("content-type")?.startsWith("text/yaml")) return;
      replaced = (await answer.text()).trim();
      if (known.has(replaced) || confirm(question(path))) return;
      // Sveltia shows the cause of an error of this name.
      throw new Error("saving_failed", { cause: new Error("Nog niet opgeslagen; uw tekst staat er nog.") });
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler() {
      // Who brings it back changes the file.
      known.delete(replaced);
    },
  });
}
