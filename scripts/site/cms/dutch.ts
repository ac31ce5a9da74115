import { mergeConfig, type Plugin } from "vite";
import ownWords from "./dutch.json" with { type: "json" };

/** Replaces and completes Sveltia's Dutch words by ours. */
export const completeDutch = (words: object): object => mergeConfig(words, ownWords, false);

/** What the CMS says after a save, which publishes nothing on the owner's machine. */
const saveMessage = (isLocal: boolean) =>
  isLocal
    ? "Opgeslagen op deze computer. Online zet u het in GitHub Desktop, met “Commit to main” en “Push origin”."
    : "Opgeslagen. Online over ongeveer vijf minuten.";

/** Completes Sveltia's Dutch translation at build time, because Sveltia has no option for it. */
export const dutchWords = (isLocal: boolean): Plugin => ({
  name: "dutch-words",
  enforce: "pre",
  transform: {
    filter: { id: /@sveltia\/cms\/locales\/nl\.json$/ },
    handler: (code) =>
      JSON.stringify({ ...completeDutch(JSON.parse(code)), entry_saved: saveMessage(isLocal) }),
  },
});
