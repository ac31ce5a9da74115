import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
// @ts-expect-error: it comes without types
import doiuse from "doiuse";
import postcss from "postcss";
import { parseAst, resolveConfig } from "vite";
import { expect, test } from "vitest";

/* Our code and style sheet run in the browsers of Vite's `build.target`, such as "firefox114". */

const { build } = await resolveConfig({ logLevel: "silent" }, "build", "production");
const target = [build.target].flat().map((browser) => {
  const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(String(browser)) ?? [];
  return { name, version };
});

/** Without these the page looks plainer, but everything works. */
const decoration = [
  "css-content-visibility",
  "css-has",
  "css-media-scripting",
  "css-resize",
  "css-subgrid",
  "css-touch-action",
];

interface Usage {
  feature: string;
  usage: unknown;
  /** The browsers that lack it; undefined when they have a part of it. */
  featureData: { missing?: string };
}

test("the style sheet needs nothing that a browser of the target lacks", async () => {
  const [, css = ""] = /<style>(.*?)<\/style>/s.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  const nameAtCanIUse: Record<string, string> = { ios: "ios_saf" };
  const lacking = new Set<string>();
  const check = doiuse({
    browsers: target.map(({ name, version }) => `${nameAtCanIUse[name] ?? name} ${version}`),
    ignore: decoration,
    onFeatureUsage: ({ feature, usage, featureData }: Usage) =>
      featureData.missing && lacking.add(`${feature}: ${usage}, ${featureData.missing}`),
  });
  await postcss([check]).process(css, { from: undefined });
  expect([...lacking]).toEqual([]);
});

const { api, javascript } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** Whether every browser of the target has it, without a flag. */
function isInTarget({ support }: CompatStatement): boolean {
  return target.every(({ name, version }) =>
    [support[name === "ios" ? "safari_ios" : (name as keyof typeof support)] ?? []].flat().some(
      ({ version_added: added, version_removed: removed, flags }) =>
        // "≤79" and "111"; "preview" is not a number.
        !flags && !removed && Number.parseFloat(String(added).replace("≤", "")) <= Number.parseFloat(version),
    ),
  );
}

/** The names of interfaces and members that the target lacks wherever they occur. */
function newNames(): Set<string> {
  const known = new Map<string, boolean>();
  function note({ __compat, ...members }: Identifier, name: string) {
    if (__compat) known.set(name, known.get(name) || isInTarget(__compat));
    for (const [member, entry] of Object.entries(members as Record<string, Identifier>))
      note(entry, member.replace(/_static$/, ""));
  }
  note(api, "");
  note(javascript.builtins as Identifier, "");
  return new Set([...known].filter(([, isKnown]) => !isKnown).map(([name]) => name));
}

/** A hint to the canvas, and a method of supabase-js. */
const allowed = ["imageSmoothingQuality", "range"];

interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  key: Node;
  property: Node;
  callee: Node;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

test("our scripts call nothing that a browser of the target lacks", () => {
  const files = ["src", "supabase/functions/_shared"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
  );
  const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts/.test(file);
  const used: { name: string | undefined; file: string }[] = [];
  // A member that our code declares is not one of the browser.
  const declared = new Set<string | undefined>(allowed);
  for (const file of files.filter(isCode))
    for (const { type, key, property, callee, computed } of nodesOf(
      parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }),
    )) {
      if (type === "MemberExpression" && !computed) used.push({ name: property.name, file });
      if (type === "NewExpression") used.push({ name: callee.name, file });
      if (/^(?:Property|TSPropertySignature|TSMethodSignature)$/.test(type)) declared.add(key.name);
    }
  const tooNew = newNames();
  expect(
    used
      .filter(({ name }) => !declared.has(name) && tooNew.has(name ?? ""))
      .map(({ name, file }) => `${name} in ${file}`),
  ).toEqual([]);
});
