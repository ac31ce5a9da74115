import { createHash } from "node:crypto";

export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** Hashes of all inline scripts and styles in these HTML documents. */
export function inlineHashes(documents: string[]): InlineHashes {
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
