import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { findInSettings } from "./settings";

const good = {
  VITE_SUPABASE_URL: "https://abcdefghijklmnop.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc-123_DEF",
  VITE_SITE_URL: "https://www.vandam.nl",
};

test("a site of its own at a public address can go live", () => {
  expect(findInSettings(good, {})).toEqual([]);
});

test("each missing variable is named with an example, and a malformed one is not also called unreachable", () => {
  const texts = findInSettings({}, {}).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts[2]).toMatch(/^VITE_SITE_URL ontbreekt\. Voorbeeld: VITE_SITE_URL=https:/);
  expect(findInSettings({ ...good, VITE_SITE_URL: "localhost:4173" }, {})).toEqual([
    { kind: "fix", text: expect.stringMatching(/^VITE_SITE_URL is niet goed/) },
  ]);
});

test.each(["http://localhost:4173", "https://www.dakdekker.example"])(
  "%s is no address for visitors",
  (VITE_SITE_URL) => {
    expect(findInSettings({ ...good, VITE_SITE_URL }, {})).toEqual([
      { kind: "fix", text: expect.stringContaining(`VITE_SITE_URL is ${VITE_SITE_URL}. Dat adres`) },
    ]);
  },
);

test("every made-up value of .env.example is refused, and a port that is good as it is is not", () => {
  const examples = parseEnv(readFileSync(".env.example", "utf8"));
  const refused = findInSettings({ ...examples, SMTP_PORT: "465" }, examples);
  const names = refused.map(({ text }) => /^(\w+) is nog het voorbeeld uit/.exec(text)?.[1]);
  expect(names).toEqual(
    Object.keys(examples).filter((name) => /example|replace_me|abcdefgh/.test(examples[name] ?? "")),
  );
  expect(names).toContain("SMTP_PASSWORD");
  const oneOfTwo = { ...good, ALLOWED_ORIGINS: `https://www.vandam.nl, ${examples.ALLOWED_ORIGINS}` };
  expect(findInSettings(oneOfTwo, examples)).toHaveLength(1);
});
