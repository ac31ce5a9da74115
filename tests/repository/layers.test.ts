import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The layers, the lowest first. A file imports only from its own layer and from lower ones. */
const layers: RegExp[] = [
  /^supabase\/functions\//,
  /^src\/(?:lib|content)\//,
  /^src\/hooks\//,
  /^src\/ui\//,
  /^src\/auth\//,
  /^src\/photos\//,
  /^src\/sections\//,
  /^src\/forms\//,
  /^src\/requests\//,
  /^src\/pages\//,
  /^src\/[^/]+$/,
  /^embedded\//,
  /^scripts\/content\//,
  /^scripts\/(?:site|run)\/|^[^/]+\.ts$/,
  /^scripts\//,
  /^beheer\//,
  /^tests\//,
];

/** Modules that only some files may import, whatever their layer. */
const exceptions: { module: RegExp; by: RegExp }[] = [
  {
    module: /^src\/(?:content\/|lib\/content\/(?!schema))/,
    by: /^src\/(?:pages\/|sections\/|forms\/|photos\/|requests\/|lib\/content\/|[^/]+$)/,
  },
  {
    module: /^src\/(?:content\/(?!(?:algemeen|bedrijf|formulieren\/\w+)\.yaml)|lib\/content\/(?!schema))/,
    by: /^src\/(?!(?:sections|forms|photos|requests)\/)/,
  },
  { module: /^@supabase\/supabase-js/, by: /^src\/lib\/supabase\.ts$/ },
  { module: /^react(?:-dom)?(?:\/|$)/, by: /^(?!src\/lib\/)/ },
];

const layerOf = (path: string) => layers.findIndex((layer) => layer.test(path));

/** Whether `file` may import `module`, as written in the file. */
function mayImport(file: string, module: string): boolean {
  const path = module.startsWith(".") ? join(dirname(file), module) : module;
  const isBelow = !module.startsWith(".") || layerOf(path) <= layerOf(file);
  return isBelow && exceptions.every((rule) => !rule.module.test(path) || rule.by.test(file));
}

const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);
const sources = ["src", "scripts", "embedded", "beheer", "supabase"]
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
  )
  .filter((file) => /\.[jt]sx?$/.test(file) && !file.includes("node_modules") && !isTest(file));

test("every file imports from its own layer and lower ones only", () => {
  expect(sources.length).toBeGreaterThan(100);
  const wrongImports = sources.flatMap((file) => {
    expect(layerOf(file), `the layer of ${file}`).toBeGreaterThanOrEqual(0);
    const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
    return [...imports]
      .filter(([, module = ""]) => !mayImport(file, module))
      .map(([, module]) => `${file} imports ${module}`);
  });
  expect(wrongImports).toEqual([]);
});
