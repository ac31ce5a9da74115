import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { get, hide, open, problemWith, save, tidy } from "../../scripts/go-live/settings.ts";

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

test.skipIf(process.platform === "win32")("nobody else on the machine reads the secrets", () => {
  const { file } = openNewFile();
  save("SMTP_PASSWORD", "x=y");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(["www.vandam.nl", "https://www.vandam.nl/", " http://WWW.vandam.nl "])(
  "%j is a good address",
  (typed) => {
    expect(tidy("VITE_SITE_URL", typed)).toBe("https://www.vandam.nl");
  },
);

test.each([
  ["VITE_SITE_URL", "www.vandam.nl/contact", /alleen het adres/],
  ["VITE_SITE_URL", "vandam", /zoals www\.vandam\.nl/],
  ["MAIL_TO", "piet@vandam.nl, kim@vandam.nl", /één mailadres/],
  ["STAFF", "piet", /mailadressen met een komma/],
  ["SMTP_HOST", "mail.vandam.nl:25", /Supabase laat poort 25 niet door/],
  ["SMTP_HOST", "mail.vandam.nl:587", /Supabase laat poort 587 niet door/],
  ["SMTP_HOST", "mail.vandam.nl:2465", /niet over poort 2465/],
  ["SMTP_HOST", "https://mail.vandam.nl", /naam van de server/],
  ["SMTP_PASSWORD", "", /niet leeg/],
  ["DKIM", "v=DKIM1;p=abc", /de naam, een spatie/],
])("%s: %j gets its reason", (name, typed, reason) => {
  expect(problemWith(name, tidy(name, typed))).toMatch(reason);
});

test.each([
  ["STAFF", "Piet@vandam.nl; kim@vandam.nl"],
  ["SMTP_HOST", "smtp.vandam.nl:2587"],
  ["DKIM", ""],
])("%s: %j is taken", (name, typed) => {
  expect(problemWith(name, tidy(name, typed))).toBeFalsy();
});

test("without the right Node or a terminal the command says so", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/go-live/go-live.ts"], {
    encoding: "utf8",
  });
  const isOld = Number.parseInt(process.versions.node, 10) < 22;
  expect(stderr).toMatch(isOld ? /^Dit kan vanaf Node 22/ : /^Dit stelt vragen: typ het in een terminal\./);
  expect(status).toBe(1);
});
