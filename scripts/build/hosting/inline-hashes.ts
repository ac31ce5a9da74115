import { createHash } from "node:crypto";

/** Hashes of inline elements for a content security policy, without its quotes: `sha256-…` in base64. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Scripts that run; data blocks such as JSON-LD need no hash. */
const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** The hashes of the inline scripts and styles of HTML documents, each once. */
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
