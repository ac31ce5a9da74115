import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** Each layer with what it may not import, and with something that it may. */
const layers: [file: string, refused: string[], allowed: string][] = [
  ["src/hooks/use-x.ts", ["../ui/x", "../content/x.yaml", "@supabase/supabase-js"], "../lib/content/schema"],
  ["src/ui/x.tsx", ["../sections/x", "../lib/content/x", "@supabase/supabase-js"], "../hooks/use-x"],
  ["src/sections/x.tsx", ["../pages/x", "../content/x.yaml", "../lib/content/x"], "../lib/content/schema"],
  ["src/forms/x.tsx", ["../pages/x", "../content/x.yaml", "@supabase/supabase-js"], "../ui/x"],
  ["src/requests/x.tsx", ["../content/x.yaml", "@supabase/supabase-js"], "../auth/x"],
  ["src/auth/x.tsx", ["../content/x.yaml", "@supabase/supabase-js"], "../lib/supabase"],
  ["src/pages/x.tsx", ["@supabase/supabase-js"], "../content/x.yaml"],
  ["src/lib/x.ts", ["../ui/x", "react", "../content/x.yaml", "@supabase/supabase-js"], "./paths"],
  ["scripts/shared/x.ts", ["../build/x", "../../tests/x"], "node:fs"],
  ["embedded/x.ts", ["../scripts/build/x", "../tests/x"], "./parts/x"],
  ["scripts/build/x.ts", ["../checks/x", "../../tests/x"], "../content/x"],
  ["scripts/checks/x.ts", ["../../tests/x"], "../build/x"],
];

test("the linter refuses what a layer may not import, in every layer", () => {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    cpSync("biome.json", join(folder, "biome.json"));
    for (const [file, refused, allowed] of layers) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      const lines = [...refused, allowed].map((module) => `export * from ${JSON.stringify(module)};\n`);
      writeFileSync(join(folder, file), lines.join(""));
    }
    const rule = ["--only=style/noRestrictedImports", "--vcs-enabled=false", "--max-diagnostics=none"];
    const { stdout } = spawnSync(resolve("node_modules/.bin/biome"), ["lint", ...rule, "--reporter=github"], {
      cwd: folder,
      encoding: "utf8",
    });
    const found = [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)].map(
      ([, file = "", line]) => `${relative(folder, file)}:${line}`,
    );
    const expected = layers.flatMap(([file, refused]) => refused.map((_, index) => `${file}:${index + 1}`));
    expect(found.sort()).toEqual(expected.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
