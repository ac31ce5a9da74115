import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { get, hide, open, save } from "./settings.ts";

function openNewFile() {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, ".env");
  const openAgain = () => open(file, {});
  openAgain();
  return { file, openAgain };
}

test.each(["a b#c", "it's", '$HOME "quoted"', "x=y"])("%s survives being written and read", (value) => {
  const { openAgain } = openNewFile();
  save("SMTP_PASSWORD", value);
  save("MAIL_TO", "piet@vandam.nl");
  openAgain();
  expect([get("SMTP_PASSWORD"), get("MAIL_TO")]).toEqual([value, "piet@vandam.nl"]);
});

test("a value with every kind of quote is refused", () => {
  openNewFile();
  expect(() => save("SMTP_PASSWORD", "'\"`")).toThrow("past niet in .env");
});

test("a secret is replaced by dots wherever it stands", () => {
  openNewFile();
  save("SMTP_PASSWORD", "x=y");
  expect(hide("535 x=y: no x=y here")).toBe("535 •••: no ••• here");
});

describe.skipIf(process.platform === "win32")("nobody else on the machine reads the secrets", () => {
  test("in a new file", () => {
    const { file } = openNewFile();
    save("SMTP_PASSWORD", "x=y");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("in a file that was written by hand", () => {
    const { file, openAgain } = openNewFile();
    writeFileSync(file, "VITE_SUPABASE_URL=x\n", { mode: 0o644 });
    openAgain();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
