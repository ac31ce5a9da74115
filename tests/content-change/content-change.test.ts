import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../embedded/ports.ts";
import { scratchCopy } from "../scratch-copy.ts";
import { changeEverything } from "./change-everything.ts";

test("a site of which every text was changed passes the check", async () => {
  const folder = scratchCopy();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await changeEverything(folder);
  // Vitest sets variables that would change the build.
  const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "test:content-change"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment, SITE_PORT: String(await findFreePort()) },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toContain("Alles in src/content/ is in orde.");

  const textOf = (file: string) => readFileSync(join(folder, "dist", file), "utf8");
  expect(textOf("dakdekker/amersfoort.html")).toContain("Van Vliet Dakwerken");
  expect(textOf("projecten.html")).toContain("/pictures/photos/zinken-goot-");
  expect(textOf("sitemap.xml")).toContain("/groendaken</loc>");
}, 600_000);
