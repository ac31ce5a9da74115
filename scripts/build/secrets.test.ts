import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findSecrets, refuseSecrets } from "./secrets";

const token = (role: string) =>
  ["eyJhbGciOiJIUzI1NiJ9", Buffer.from(JSON.stringify({ role })).toString("base64url"), "c2lnbmF0dXJl"].join(
    ".",
  );

test.each([
  ["a secret key", `createClient(url, "sb_secret_abc")`],
  ["the key of an older project", `const key = "${token("service_role")}"`],
  ["a private key", "-----BEGIN PRIVATE KEY-----\nMIIE"],
  ["the name of the mail password", `{"SMTP_PASSWORD":"x"}`],
])("%s is found", (_, text) => {
  expect(findSecrets(text, {})).toHaveLength(1);
});

test("a password from the environment is found by its value, and not repeated", () => {
  const found = findSecrets(`var a="correct horse"`, { SMTP_PASSWORD: "correct horse" });
  expect(found).toEqual(["the value of SMTP_PASSWORD"]);
});

test("what every visitor may have is no secret", () => {
  expect(findSecrets(`"sb_publishable_abc" "${token("anon")}"`, { SMTP_PASSWORD: "" })).toEqual([]);
});

test("a build with a secret in it is removed, and the file is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "index.html"), "<p>Hallo</p>");
  expect(() => refuseSecrets(folder, {})).not.toThrow();
  writeFileSync(join(folder, "app.js"), "sb_secret_abc");
  expect(() => refuseSecrets(folder, {})).toThrow(/app\.js holds a secret key of Supabase\.$/);
  expect(existsSync(folder)).toBe(false);
});
