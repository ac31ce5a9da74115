import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
// @ts-expect-error: doiuse comes without types
import doiuse from "doiuse";
import postcss from "postcss";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";

/* Our code and style sheet run in the browsers of Vite's `build.target`, such as "firefox114". */

const { build } = await resolveConfig({ logLevel: "silent" }, "build", "production");
const target = [build.target].flat().map((browser) => {
  const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(String(browser)) ?? [];
  return { name, version };
});

/** Without these features the page looks plainer, but everything works. */
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
  /** The browsers that lack the feature; undefined when they have a part of it. */
  featureData: { missing?: string };
}

test("the style sheet needs nothing that a browser of the target lacks", async () => {
  const [, css = ""] = /<style>(.*?)<\/style>/s.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  const nameAtCanIUse: Record<string, string> = { ios: "ios_saf" };
  const gaps = new Set<string>();
  const check = doiuse({
    browsers: target.map(({ name, version }) => `${nameAtCanIUse[name] ?? name} ${version}`),
    ignore: decoration,
    onFeatureUsage: ({ feature, usage, featureData }: Usage) =>
      featureData.missing && gaps.add(`${feature}: ${usage}, ${featureData.missing}`),
  });
  await postcss([check]).process(css, { from: undefined });
  expect([...gaps]).toEqual([]);
});

const { api, javascript } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** Whether every browser of the target has a feature, without a flag. */
function isInTarget({ support }: CompatStatement): boolean {
  return target.every(({ name, version }) =>
    [support[name === "ios" ? "safari_ios" : (name as keyof typeof support)] ?? []].flat().some(
      (statement) =>
        // A version is "111" or "≤79". "preview" is not a number, so it does not count.
        !statement.flags &&
        !statement.version_removed &&
        Number.parseFloat(String(statement.version_added).replace("≤", "")) <= Number.parseFloat(version),
    ),
  );
}

/** Names of interfaces and members that some browser of the target lacks, wherever the name occurs. */
function findNewNames(): Set<string> {
  const isSupported = new Map<string, boolean>();
  function add({ __compat, ...members }: Identifier, name: string) {
    if (__compat) isSupported.set(name, isSupported.get(name) || isInTarget(__compat));
    for (const [member, entry] of Object.entries(members as Record<string, Identifier>))
      add(entry, member.replace(/_static$/, ""));
  }
  add(api, "");
  add(javascript.builtins as Identifier, "");
  return new Set([...isSupported].filter(([, isEverywhere]) => !isEverywhere).map(([name]) => name));
}

/** Names that are allowed: a mere hint to the canvas, methods of supabase-js, and a part of Radix. */
const exceptions = ["imageSmoothingQuality", "range", "dispose", "Viewport"];

test("our scripts call nothing that a browser of the target lacks", () => {
  const code = ["src", "supabase/functions/_shared"]
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts/.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*.*?\*\/|\/\/ [^\n]*/gs, "") }));
  // A name that our code declares counts as ours, not as the browser's.
  const ownMembers = code.flatMap(({ text }) => text.match(/\w+(?=\??:)/g) ?? []);
  const newNames = findNewNames();
  expect(
    code.flatMap(({ file, text }) =>
      (text.match(/(?<=\.|\bnew )\w+/g) ?? [])
        .filter((name) => newNames.has(name) && !exceptions.includes(name) && !ownMembers.includes(name))
        .map((name) => `${name} in ${file}`),
    ),
  ).toEqual([]);
});
