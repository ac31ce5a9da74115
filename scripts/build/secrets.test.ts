import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holdsSecret, refuseSecrets } from "./secrets";

const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2lnbmF0dXJl`;

test.each([
  ["a secret key", `createClient(url, "sb_secret_abc")`],
  ["the key of an older project", `const key = "${token("service_role")}"`],
  ["a private key", "-----BEGIN PRIVATE KEY-----\nMIIE"],
  ["the name of the mail password", `{"SMTP_PASSWORD":"x"}`],
  ["a password from the environment", `var a="correct horse"`],
])("%s is found", (_, text) => {
  expect(holdsSecret(text, { SMTP_PASSWORD: "correct horse" })).toBe(true);
});

test("what every visitor may have is no secret", () => {
  expect(holdsSecret(`"sb_publishable_abc" "${token("anon")}"`, { SMTP_PASSWORD: "" })).toBe(false);
});

test("a build with a secret in it is removed, and the file is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "index.html"), "<p>Hallo</p>");
  expect(() => refuseSecrets(folder, {})).not.toThrow();
  writeFileSync(join(folder, "app.js"), "sb_secret_abc");
  expect(() => refuseSecrets(folder, {})).toThrow(/app\.js\.$/);
  expect(existsSync(folder)).toBe(false);
});
