import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../embedded/database.ts";

const directory = mkdtempSync(join(tmpdir(), "embedded-"));
let database: Awaited<ReturnType<typeof openDatabase>>;

/** Stores a request and crashes before anything is closed. */
const storeAndCrash = `
  import { openDatabase } from "./embedded/database.ts";
  const { postgres } = await openDatabase(${JSON.stringify(directory)});
  await postgres.exec("insert into callback_requests (name, phone) values ('Piet', '06')");
  process.kill(process.pid, "SIGKILL");
`;

beforeAll(async () => {
  cpSync(inject("newData"), directory, { recursive: true });
  const run = ["--import", "tsx", "--input-type=module", "--eval", storeAndCrash];
  expect(spawnSync(process.execPath, run).signal).toBe("SIGKILL");
  database = await openDatabase(directory);
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("what was stored is there after a crash", async () => {
  const { rows } = await database.postgres.query("select name from callback_requests");
  expect(rows).toEqual([{ name: "Piet" }]);
});

test.each([
  ["stored", "POST", "callback_requests"],
  ["read", "GET", "contact_submissions"],
])("without a key nothing can be %s", async (_what, method, table) => {
  const body = method === "POST" ? JSON.stringify({ name: "Eve", phone: "06" }) : null;
  const headers = { "content-type": "application/json" };
  const call = new Request(`http://localhost/rest/v1/${table}`, { method, headers, body });
  expect((await database.app.fetch(call)).status).toBe(401);
});

test("damaged data is named in a line that says what can be done", async () => {
  await database.close();
  writeFileSync(join(directory, "postgres/global/pg_control"), "");
  await expect(openDatabase(directory)).rejects.toThrow(
    /^De aanvragen in .* zijn niet te lezen \(.*\)\. Zet er een kopie van terug, of haal de map weg om leeg te beginnen\.$/,
  );
});
