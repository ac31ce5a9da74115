import { createHash } from "node:crypto";

/** Hashes of inline elements, as a content security policy writes them between quotes: `sha256-…` in base64. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** A script that runs: data, such as JSON-LD, is never executed, so that no policy asks for its hash. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** The hashes of all inline scripts and styles of the given HTML documents, each once. */
export function inlineHashes(documents: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of documents) {
    for (const [, text = ""] of html.matchAll(inlineScript)) scripts.add(sha256(text));
    for (const [, text = ""] of html.matchAll(inlineStyle)) styles.add(sha256(text));
  }
  return { scriptHashes: [...scripts], styleHashes: [...styles] };
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
