import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { networksWithMark, socialMark } from "./social-mark.ts";

test.each([
  ["https://www.facebook.com/dakwerk", "facebook"],
  ["https://instagram.com/dakwerk", "instagram"],
  ["https://nl.linkedin.com/company/dakwerk", "linkedin"],
  ["https://mastodon.nl/@dakwerk", "profile"],
  ["https://www.dakwerk-facebook.example/", "profile"],
])("%s has the mark “%s”", (url, mark) => {
  expect(socialMark(url)).toBe(mark);
});

test.each([...networksWithMark, "profile", "whatsapp"])("the mark “%s” is there", (mark) => {
  expect(existsSync(`public/marks/${mark}.svg`)).toBe(true);
});
