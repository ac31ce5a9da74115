import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scratchCopy } from "../scratch-copy";

const project = "abcdefghijklmnopqrst";
const folder = scratchCopy();
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a copy with this .env; a script in the place of npx notes what it is asked, and fails on `failing`. */
function deploy(env: string, failing = "nothing") {
  const [bin, log] = [join(folder, "bin"), join(folder, "log")];
  mkdirSync(bin, { recursive: true });
  rmSync(log, { force: true });
  writeFileSync(
    join(bin, "npx"),
    `#!/bin/sh\necho "$3 $4" >> ${log}\n[ "$SUPABASE_ACCESS_TOKEN" ] && [ "$3" != ${failing} ]\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(folder, ".env"), env);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", resolve("scripts/build/deploy-backend.ts")],
    { cwd: folder, encoding: "utf8", env: { HOME: folder, PATH: `${bin}:${process.env.PATH}` } },
  );
  const asked = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  return { status, stderr, asked };
}

test("one command puts migrations, secrets and the function on the project, in this order, and stops where one fails", () => {
  const env = `VITE_SUPABASE_URL=https://${project}.supabase.co\nSUPABASE_ACCESS_TOKEN=sbp_x\n`;
  expect(deploy(env)).toEqual({
    status: 0,
    stderr: "",
    asked: ["link --project-ref", "db push", "secrets set", "functions deploy"],
  });
  expect(deploy(env, "secrets")).toMatchObject({
    status: 1,
    asked: ["link --project-ref", "db push", "secrets set"],
  });
});

test("who is not logged in is asked to, and without a project nothing is asked", () => {
  const env = `VITE_SUPABASE_URL=https://${project}.supabase.co\n`;
  expect(deploy(env)).toMatchObject({ status: 1, asked: ["projects list", "login"] });
  expect(deploy("")).toEqual({
    status: 1,
    stderr: "Zet VITE_SUPABASE_URL in .env: https://, uw <ref> en dan .supabase.co.\n",
    asked: [],
  });
});
