import { hash } from "node:crypto";

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

function hashesOf(element: RegExp, documents: string[]): string[] {
  const texts = documents.flatMap((html) => [...html.matchAll(element)].map(([, text = ""]) => text));
  return [...new Set(texts)].map((text) => `sha256-${hash("sha256", text, "base64")}`);
}

/** The hashes by which a policy allows the inline scripts and styles of these pages. */
export const inlineHashes = (documents: string[]) => ({
  scriptHashes: hashesOf(inlineScript, documents),
  styleHashes: hashesOf(inlineStyle, documents),
});
